// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/hand_acts.h"
#include "arbiter/board/position.h"
#include "arbiter/laws/electronic_device.h"
#include "arbiter/laws/flag_fall.h"
#include "arbiter/rulings/mating_chances.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace flagfall::view {

/// A board that waits for a ruling: a flag is down, a period ended with too few moves on the counter, a player has made
/// the illegal move that loses, or the arbiter says that a telephone or another device concerns him. It lays out the
/// facts and what the event's Laws say of them; the arbiter adds what only he knows, and decides. Nothing happens by
/// itself.
class RulingView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool needed READ needed NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QStringList facts READ facts NOTIFY changed FINAL)
    Q_PROPERTY(QString law READ law NOTIFY changed FINAL)
    Q_PROPERTY(QString citation READ citation NOTIFY changed FINAL)
    Q_PROPERTY(QString warning READ warning NOTIFY changed FINAL)
    Q_PROPERTY(QStringList callers READ callers NOTIFY changed FINAL)
    Q_PROPERTY(int caller READ caller WRITE setCaller NOTIFY changed FINAL)
    Q_PROPERTY(QStringList orders READ orders NOTIFY changed FINAL)
    Q_PROPERTY(int order READ order WRITE setOrder NOTIFY changed FINAL)
    Q_PROPERTY(QString movesQuestion READ movesQuestion NOTIFY changed FINAL)
    Q_PROPERTY(int moves READ moves WRITE setMoves NOTIFY changed FINAL)
    Q_PROPERTY(QString mateQuestion READ mateQuestionText NOTIFY changed FINAL)
    Q_PROPERTY(int mate READ mate WRITE setMate NOTIFY changed FINAL)
    Q_PROPERTY(QString mateByRecord READ mateByRecord NOTIFY changed FINAL)
    Q_PROPERTY(bool flagCase READ flagCase NOTIFY changed FINAL)
    Q_PROPERTY(bool deviceCase READ deviceCase NOTIFY changed FINAL)
    Q_PROPERTY(bool overBefore READ overBefore WRITE setOverBefore NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList options READ options NOTIFY changed FINAL)
