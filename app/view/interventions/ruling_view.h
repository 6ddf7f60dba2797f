// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/incident_facts.h"
#include "app/view/common/proposal_view.h"
#include "app/view/interventions/interventions.h"
#include "app/view/texts/ruling_text.h"
#include "arbiter/board/position.h"
#include "arbiter/mating/mating_chances.h"
#include "arbiter/rulings/text.h"

#include <set>

namespace flagfall::view {

/// Stops the clock of the board where an incident is looked at, as in the hall; no answer has this letter there.
inline constexpr char16_t stopClockKey = u'P';
/// Enter, as the keys of the options name it.
inline constexpr char16_t confirmKey = u'\u21B5';

/// A board that waits for a ruling: a flag is down, a period ended with too few moves on the counter, a player has made
/// the illegal move that loses, or the arbiter says what has happened. It lays out the facts, shows the questions and
/// proposals of `arbiter/rulings` in the arbiter's language, and turns what is confirmed into commands. It knows no
/// article, and nothing happens by itself.
class RulingView : public ProposalView {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    using ProposalView::ProposalView;

    /// Looks at this board; forgets what was said about another one, or before another flag.
    void look(InterventionsAt const& at);
    void lookAway();
    /// Something has happened at this board: to be ruled on before anything else, whether the game goes on or not,
    /// until it is decided, play goes on or another board is looked at. Nothing of it is on record yet. `seen` is what
    /// the arbiter has read off a clock on the table, where ours does not run.
    void takeUp(InterventionsAt const& at, rulings::Incident incident, rulings::Answers said = {},
                ByColour<std::vector<rulings::FactText>> seen = {});
    /// These letters mean something else in the panel; they begin no answer.
    void reserve(QStringList letters);
    /// What the clock has run since the clocks should have stood still; every decision that lets the game go on gives
    /// it back. Of the incident taken up.
    void giveBack(std::optional<rulings::GiveTime> since);
    /// What is asked next; empty: nothing.
    [[nodiscard]] QString openQuestion() const;
    /// The check without which the option of this key is not possible; empty: none.
    [[nodiscard]] QString checkBefore(QString const& key) const;
    /// The incident taken up has been decided; another may wait.
    void letGo();
    /// The position on record; null where there is none, or the record is shorter than the game.
    [[nodiscard]] board::Position const* position() const { return m_position ? &*m_position : nullptr; }
    /// What the player has to move by the ruling as it is proposed; null: nothing.
    [[nodiscard]] rulings::MustMove const* mustMove() const;
    /// By a ruling that stands the flag is put up, and its time has not been set: nothing else waits.
    [[nodiscard]] bool putsUp() const { return needed() && !m_taken && m_toPutUp; }
    /// What was answered so far.
    [[nodiscard]] rulings::Answers const& said() const { return m_said; }

    [[nodiscard]] bool needed() const override { return m_incident.has_value(); }
    [[nodiscard]] QString drawing() const override; ///< `flagfall` of a flag, else `warning`
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QStringList facts() const override;
    [[nodiscard]] QString law() const override;
    [[nodiscard]] QString citation() const override;
    [[nodiscard]] QString warning() const override;
    [[nodiscard]] QString mateByRecord() const override;
    [[nodiscard]] QVariantList questions() const override;
    [[nodiscard]] QString askedByOptions() const override;
    /// By one key each: `↵`, or the first letter of an answer. What a claim of a draw needs to be checked for on the
    /// scoresheets is not possible before that.
    [[nodiscard]] QVariantList options() const override;
    /// The word is a result's code or `play-on`, with a number where another one before it has the word; `own-time` of
    /// the proposal with the time that was typed, `pass` where play goes on against what is proposed.
    [[nodiscard]] QVariantList others() const override;
    [[nodiscard]] QString timeProposed() const override;
    [[nodiscard]] QString ownTime() const override { return m_ownTime; }
    void setOwnTime(QString const& typed) override;
    [[nodiscard]] QString ownTimeFault() const override;

    Q_INVOKABLE void answer(QString const& ask, QString const& answer) override;
    /// Gives the answer that has this letter, or that of the player it means; false where none has.
    bool letter(QString const& key);
    /// The word that holds: as said, or as presumed. Empty where neither is.
    [[nodiscard]] QString answerTo(QString const& ask) const;
    /// The question's text; empty where it is not asked.
    [[nodiscard]] QString questionOf(QString const& ask) const;

    struct Decision {
        /// Gives back what the clock has run since it should have stood: an act of its own, for it stays where the
        /// ruling is undone.
        std::optional<session::Command> givenBack{};
        std::vector<session::Command> commands{}; ///< in this order; none: the game goes on
        /// The flag that must be put up for the game to go on; the commands, if any, only put the ruling on record.
        std::optional<Colour> putUp{};
        QString told{};
        /// What is to be entered on the page of adjourned games; `OpenFirst` before anything is decided.
        session::AdjournmentStep step = session::AdjournmentStep::None;
    };
    /// Gives the answer that the option with this key is, where more is to be asked then; false where it decides.
    bool answerStep(QString const& key);
    /// What the option with this key means, with what the arbiter notes beside it; nothing when there is none.
    [[nodiscard]] std::optional<Decision> decisionFor(QString const& key, std::string const& note = {});
    /// The arbiter's own decision, whatever the Laws propose; where they propose one, another result needs the note,
    /// which says why. Nothing where it is none of others().
    [[nodiscard]] std::optional<Decision> ownDecision(QString const& word, std::string const& note);

private:
    /// The player of this colour claims or has called what is ruled on; false where that is not asked of them.
    bool claimBy(QString const& colour);
    /// Of the words that answer it; empty where the word has none. Only an incident taken up has letters for them.
    [[nodiscard]] std::vector<QStringList> keysToQuestions() const;
    [[nodiscard]] bool goesBack() const; ///< to a position before the move
    [[nodiscard]] bool recordIsAhead() const;
    struct Option {
        QString key, text;
        rulings::Choice choice;
        rulings::Answers answers; ///< that lead there
        rulings::Finding finding;
        bool asksOn = false; ///< it only answers, and the next question follows
    };
    [[nodiscard]] Option stepOf(rulings::Way::Said const& said, QString const& key) const;

