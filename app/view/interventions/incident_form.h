// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "app/view/interventions/interventions.h"
#include "arbiter/rulings/text.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>

namespace flagfall::view {

/// A fact of an incident as the form shows it.
struct IncidentField {
    QString word; ///< in the description of the incident
    QString label;
    QString kind;             ///< `chips`: a few choices; `several`: any of them; `list`: many; `text`: a line
    QString value;            ///< a word of `words`, several with commas between them, or what is written
    QStringList words, names; ///< the choices and what they are called
    QStringList keys;         ///< of the choices, where they have any; of an arrival that it is now
    QString example;
    QString error;
    QString understood; ///< what was read of what is typed, where that is not plain
    bool wide = false;  ///< takes a line of its own

    [[nodiscard]] QString key() const { return word; }
    friend bool operator==(IncidentField const&, IncidentField const&) = default;
};

class IncidentFields : public FLAGFALL_ROWS(IncidentField) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the form")
public:
    explicit IncidentFields(QObject* parent = nullptr);
    void show(std::vector<IncidentField> fields) { setRows(std::move(fields)); }
    /// Where the field of this word is; −1 where it is not shown.
    Q_INVOKABLE [[nodiscard]] int rowOf(QString const& word) const { return rowWith(word); }
};

/// The facts of one incident. What must be given comes first; what is rarely wanted is shown on request. It is read
/// from the description of the incident: a new fact has its field without a change here.
class IncidentForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(flagfall::view::IncidentFields* fields READ fields CONSTANT FINAL)
    Q_PROPERTY(bool unfolded READ unfolded WRITE setUnfolded NOTIFY changed FINAL)
    Q_PROPERTY(int folded READ folded NOTIFY changed FINAL)
    Q_PROPERTY(QString wanted READ wanted NOTIFY changed FINAL)
public:
    explicit IncidentForm(QObject* parent = nullptr);

    /// Begins with what was said of it before, if anything.
    void start(std::string_view incident, InterventionsAt const& at, std::vector<rulings::FactText> const& said = {});
    void clear();
    /// What follows from the board is read anew; what the arbiter has said stays.
    void look(InterventionsAt const& at);

    [[nodiscard]] std::string const& incidentWord() const { return m_incident; }
    /// It asks how late a player is, who may not have come yet: that grows by itself.
    [[nodiscard]] bool countsLateness() const;
    /// What the arbiter has said, as it was typed.
    [[nodiscard]] std::vector<rulings::FactText> said() const;
    /// None while something is missing or wrong.
    [[nodiscard]] std::optional<rulings::Incident> incident() const;
    /// What the arbiter has read off the clock on the table, by player: asked for where ours does not run. What a press
    /// gave there is known by the time control.
    [[nodiscard]] ByColour<std::vector<rulings::FactText>> seen() const;

    [[nodiscard]] IncidentFields* fields() { return &m_fields; }
    [[nodiscard]] auto const& fieldsShown() const { return m_fields.rows(); }
    /// The field of this word; null where it is not shown.
    [[nodiscard]] IncidentField const* field(QString const& word) const;
    [[nodiscard]] bool unfolded() const { return m_unfolded; }
    void setUnfolded(bool unfolded);
    /// How many fields are not shown.
    [[nodiscard]] int folded() const { return m_folded; }
    /// The first fact that must be given and is not; empty: none.
    [[nodiscard]] QString wanted() const { return m_wanted; }

    /// The letters of the players say who did it.
    [[nodiscard]] bool lettersName() const;

    /// The first fact that is given and cannot be read; empty: none.
    [[nodiscard]] QString unreadable() const;

    /// An empty value takes back what was said.
    Q_INVOKABLE void edit(QString const& word, QString const& value);
    /// Chooses one of several, or takes it back where it is chosen.
    Q_INVOKABLE void toggle(QString const& word, QString const& choice);
    /// Says that it was this player, by `white` or `black`: of a late arrival that the player has come now, unless a
    /// time is given. False where the incident does not ask.
    Q_INVOKABLE bool blame(QString const& colour);
    /// The piece here was touched, after the others; or was not after all.
    void toggleSquare(board::Square square);
    /// The choice with this number, from 1: one of several, or the one that must be given. False where there is none.
    bool number(int at);
    /// The time or number that is asked for only because of the choice made last; empty: none.
    [[nodiscard]] QString const& asksNext() const { return m_asksNext; }
    /// Where digits go that choose nothing: the time that a letter has filled in, else the first time or number that is
    /// empty; empty: nowhere.
    [[nodiscard]] QString fieldOfDigits() const;

signals:
    void changed();
    /// The arbiter has said something else.
    void edited();

private:
    struct Entry {
        rulings::FactForm form;
        bool usual = false;                   ///< shown at once
        bool shown = false;                   ///< now
        bool ofClock = false;                 ///< not of the incident: read off the clock on the table
        bool asWritten = false;               ///< a move in the letters of the player's language
        std::optional<QString> said{};        ///< by the arbiter
        std::optional<QString> known{};       ///< from the board
        std::optional<std::string> english{}; ///< of the move of a claim, written in other letters
    };
    /// What the arbiter has said, and what follows from the board.
    [[nodiscard]] std::vector<rulings::FactText> given() const;
    [[nodiscard]] Expected<rulings::Incident, rulings::FactProblem> read() const;
    [[nodiscard]] Entry* entry(QString const& word);
    [[nodiscard]] static QString valueOf(Entry const& entry);
    [[nodiscard]] static QString shownOf(Entry const& entry);
    [[nodiscard]] static int rankOf(Entry const& entry); ///< where it stands among the others: the lowest first
    [[nodiscard]] QString errorOf(Entry const& entry) const;
    [[nodiscard]] bool isMissing(Entry const& entry, std::string_view stillToSay) const;
    [[nodiscard]] bool namesPlayer(Entry const& entry) const;
    bool comesNow(QString const& colour, QString const& arrival);
    [[nodiscard]] bool takesNow(Entry const& entry) const; ///< of an arrival that nobody has told yet
    [[nodiscard]] bool isNumbered(Entry const& entry) const;
    [[nodiscard]] IncidentField fieldOf(Entry const& entry) const;
    [[nodiscard]] QStringList keysOf(Entry const& entry) const;
    void addClock(InterventionsAt const& at, session::Board const& board);
    void readWaitingClock(InterventionsAt const& at, session::Board const& board);
    [[nodiscard]] Entry const* bindingMove();
    [[nodiscard]] QString faultOfMove(session::Board const& board);
    void show();

    std::string m_incident;
    std::vector<Entry> m_entries;
    IncidentFields m_fields;
    bool m_unfolded = false;
    int m_folded = 0;
    QString m_wanted;
    QString m_asksNext;                          ///< see asksNext()
    QString m_filledIn;                          ///< the time that a letter has filled in last
    int m_toCome = 0;                            ///< rounds that a player can be left out of
    QString m_sinceStart;                        ///< of the round; empty: it has not begun
    bool m_adjourned = false;                    ///< the game on the board
    QString m_moveFault;                         ///< what is wrong with the move that binds the player
    std::optional<board::Position> m_position{}; ///< on the board, where the record is as long as the game
};

} // namespace flagfall::view