public:
    using QObject::QObject;

    /// Looks at this board; forgets what was said about another one, or before another flag.
    void look(HandsAt const& at);
    void lookAway();
    /// A telephone has sounded, or this player has a device on him: to be ruled on by the board looked at, before
    /// anything else, until it is decided, play goes on or another board is looked at. Nothing of it is on record yet.
    void takeUpDevice(Colour offender);

    [[nodiscard]] bool needed() const { return m_case != Case::None; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QStringList facts() const;
    [[nodiscard]] QString law() const;
    [[nodiscard]] QString citation() const;
    [[nodiscard]] QString warning() const;
    [[nodiscard]] QStringList callers() const; ///< who may have called the flag; the arbiter first
    [[nodiscard]] int caller() const;
    void setCaller(int caller);
    [[nodiscard]] QStringList orders() const; ///< whose flag fell first; empty while only one is down
    [[nodiscard]] int order() const;
    void setOrder(int order);
    [[nodiscard]] QString movesQuestion() const; ///< empty where all the moves are asked for
    [[nodiscard]] int moves() const { return static_cast<int>(m_said.moves); }
    void setMoves(int moves);
    [[nodiscard]] QString mateQuestionText() const; ///< empty where nothing hangs on it
    [[nodiscard]] int mate() const { return static_cast<int>(mateNow()); }
    /// What the record of the game says about it and why, or that it is too short to say; empty where the arbiter has
    /// said it himself, or nothing is on record.
    [[nodiscard]] QString mateByRecord() const;
    void setMate(int mate);
    [[nodiscard]] bool flagCase() const { return m_case == Case::Flag; }
    [[nodiscard]] bool deviceCase() const { return m_case == Case::Device; }
    [[nodiscard]] bool overBefore() const { return m_said.overBefore; }
    void setOverBefore(bool over);
    /// What can be decided now by one key: maps of `key` and `text`, the nearest first.
    [[nodiscard]] QVariantList options() const;

    struct Decision {
        std::vector<session::Command> commands{}; ///< in this order; none: the game goes on
        std::optional<Colour> putUp{};            ///< the flag that must be put up for the game to go on
        QString told{};
    };
    /// What the option with this key means, with what the arbiter notes beside it; nothing when there is none.
    [[nodiscard]] std::optional<Decision> decisionFor(QString const& key, std::string const& note = {});
    /// The arbiter's own word, whatever the Laws propose; its note stands before it.
    [[nodiscard]] Decision ownDecision(Result result, std::string const& note) const;
    /// The game goes on: the same facts ask for no ruling again.
    [[nodiscard]] Decision playOn();

signals:
    void changed();

private:
    enum class Case { None, Flag, IllegalMove, Device };
    enum class Moves { NotSaid, Made, NotMade };
    /// What only the arbiter knows.
    struct Said {
        CanMate mate = CanMate::NotSaid;
        Moves moves = Moves::NotSaid;
        std::optional<Colour> caller{};
        std::optional<std::optional<Colour>> first{}; ///< none: as the clock says
        bool overBefore = false;
    };
    /// One player's zero.
    struct Zero {
        bool down = false;
        bool last = true; ///< no period follows
        int period = 1;
        int asked = 0;
        int made = 0;
        std::optional<clock::Instant> at{};
        friend bool operator==(Zero const&, Zero const&) = default;
    };
    struct Facts {
        RoundNumber round{};
        BoardNumber board{};
        BySide<Zero> zeros{};
        std::optional<Colour> first{};
        std::optional<Colour> noticed{};
        std::optional<Colour> offender{};
        int offences = 0;
        clock::Instant startedAt{};
        bool hasExtra = false;
        friend bool operator==(Facts const&, Facts const&) = default;
    };
    struct Option {
        QString key, text;
        std::optional<Result> result; ///< none: the game goes on
        std::string_view article;
    };

    [[nodiscard]] static Facts factsOf(HandsAt const& at, session::Board const& board);
    [[nodiscard]] FlagFacts flagFacts(CanMate mate) const;
    [[nodiscard]] FlagRuling ruling(CanMate mate) const;
    [[nodiscard]] FlagRuling rulingNow() const { return ruling(mateNow()); }
    /// What the arbiter has said, else what follows from the position on record.
    [[nodiscard]] CanMate mateNow() const;
    [[nodiscard]] CanMate provenByRecord() const;
    void lookAtRecord(session::Board const& board);
    /// Who wins if he can mate; none where nothing hangs on it.
    [[nodiscard]] std::optional<Colour> winner() const;
    [[nodiscard]] Colour fallen() const;
    [[nodiscard]] Case caseNow() const;
    [[nodiscard]] Option option(QString const& key, QString const& text, FlagProposal proposal) const;
    [[nodiscard]] Result mateScore(Colour colour, CanMate mate) const;
    [[nodiscard]] QString deviceLaw() const;
    [[nodiscard]] QString deviceWarning() const;
    [[nodiscard]] bool bothDown() const { return m_facts.zeros.white.down && m_facts.zeros.black.down; }
    [[nodiscard]] bool anyFinal() const;
    [[nodiscard]] std::vector<Option> choices() const;
    [[nodiscard]] std::vector<Option> mateChoices(Colour colour) const;
    [[nodiscard]] std::string_view articleFor(FlagProposal proposal) const;
    [[nodiscard]] Decision resultBy(Result result, std::string_view article, std::string const& note) const;
    template <typename T>
    void say(T& what, T const& value);

    Case m_case = Case::None;
    Facts m_facts;
    Said m_said;
    std::optional<Colour> m_device;             ///< whose it is
    std::optional<board::Position> m_position;  ///< on record, where the record is as long as the game
    BySide<rulings::MatingChances> m_chances{}; ///< of that position
    int m_missing = 0;                          ///< half-moves of the game that are not on a record begun
    Edition const* m_edition = nullptr;
    PlayType m_play = PlayType::Standard;
    Supervision m_supervision = Supervision::Full;
    bool m_quickplayAnnounced = false;
    std::set<std::pair<int, std::int64_t>> m_playedOn; ///< board and zero that need no ruling any more
};

} // namespace flagfall::view