    void learn(InterventionsAt const& at, session::Board const& board);
    void decideWhatWaits();
    void readControl(session::IncidentFacts& facts, clock::Setting const& control) const;
    /// With what the clock has run since it should have stood still.
    [[nodiscard]] rulings::Known knownNow() const;
    void ruleAnew();
    void lookAtRecord(session::Board const& board);
    void proveMates();
    [[nodiscard]] rulings::Question const* question(rulings::Ask ask) const;
    [[nodiscard]] std::optional<rulings::Answer> holds(rulings::Question const& question) const;
    /// The score if a player can, or cannot, checkmate.
    [[nodiscard]] std::optional<Result> scoreIf(rulings::Answer canMate) const;
    [[nodiscard]] std::vector<rulings::Way> ways() const;
    [[nodiscard]] std::optional<rulings::Ask> asksByOptions() const;
    [[nodiscard]] std::vector<Option> choices() const;
    /// See others().
    struct Other {
        QString word;
        rulings::Choice choice;
    };
    [[nodiscard]] std::vector<Other> otherChoices() const;
    [[nodiscard]] bool mayDecideOtherwise() const;
    [[nodiscard]] std::optional<Colour> unpressedMove() const;
    [[nodiscard]] bool laterThanRound() const;
    /// What only happens in play is said of a game that has not begun.
    [[nodiscard]] bool beforeTheGame() const;
    [[nodiscard]] bool notAdjourned() const;
    [[nodiscard]] bool isDoubted() const;
    /// What an adjourned game has to do with what was taken up; empty: nothing.
    [[nodiscard]] QString adjournedText() const;
    [[nodiscard]] QString readElsewhere() const;
    /// The claim of a draw that the record speaks of; null: something else was taken up.
    [[nodiscard]] rulings::DrawClaimed const* claimOnRecord() const;
    [[nodiscard]] bool isPossible(Option const& option) const;
    [[nodiscard]] Decision decide(Option const& option, std::string const& note, session::ResultBasis basis);
    [[nodiscard]] Decision letPlayGoOn(std::optional<Colour> putUp);
    [[nodiscard]] bool givesBack() const;
    [[nodiscard]] bool givesBack(rulings::Effects const& effects) const; ///< beside them
    [[nodiscard]] WhichClock whichClock() const;
    /// What the clock on the table must show after this; empty where ours does it, or the times are not known.
    [[nodiscard]] QString toSet(rulings::Effects const& effects) const;
    [[nodiscard]] QString told(Option const& option) const;
    [[nodiscard]] QString onBoard(QString const& sentence) const;
    /// Every option leads to the page of adjourned games, where the envelope is opened before anything is ruled.
    [[nodiscard]] bool opensFirst() const;
    [[nodiscard]] session::AdjournmentStep leftAfter(rulings::Effects const& effects) const;
    /// What a draw does to the match, on a line of its own; empty: nothing.
    [[nodiscard]] QString oddsLine(rulings::Effects const& effects) const;
    /// What is left to be entered afterwards, on a line of its own; empty: nothing.
    [[nodiscard]] QString leftLine(rulings::Effects const& effects) const;

    std::optional<rulings::Incident> m_incident; ///< none: nothing waits
    session::IncidentFacts m_facts;
    std::optional<rulings::Rules> m_rules; ///< of the board looked at
    QString m_boardLabel;                  ///< what people call the board looked at
    QString m_earlierRound;                ///< of the board looked at, where it is not the last one
    bool m_hasDrawOdds = false;            ///< a drawn game wins the match for Black there
    rulings::Answers m_said;
    rulings::Ruling m_ruling;
    std::optional<rulings::Incident> m_taken;          ///< by takeUp
    ByColour<std::vector<rulings::FactText>> m_seen;   ///< with it
    QStringList m_reserved;                            ///< by reserve
    std::optional<rulings::GiveTime> m_givenBack;      ///< with it
    std::optional<clock::Span> m_sessionLeft;          ///< by the schedule, where it is more than a few minutes
    std::optional<clock::Span> m_played;               ///< for how long the round has been played
    std::optional<Colour> m_toPutUp;                   ///< whose flag fall a ruling that stands has cancelled
    QString m_ownTime;                                 ///< typed for the incident taken up
    bool m_checked = false;                            ///< the claim taken up, on the scoresheets or by replaying
    std::optional<Result> m_result;                    ///< of the game on the board looked at
    bool m_notBegun = false;                           ///< the clock waits to be started, and nothing is on record
    bool m_nothingMade = false;                        ///< no move of the game, by our clock and the record
    bool m_adjourned = false;                          ///< the game on it, and not resumed
    bool m_clockOnTable = false;                       ///< the game goes by one that is not ours
    std::optional<board::Position> m_position;         ///< on record, where the record is as long as the game
    std::optional<board::Position> m_judged;           ///< the same, but after an illegal move: see judgedAfter()
    BySide<mating::MatingChances> m_chances{};         ///< of that position
    int m_recordAhead = 0;                             ///< half-moves on record that our clock has not counted
    int m_missing = 0;                                 ///< half-moves of the game that are not on a record begun
    std::set<std::pair<int, std::int64_t>> m_playedOn; ///< board and zero that need no ruling any more
};

} // namespace flagfall::view
