// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/act_text.h"

#include "app/session/event/ruling_on_record.h"
#include "app/session/event/saying.h"
#include "app/view/texts/blind_text.h"
#include "app/view/texts/claim_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/role_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/ruling_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>

namespace flagfall::view {
namespace {

using session::EventState;
using session::Saying;

struct ActText {
    Q_DECLARE_TR_FUNCTIONS(ActText)
};

/// The round of the boards that the act names; none where it names none, or one of whatever round there is.
std::optional<RoundNumber> roundTouchedBy(session::Act const& act) {
    session::Touched const touched = session::touchedBy(act);
    return touched.boards.empty() ? std::nullopt : std::optional{touched.round};
}

QString labelsText(EventState const& state, std::optional<RoundNumber> round, std::vector<BoardNumber> const& boards) {
    QStringList labels;
    for (BoardNumber const board : boards) labels += boardLabel(state, round, board);
    return labels.join(QStringLiteral(", "));
}

/// The boards in the middle of a phrase.
QString boardsPhrase(EventState const& state, std::optional<RoundNumber> round,
                     std::vector<BoardNumber> const& boards) {
    constexpr std::size_t shortList = 5;
    if (boards.size() == 1) return ActText::tr("board %1", "phrase").arg(boardLabel(state, round, boards.front()));
    if (boards.size() > shortList) return ActText::tr("%n board(s)", "phrase", static_cast<int>(boards.size()));
    return ActText::tr("boards %1", "phrase").arg(labelsText(state, round, boards));
}

/// What stands in the hole of a saying, in the language of the window.
struct Words {
    EventState const& state;
    std::optional<RoundNumber> ofBoards;      ///< the round of the boards that are named
    std::function<QString(Seq)> const& about; ///< of the act that another one takes back

    QString operator()(std::string const& text) const { return plain(text); }
    QString operator()(int value) const { return QString::number(value); }
    QString operator()(RoundNumber round) const { return roundLabel(state, round); }
    QString operator()(BoardNumber board) const { return boardLabel(state, ofBoards, board); }
    QString operator()(std::vector<BoardNumber> const& boards) const { return boardsPhrase(state, ofBoards, boards); }
    QString operator()(PlayerId player) const { return playerName(state, player); }
    QString operator()(Seq act) const { return about(act); }
    QString operator()(session::Bye bye) const { return byeText(bye); }
    QString operator()(session::Rest const& rest) const { return byeText(rest.bye); }
    QString operator()(Colour colour) const { return colourText(colour); }
    QString operator()(Result result) const { return resultText(result); }
    QString operator()(clock::Span span) const { return spanText(span); }
    QString operator()(clock::Instant at) const { return spanText(at.time_since_epoch()); }
    QString operator()(clock::Fact const& fact) const { return factText(fact); }
    QString operator()(std::vector<clock::Operation> const& operations) const { return operationsText(operations); }
    QString operator()(clock::Change const& change) const { return changeText(change); }
    QString operator()(session::Corrected const& corrected) const {
        QString const done = operationsText(corrected.operations);
        QString const values = changeText(corrected.change);
        //: %1 what was done to a clock, %2 the old and the new values.
        return values.isEmpty() ? done : ActText::tr("%1 (%2)", "clock").arg(done, values);
    }
    QString operator()(session::ChangedBack const& back) const { return changedBackText(back.change); }
    QString operator()(Ground ground) const { return groundText(ground); }
    QString operator()(session::Offence const& offence) const {
        QString const what = groundText(offence.ground);
        QString const who = colourText(offence.by);
        //: %1 an offence, %2 White or Black: "disturbing the opponent, White".
        if (offence.number == 0) return ActText::tr("%1, %2", "offence").arg(what, who);
        //: %1 an offence, %2 which one of this player, %3 White or Black: "illegal move no. 2, White".
        return ActText::tr("%1 no. %2, %3", "offence").arg(what, QString::number(offence.number), who);
    }
    QString operator()(record::ClaimBasis basis) const {
        QString text = basisText(basis);
        text[0] = text[0].toLower();
        return text;
    }
    QString operator()(session::RecoveryPolicy policy) const { return policyText(policy); }
    QString operator()(session::BlindRemark remark) const { return remarkText(remark); }
    QString operator()(ResultKind how) const { return resultKindText(how); }
    QString operator()(session::LocalMinute const& at) const { return minuteText(at); }
    QString operator()(session::RuledOn const& on) const {
        auto const ruling = session::fromRecord(*on.ruling);
        return ruling ? incidentText(ruling->rules, ruling->incident, ruling->known) : plain(on.ruling->incident);
    }
    QString operator()(session::RuledSo const& so) const {
        auto const ruling = session::fromRecord(*so.ruling);
        if (!ruling) return plain(so.ruling->finding);
        auto const& effects = ruling->choice.effects;
        return effects.empty() ? findingText(ruling->finding)
                               : outcomeText(effects, clockAt(state, so.round, so.board));
    }
};

/// The pattern with its holes filled; what was filled in is not looked at again.
QString filled(QString const& pattern, Saying const& saying, Words const& words) {
    QString text;
    for (qsizetype at = 0; at < pattern.size();) {
        qsizetype const open = pattern.indexOf(QLatin1Char('{'), at);
        qsizetype const close = open < 0 ? -1 : pattern.indexOf(QLatin1Char('}'), open);
        if (close < 0) return text + pattern.mid(at);
        std::string const name = pattern.mid(open + 1, close - open - 1).toStdString();
        auto const hole = std::ranges::find(saying.holes(), name, [](auto const& one) { return one.first; });
        text += pattern.mid(at, open - at);
        if (hole != saying.holes().end()) text += std::visit(words, hole->second);
        at = close + 1;
    }
    return text;
}

QString inWords(Saying const& saying, EventState const& state, std::optional<RoundNumber> ofBoards,
                std::function<QString(Seq)> const& about) {
    if (saying.isEmpty()) return {};
    int const count = saying.counts() ? saying.count() : -1;
    QString const pattern = QCoreApplication::translate(saying.context(), saying.english(), nullptr, count);
    QString text = filled(pattern, saying, {state, ofBoards, about});
    //: %1 a sentence about an act, %2 the number of an article of the Laws.
    if (!saying.article().empty()) text = ActText::tr("%1 (Laws %2)", "article").arg(text, plain(saying.article()));
    //: %1 a sentence about an act, %2 a note of the arbiter's.
    return saying.note().empty() ? text : ActText::tr("%1 – %2", "note").arg(text, plain(saying.note()));
}

QString nothing(Seq) { return {}; }

session::Act const* actWith(session::History const& history, Seq seq) {
    if (seq < Seq{1} || history.last() < seq) return nullptr;
    return &history.acts()[static_cast<std::size_t>(seq.value() - 1)].act;
}

/// `Boards 1, 2`; a result says of which round, and so does whatever was done in a round that was not the last one
/// then. Nothing where the sentence names no board.
QString placeText(session::Act const& act, EventState const& state, bool ofOtherRound) {
    session::Touched const touched = session::touchedBy(act);
    if (touched.boards.empty() || session::changedBackBy(act)) return {};
    if (kindIn(act).category != session::Category::Result) {
        QString const boards = boardsText(state, touched.round, touched.boards);
        return ofOtherRound ? roundAndSentence(roundLabel(state, touched.round), boards) : boards;
    }
    //: Where a result was entered: the numbers of a round and a board.
    return ActText::tr("Round %1, board %2")
        .arg(roundLabel(state, touched.round), boardLabel(state, touched.round, touched.boards.front()));
}

/// Whether the notice about acts that were just done names this one: the arbiter did it to a board.
bool isTold(session::Act const& act) {
    using session::Category;
    session::ActKind const& kind = kindIn(act);
    if (kind.undo == session::Undoing::NotWhatFollows) return false;
    return kind.category == Category::Clock || kind.category == Category::Correction ||
           kind.category == Category::Attendance || std::holds_alternative<session::GameAdjourned>(act);
}

bool isEarlier(RoundNumber round, EventState const& state) {
    session::Round const* const current = state.currentRound();
    return current && round != current->number && state.round(round);
}

/// An act at a board as a phrase, and of which round it was where that is not plain.
QString phraseWithRound(session::Act const& act, EventState const& state, bool ofOtherRound) {
    QString const phrase = inWords(phraseOf(act), state, roundTouchedBy(act), nothing);
    session::Touched const touched = session::touchedBy(act);
    if (phrase.isEmpty() || touched.boards.empty() || !ofOtherRound) return phrase;
    //: %1 an act at a board as a phrase: "result 1–0 on board 3"; %2 the number of an earlier round.
    return ActText::tr("%1 (round %2)", "phrase").arg(phrase, roundLabel(state, touched.round));
}

} // namespace

WhichClock clockAt(EventState const& state, RoundNumber number, BoardNumber wanted) {
    session::Round const* const round = state.round(number);
    session::Board const* const board = round ? round->board(wanted) : nullptr;
    return board && !board->clock ? WhichClock::OnTheTable : WhichClock::Ours;
}

QString withRound(QString const& sentence, std::optional<RoundNumber> round, EventState const& state) {
    return sentence.isEmpty() || !round || !isEarlier(*round, state)
               ? sentence
               : roundAndSentence(roundLabel(state, *round), sentence);
}

QString roundAndSentence(QString const& round, QString const& sentence) {
    //: %1 the number of an earlier round, %2 a sentence about one of its boards.
    return ActText::tr("Round %1 · %2").arg(round, sentence);
}

QString boardsText(EventState const& state, std::optional<RoundNumber> round, std::vector<BoardNumber> const& boards) {
    constexpr std::size_t shortList = 5;
    if (boards.size() == 1) return ActText::tr("Board %1").arg(boardLabel(state, round, boards.front()));
    if (boards.size() > shortList) return ActText::tr("%n board(s)", "subject", static_cast<int>(boards.size()));
    //: %1 is a list of board numbers: "1, 2, 5".
    return ActText::tr("Boards %1").arg(labelsText(state, round, boards));
}

QString doneText(EventState const& state, std::vector<session::Act> const& acts) {
    QString done;
    std::optional<RoundNumber> round;
    std::vector<BoardNumber> boards;
    for (session::Act const& act : acts) {
        if (!isTold(act)) continue;
        auto const* const corrected = std::get_if<session::ClocksCorrected>(&act);
        done = !corrected                  ? inWords(sentenceOf(act), state, roundTouchedBy(act), nothing)
               : corrected->boards.empty() ? QString{}
                                           : operationsText(corrected->boards.front().operations);
        std::vector<BoardNumber> const touched = session::touchedBy(act).boards;
        if (!touched.empty()) round = roundTouchedBy(act);
        boards.insert(boards.end(), touched.begin(), touched.end());
    }
    std::ranges::sort(boards);
    auto const twice = std::ranges::unique(boards);
    boards.erase(twice.begin(), twice.end());
    if (done.isEmpty()) return {};
    //: %1 which boards, %2 what happened there: "Boards 1, 2: clock paused".
    return ActText::tr("%1: %2", "boards").arg(boardsText(state, round, boards), done);
}

QString numberedDesk(QString const& number) { return QStringLiteral("Desk %1").arg(number); }

QString stationText(QString const& station) {
    bool isNumber = false;
    int const number = station.section(QLatin1Char(' '), -1).toInt(&isNumber);
    return isNumber && station == numberedDesk(QString::number(number)) ? deskText(number) : station;
}

QString deskText(int number) {
    //: What a place of work at an event is called, %1 its number.
    return ActText::tr("Desk %1").arg(number);
}

QString attendantText(session::Origin const& origin) {
    auto const role = session::roleFromWord(origin.role);
    QString const person = plain(origin.person);
    //: %1 a person, %2 the role: "C. Deputy (deputy arbiter)".
    return role ? ActText::tr("%1 (%2)", "role").arg(person, roleText(*role)) : person;
}

QString whoText(session::Origin const& origin) {
    QString const station = stationText(plain(origin.station));
    return origin.person.empty() ? station : attendantText(origin) + QStringLiteral(" · ") + station;
}

QString policyText(session::RecoveryPolicy policy) {
    switch (policy) {
    case session::RecoveryPolicy::LastHeartbeat: return ActText::tr("clock resumes from the last recorded time");
    case session::RecoveryPolicy::LastEvent: return ActText::tr("clock resumes from the last recorded press");
    case session::RecoveryPolicy::ChargeToRestart:
        return ActText::tr("the interruption is charged to the player to move");
    case session::RecoveryPolicy::Manual: return ActText::tr("times set by the arbiter");
    }
    return {};
}

namespace {

/// What an act says of this player; null where it says nothing.
session::PlayerDetails const* detailsIn(session::Act const& act, PlayerId player) {
    auto const of = [player](auto const& one) { return one && one->player == player ? &*one->details : nullptr; };
    if (auto const* const found = of(std::get_if<session::PlayerEntered>(&act))) return found;
    if (auto const* const found = of(std::get_if<session::PlayerRevised>(&act))) return found;
    if (auto const* const found = of(std::get_if<session::PlayerEnteredLate>(&act))) return found;
    if (auto const* const many = std::get_if<session::PlayersEntered>(&act)) {
        auto const found = std::ranges::find(many->players, player, &session::PlayersEntered::Entry::player);
        if (found != many->players.end()) return &found->details;
    }
    return nullptr;
}

session::PlayerDetails const* detailsBefore(session::History const& history, Seq seq, PlayerId player) {
    for (auto behind = seq.value() - 1; behind > 0; --behind) {
        if (history.retracted(Seq{behind})) continue;
        if (auto const* const found = detailsIn(*actWith(history, Seq{behind}), player)) return found;
    }
    return nullptr;
}

/// What was changed of a player, field by field: `Name: Novak, Jan → Novák, Jan`. What nobody else needs to read is
/// only named.
QString changesOf(session::PlayerDetails const& before, session::PlayerDetails const& now) {
    using session::PlayerDraft;
    using session::PlayerField;
    static constexpr std::array fields{std::pair{PlayerField::Name, &PlayerDraft::name},
                                       std::pair{PlayerField::Federation, &PlayerDraft::federation},
                                       std::pair{PlayerField::Title, &PlayerDraft::title},
                                       std::pair{PlayerField::Sex, &PlayerDraft::sex},
                                       std::pair{PlayerField::Rating, &PlayerDraft::rating},
                                       std::pair{PlayerField::FideId, &PlayerDraft::fideId},
                                       std::pair{PlayerField::Birth, &PlayerDraft::birth},
                                       std::pair{PlayerField::Club, &PlayerDraft::club},
                                       std::pair{PlayerField::NationalId, &PlayerDraft::nationalId},
                                       std::pair{PlayerField::NationalRating, &PlayerDraft::nationalRating},
                                       std::pair{PlayerField::OfficialRating, &PlayerDraft::officialRating},
                                       std::pair{PlayerField::K, &PlayerDraft::k},
                                       std::pair{PlayerField::Categories, &PlayerDraft::categories},
                                       std::pair{PlayerField::FeeOwed, &PlayerDraft::feeOwed},
                                       std::pair{PlayerField::FeePaid, &PlayerDraft::feePaid},
                                       std::pair{PlayerField::Note, &PlayerDraft::note},
                                       std::pair{PlayerField::FixedBoard, &PlayerDraft::fixedBoard},
                                       std::pair{PlayerField::LaterRatings, &PlayerDraft::laterRatings}};
    PlayerDraft const old = draftOf(before), fresh = draftOf(now);
    QStringList changes;
    for (auto const& [field, text] : fields) {
        if (old.*text == fresh.*text) continue;
        bool const isPrivate = field == PlayerField::Birth || field == PlayerField::Note;
        changes += isPrivate ? fieldName(field)
                             //: %1 a field, %2 and %3 what it said before and says now: "Rating: 2100 → 2110".
                             : ActText::tr("%1: %2 → %3")
                                   .arg(fieldName(field), fieldValue(field, old.*text), fieldValue(field, fresh.*text));
    }
    return changes.join(QStringLiteral("; "));
}

/// Behind the sentence about it.
QString whatChanged(session::RecordedAct const& act, session::History const& history) {
    auto const* const revised = std::get_if<session::PlayerRevised>(&act.act);
    if (!revised) return {};
    auto const* const before = detailsBefore(history, act.seq, revised->player);
    return before ? changesOf(*before, *revised->details) : QString{};
}

} // namespace

std::optional<RoundNumber> LastRound::at(Seq seq) {
    if (m_paired < seq && seq <= m_asked) return m_round;
    m_asked = seq;
    m_round.reset();
    for (m_paired = Seq{seq.value() - 1}; m_paired > Seq{0}; m_paired = Seq{m_paired.value() - 1}) {
        session::Act const& act = m_history.acts()[static_cast<std::size_t>(m_paired.value() - 1)].act;
        auto const* const paired = std::get_if<session::RoundPaired>(&act);
        auto const* const imported = std::get_if<session::RoundImported>(&act);
        if ((!paired && !imported) || m_history.retracted(m_paired)) continue;
        m_round = paired ? paired->pairing.round : imported->round;
        break;
    }
    return m_round;
}

QString actSentence(session::RecordedAct const& act, session::History const& history) {
    LastRound last(history);
    return actSentence(act, history, last);
}

QString actSentence(session::RecordedAct const& act, session::History const& history, LastRound& lastRound) {
    EventState const& state = history.state();
    auto const isOther = [&](session::Act const& one) {
        session::Touched const touched = session::touchedBy(one);
        auto const last = touched.boards.empty() ? std::nullopt : lastRound.at(act.seq);
        return last && touched.round != *last;
    };
    QString text = inWords(sentenceOf(act.act), state, roundTouchedBy(act.act), [&](Seq seq) {
        session::Act const* const target = actWith(history, seq);
        return target ? phraseWithRound(*target, state, isOther(*target)) : QString{};
    });
    //: %1 a sentence about an act, %2 what changed by it.
    if (QString const changed = whatChanged(act, history); !changed.isEmpty())
        text = ActText::tr("%1 (%2)", "changed").arg(text, changed);
    QString const place = placeText(act.act, state, isOther(act.act));
    return place.isEmpty() ? text : ActText::tr("%1: %2", "boards").arg(place, text);
}

QString boardActText(session::Act const& act, session::History const& history, BoardNumber board) {
    QString text = inWords(sentenceAt(board, act), history.state(), roundTouchedBy(act), [&](Seq seq) {
        session::Act const* const target = actWith(history, seq);
        return target ? boardActText(*target, history, board) : QString{};
    });
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString actPhrase(session::Act const& act, EventState const& state) {
    return phraseWithRound(act, state, isEarlier(session::touchedBy(act).round, state));
}

namespace {

/// Which of the acts of a command says what it was: a move that was sealed before who keeps it, else the last that does
/// not only go along with others, as contact details do with new players.
Seq namingAct(session::History const& history, std::vector<Seq> const& acts) {
    auto const sealed = std::ranges::find_if(
        acts, [&](Seq seq) { return std::holds_alternative<session::MoveSealed>(*actWith(history, seq)); });
    if (sealed != acts.end()) return *sealed;
    auto const last = std::find_if(acts.rbegin(), acts.rend(), [&](Seq seq) {
        return !std::holds_alternative<session::ContactsKept>(*actWith(history, seq));
    });
    return last == acts.rend() ? acts.back() : *last;
}

} // namespace

/// What one command did: a ruling and how much it changed, else one of its acts. Others of the same kind are counted.
QString commandText(session::History const& history, std::vector<Seq> const& acts) {
    if (acts.empty()) return {};
    auto const isRuling = [&](Seq seq) { return std::holds_alternative<session::RulingMade>(*actWith(history, seq)); };
    auto const ruling = std::ranges::find_if(acts, isRuling);
    session::Act const& named = *actWith(history, ruling == acts.end() ? namingAct(history, acts) : *ruling);
    auto const alike = static_cast<int>(std::ranges::count_if(
        acts, [&](Seq seq) { return kindIn(*actWith(history, seq)).word == kindIn(named).word; }));
    QString phrase = actPhrase(named, history.state());
    //: %1 an act as a phrase: "bye of Novák in round 3 and 4 more".
    if (alike > 1) phrase = ActText::tr("%1 and %n more", "acts", alike - 1).arg(phrase);
    int const changes = ruling == acts.end() ? 0 : static_cast<int>(acts.size()) - alike;
    //: %1 a ruling as a phrase, %n how many things it changed: "ruling on board 3 with 5 changes".
    return changes > 0 ? ActText::tr("%1 with %n change(s)", "ruling", changes).arg(phrase) : phrase;
}

QString undoText(session::History const& history) {
    QString const phrase = commandText(history, history.actsToUndo());
    //: %1 an act as a phrase: "result 1–0 on board 3".
    return phrase.isEmpty() ? phrase : ActText::tr("Undo: %1").arg(phrase);
}

QString redoText(session::History const& history) {
    QString const phrase = commandText(history, history.actsToRedo());
    //: %1 an act as a phrase: "result 1–0 on board 3".
    return phrase.isEmpty() ? phrase : ActText::tr("Redo: %1").arg(phrase);
}

QString undoneText(session::History const& history, std::vector<Seq> const& acts) {
    QString const phrase = commandText(history, acts);
    //: %1 an act as a phrase: "result 1–0 on board 3".
    return phrase.isEmpty() ? phrase : ActText::tr("Undone: %1").arg(phrase);
}

QString redoneText(session::History const& history) {
    QString const phrase = commandText(history, history.actsToRedo());
    //: %1 an act as a phrase: "result 1–0 on board 3".
    return phrase.isEmpty() ? phrase : ActText::tr("Redone: %1").arg(phrase);
}

QString replacedText(EventState const& state, RoundNumber round, BoardNumber board, Result before, Result after) {
    //: A result was overwritten: board, old result, new result.
    return ActText::tr("Board %1: %2 replaced by %3.")
        .arg(boardLabel(state, round, board), resultText(before), resultText(after));
}

} // namespace flagfall::view
