// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/incident_known.h"

#include "app/session/decide/claim_on_record.h"
#include "app/session/event/adjourned_game.h"
#include "app/session/reports/offences.h"
#include "app/session/reports/resumptions.h"
#include "app/view/common/resumption_time.h"
#include "app/view/record/players_letters.h"

#include "arbiter/notation/write_move.h"
#include "clock/methods.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using rulings::FactText;
using rulings::Value;
using session::Board;

template <typename T>
std::string textOf(T const& value) {
    return Value<T>::text(value);
}

std::string timeOf(clock::Span span) { return rulings::timeText(std::chrono::floor<std::chrono::seconds>(span)); }

std::string const* valueIn(std::vector<FactText> const& facts, std::string_view word) {
    auto const found = std::ranges::find(facts, word, &FactText::word);
    return found == facts.end() ? nullptr : &found->value;
}

/// Answers for one word after the other.
class Look {
public:
    Look(std::string_view incident, InterventionsAt const& at, Board const& board, std::vector<FactText> const& given)
        : m_incident(incident), m_at(at), m_board(board), m_given(given), m_moves(movesMade(board)) {
        bool const ours = board.clock && board.clock->phase != clock::Phase::Ready;
        if (ours) m_reading = clock::read(*board.clock, at.now);
    }

    [[nodiscard]] std::optional<std::string> operator()(std::string_view word) const {
        for (Colour const side : bothColours) {
            std::string const prefix = textOf(side) + '-';
            if (word.starts_with(prefix)) return ofSide(side, word.substr(prefix.size()));
        }
        if (m_board.adjournment() && !m_board.sealing)
            if (auto answer = ofAdjournment(word, *m_board.adjournment())) return answer;
        if (m_incident == "adjournment" && word == "session-left") return restForWhoAsked();
        if (m_incident == "sealed-change")
            if (auto answer = ofSealing(word)) return answer;
        if (m_incident == "ended") return ofEnd(word);
        if (m_incident == "between-sessions" && word == "by") return answerer();
        if (word == "by") return player();
        if (word == "offered-by") return offerer();
        if (m_incident == "draw-offer" && word == "pending") return pendingOf(said());
        if (m_incident == "draw-offer" && word == "opponent-pending") return pendingOf(opponentOfSaid());
        if (word == "completed") return completed();
        if (m_incident == "illegal-move" && word == "replied") return replied();
        if (word == "has-move") return hasMove();
        if (word == "increment") return increment();
        if (word == "before-first-move" && rightIncrement()) return beforeFirstMove();
        if (word == "full-time") return fullTime();
        if (word == "times-before") return timesBefore();
        if (word == "rejected-before") return rejectedBefore();
        if (m_incident == "draw-claim")
            if (auto answer = ofClaim(word)) return answer;
        if (word == "finished" && m_board.result) return textOf(true);
        if ((word == "result" || word == "played") && m_board.result) return textOf(*m_board.result);
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<std::string> ofSide(Colour side, std::string_view word) const {
        bool const counted = m_reading || m_board.game.record.size() > 0;
        if (word == "moves") return counted ? std::optional{std::to_string(m_moves[side])} : std::nullopt;
        if (word == "last" && m_reading) return timeOf(m_reading->sides[side].total);
        bool const stopped = m_incident == "envelope-missing" || m_incident == "noted-times";
        if (word == "noted" && stopped && m_reading && m_board.adjourned) return rulings::timeText(shown(side));
        if (word == "noted" && !m_reading) return notedOnTable(side);
        if (word == "noted" && m_incident == "envelope-missing") return notedBeside(side);
        if (m_incident == "resumption") return ofResumption(side, word);
        if (word == "after") return lateBy(side);
        if (word == "away" && m_incident == "late-arrival") return isAway(side);
        return std::nullopt;
    }

    /// Whose chair is empty; not who has been said to have come.
    [[nodiscard]] std::optional<std::string> isAway(Colour side) const {
        bool const came = valueIn(m_given, textOf(side) + "-after") != nullptr;
        return m_board.attendance[side].absent && !came ? std::optional{textOf(true)} : std::nullopt;
    }

    [[nodiscard]] std::chrono::milliseconds shown(Colour side) const {
        return std::chrono::floor<std::chrono::milliseconds>(m_reading->sides[side].main);
    }

    /// What the clock on the table showed when the game was adjourned, as it stands on the envelope.
    [[nodiscard]] std::optional<std::string> notedOnTable(Colour side) const {
        session::Adjournment const* const one = m_board.sealing ? nullptr : m_board.adjournment();
        if (!one || !one->left) return std::nullopt;
        return rulings::timeText(std::chrono::floor<std::chrono::milliseconds>((*one->left)[side]));
    }

    /// Of a game that goes on beside the envelope that is missing: who must reply had what is left, what the clock has
    /// run since, and what coming late has cost.
    [[nodiscard]] std::optional<std::string> notedBeside(Colour side) const {
        session::Adjournment const* const one = m_board.sealing ? nullptr : m_board.adjournment();
        bool const first = one && one->resumed && one->envelope && one->closed() == &*one->envelope;
        if (!first || !m_reading || m_board.adjourned) return std::nullopt;
        auto const before = side == one->envelope->by ? std::nullopt : beforeLate(*one);
        return rulings::timeText(before ? *before : shown(side));
    }
    /// Where it is known how late the player came.
    [[nodiscard]] std::optional<std::chrono::milliseconds> beforeLate(session::Adjournment const& one) const {
        auto const left = session::leftBeforeResumption(m_at.history, m_at.round, m_board, m_at.now);
        bool const late = latenessOf(one, opponent(one.envelope->by), clockAt(one, m_at.timeOfDay)).has_value();
        return left && late ? std::optional{std::chrono::floor<std::chrono::milliseconds>(*left)} : std::nullopt;
    }

    /// Who has come when, and the time of a player whose clock should have run since the agreed time.
    [[nodiscard]] std::optional<std::string> ofResumption(Colour side, std::string_view word) const {
        session::Adjournment const* const one = m_board.sealing ? nullptr : m_board.adjournment();
        if (!one) return std::nullopt;
        if (word == "here") return textOf(one->present[side].has_value());
        auto const late = latenessOf(*one, side, clockAt(*one, m_at.timeOfDay));
        if (!late) return std::nullopt;
        if (word == "after") return rulings::timeText(*late);
        bool const replies = one->envelope && one->envelope->by != side && m_board.adjourned;
        if (word == "noted" && replies && m_reading)
            return rulings::timeText(shown(side)); // to the millisecond: the clock is set by it
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::string> ofAdjournment(std::string_view word,
                                                           session::Adjournment const& one) const {
        if (word == "limit" && m_incident == "resumption") return textOf(latestResumption(m_at.details()));
        if (word == "moved" && m_incident == "noted-times")
            return said() ? std::optional{textOf(hasMovedSince(m_board, one, *said()))} : std::nullopt;
        if (!one.envelope) return std::nullopt;
        if (word == "sealed-by") return textOf(one.envelope->by);
        if (m_incident == "envelope-missing" || m_incident == "sealed-move")
            if (auto said = ofReplier(word, one)) return said;
        if (m_incident == "resumption" && word == "played") return isOnBoard(one);
        if (m_incident == "resumption" && word == "missing")
            return textOf(one.closed() == &*one.envelope && one.envelope->missing);
        if (auto said = ofOpened(word, one)) return said;
        bool const sealed = m_incident == "resumption" || m_incident == "sealed-move";
        if (!sealed || word != "made" || one.mustSeal.empty()) return std::nullopt;
        record::GameRecord const& record = m_board.game.record;
        if (record.halfMoves() != one.halfMoves) return one.mustSeal;
        auto const move = moveWritten(m_board, record.end(), one.mustSeal);
        return move ? notation::moveText(record.end(), *move) : one.mustSeal;
    }

    /// Of the first envelope: the reply in a second one is made while the other clock runs.
    [[nodiscard]] std::optional<std::string> ofReplier(std::string_view word, session::Adjournment const& one) const {
        session::Envelope const* const closed = one.closed();
        if (word == "by" && m_incident == "envelope-missing") return textOf((closed ? closed : &*one.envelope)->by);
        bool const beside = m_incident == "envelope-missing" && closed == &*one.envelope && beforeLate(one);
        if (word != "late" || !(m_board.adjourned || beside)) return std::nullopt;
        auto const late = latenessOf(one, opponent(one.envelope->by), clockAt(one, m_at.timeOfDay));
        return late ? std::optional{rulings::timeText(*late)} : std::nullopt;
    }

    /// The sealed move stands on the record, and did not end the game.
    [[nodiscard]] std::optional<std::string> isOnBoard(session::Adjournment const& one) const {
        return textOf(m_board.game.record.halfMoves() > one.halfMoves && !m_board.game.evidentEnd);
    }

    /// Charged to a player who asked to adjourn before the end; at the end nobody is charged (I.1.2; 2009: Adj.1b).
    [[nodiscard]] std::optional<std::string> restForWhoAsked() const {
        if (!m_board.sealing || !m_board.sealing->byPlayer) return std::nullopt;
        auto const left = restOfSession(m_at.state(), m_at.round, m_board, m_at.now, m_at.timeOfDay);
        return left && *left > clock::Span{} ? std::optional{timeOf(*left)} : std::nullopt;
    }

    /// Who seals or has sealed, and whether that can still be changed (I.1.1; 2009: Adj.1a).
    [[nodiscard]] std::optional<std::string> ofSealing(std::string_view word) const {
        session::Adjournment const* const one = m_board.sealing ? nullptr : m_board.adjournment();
        bool const sealed = one && one->envelope;
        if (!sealed && !m_board.sealing) return std::nullopt;
        std::string const& made = sealed ? one->mustSeal : m_board.sealing->mustSeal;
        if (word == "made" && !made.empty()) return made;
        if (word == "clock-stopped") return textOf(sealed || (m_reading && m_reading->phase == clock::Phase::Paused));
        if (word != "by") return std::nullopt;
        auto const sealer = sealed                ? std::optional{one->envelope->by}
                            : m_board.sealing->by ? m_board.sealing->by
                                                  : session::onMove(m_board);
        return sealer ? std::optional{textOf(*sealer)} : std::nullopt;
    }

    /// As the record shows it.
    [[nodiscard]] std::optional<std::string> ofEnd(std::string_view word) const {
        auto const& end = m_board.game.evidentEnd;
        if (!end || end->after != m_board.game.record.size()) return std::nullopt;
        if (word == "how") return textOf(end->how);
        if (word == "mated" && end->how == record::BoardEnd::Checkmate) return textOf(m_board.game.record.end().turn());
        return std::nullopt;
    }

    /// What an open envelope says, as long as it is not on the record.
    [[nodiscard]] std::optional<std::string> ofOpened(std::string_view word, session::Adjournment const& one) const {
        if (m_incident == "resumption" && word == "reply" && one.reply) return textOf(rulings::SealedReply::Sealed);
        bool const isRead = m_incident == "resumption" || m_incident == "sealed-move";
        auto const last =
            isRead && session::isToBeWritten(m_board) ? session::openedLast(m_board) : session::OpenedLast{};
        if (!last || (m_incident == "resumption" && one.reply && !last.reply)) return std::nullopt;
        std::string const& written = last.envelope->opened->text;
        if (word == "by" && m_incident == "sealed-move") return textOf(last.envelope->by);
        if (word == "language") return textOf(lettersOf(m_board, *last.envelope));
        if (word == "offered") return pendingOf(last.envelope->by); // with the move, or since (Adj.2f, Adj.4)
        if (word == "text" && !written.empty()) return written;
        if (word == "empty") return textOf(written.empty());
        return std::nullopt;
    }

    /// What a player does on their own turn, and an illegal move before the opponent's: whoever it is by the clock.
    [[nodiscard]] std::optional<std::string> player() const {
        constexpr std::array onTurn{"adjournment", "draw-claim",  "draw-offer",    "extra-time",  "quickplay-claim",
                                    "touch",       "resignation", "screen-quoted", "missed-press"};
        auto const turn = session::onMove(m_board);
        if (!turn) return std::nullopt;
        // Whose clock runs is asked for, whatever the record says of the move.
        bool const counts = m_reading && m_reading->phase != clock::Phase::Ready;
        if (m_incident == "adjournment" && counts) return textOf(m_reading->active);
        if (m_incident == "illegal-move") {
            bool const nothingMade = halfMovesPressed(m_board) == 0 && m_board.game.record.size() == 0;
            return nothingMade ? std::nullopt : std::optional{textOf(opponent(*turn))};
        }
        if (std::ranges::find(onTurn, m_incident) == onTurn.end()) return std::nullopt;
        if (m_board.adjourned && m_incident == "draw-offer") return std::nullopt; // either player, at any time (Adj.4)
        return textOf(*turn);
    }

    /// Only the opponent of the player who has offered accepts or declines (Adj.4; I.4).
    [[nodiscard]] std::optional<std::string> answerer() const {
        using rulings::SessionNews;
        std::string const* const news = valueIn(m_given, "news");
        auto const what = news ? rulings::fromWord<SessionNews>(*news) : std::nullopt;
        if (what != SessionNews::Accepts && what != SessionNews::Declines) return std::nullopt;
        for (Colour const side : bothColours)
            if (m_board.game.offers.pendingBy(side)) return textOf(opponent(side));
        return std::nullopt;
    }

    /// Of the offer that is pending.
    [[nodiscard]] std::optional<std::string> offerer() const {
        for (Colour const side : bothColours)
            if (m_board.game.offers.pendingBy(side)) return textOf(side);
        return std::nullopt;
    }
    [[nodiscard]] std::optional<std::string> pendingOf(std::optional<Colour> offerer) const {
        return offerer && m_board.game.offers.pendingBy(*offerer) ? std::optional{textOf(true)} : std::nullopt;
    }
    [[nodiscard]] std::optional<Colour> opponentOfSaid() const {
        auto const by = said();
        return by ? std::optional{opponent(*by)} : std::nullopt;
    }

    [[nodiscard]] std::optional<Colour> said() const {
        std::string const* const by = valueIn(m_given, "by");
        return by ? rulings::fromWord<Colour>(*by) : std::nullopt;
    }

    /// The clock of a player who has not pressed is the one that runs.
    [[nodiscard]] std::optional<std::string> completed() const {
        auto const by = said();
        std::string const* const twoHands = valueIn(m_given, "two-hands");
        bool const matters = m_incident != "touch" || (twoHands && *twoHands == textOf(true));
        if (!matters) return std::nullopt;
        return m_reading && by == m_reading->active ? std::optional{textOf(false)} : std::nullopt;
    }

    /// Whose clock runs again after the move was completed has had an answer to it.
    [[nodiscard]] std::optional<std::string> replied() const {
        auto const by = said();
        std::string const* const pressed = valueIn(m_given, "completed");
        if (!m_reading || !by || m_moves[*by] == 0 || !pressed || *pressed != textOf(true)) return std::nullopt;
        return textOf(*by == m_reading->active);
    }

    [[nodiscard]] std::optional<std::string> hasMove() const {
        auto const by = said();
        return m_reading && by ? std::optional{textOf(by == m_reading->active)} : std::nullopt;
    }

    [[nodiscard]] std::optional<std::string> increment() const {
        if (m_incident == "wrong-setting") return rightIncrement();
        if (m_incident == "late-arrival") return ofFirstPress();
        if (!m_reading) return std::nullopt;
        Colour const side = said().value_or(m_reading->active);
        auto const& periods = m_board.clock->setting->periods(side);
        return timeOf(periods[static_cast<std::size_t>(m_reading->sides[side].period - 1)].extra);
    }

    /// What White's first press brings, where somebody has seen it.
    [[nodiscard]] std::optional<std::string> ofFirstPress() const {
        auto const& control = controlOf(m_at.details(), m_board);
        if (!control || !valueIn(m_given, "first-press")) return std::nullopt;
        auto const& first = control->periods(Colour::White).front();
        return timeOf(clock::incrementFor(first, control->firstMove(), 2));
    }

    /// What a new game begins with, by the time control of the event.
    [[nodiscard]] std::optional<std::string> fullTime() const {
        auto const& control = controlOf(m_at.details(), m_board);
        if (!control || !control->sameForBoth()) return std::nullopt;
        auto const& first = control->periods(Colour::White).front();
        return timeOf(first.base + clock::incrementFor(first, control->firstMove(), 1));
    }

    /// By the time control of the event, whatever was set.
    [[nodiscard]] std::optional<std::string> rightIncrement() const {
        std::string const* const fault = valueIn(m_given, "fault");
        if (!fault || (*fault != "increment" && *fault != "mode")) return std::nullopt;
        auto const& control = controlOf(m_at.details(), m_board);
        if (!control || !control->sameForBoth()) return std::nullopt;
        auto const& first = control->periods(Colour::White).front();
        return first.method == clock::Method::Fischer ? std::optional{timeOf(first.extra)} : std::nullopt;
    }

    /// By the time control of the event.
    [[nodiscard]] std::optional<std::string> beforeFirstMove() const {
        auto const& control = controlOf(m_at.details(), m_board);
        auto const& first = control->periods(Colour::White).front();
        return textOf(clock::incrementFor(first, control->firstMove(), 1) > clock::Span{});
    }

    /// Of this kind, by the register of the event.
    [[nodiscard]] std::optional<std::string> timesBefore() const {
        auto const by = said();
        std::string const* const kind = valueIn(m_given, "kind");
        auto const offence = kind ? rulings::fromWord<Misconduct>(*kind) : std::nullopt;
        if (!by || !offence) return std::nullopt;
        PlayerId const player = *by == Colour::White ? m_board.white : m_board.black;
        return std::to_string(session::timesBefore(m_at.history, player, *offence));
    }

    /// By the rulings on this game.
    [[nodiscard]] std::optional<std::string> rejectedBefore() const {
        auto const by = said();
        if (!by || !session::quickplayRejected(m_at.history, m_at.round, m_board, *by)) return std::nullopt;
        return textOf(true);
    }

    /// What the record says of the claim, where it is as long as the game and the announced move can be read.
    [[nodiscard]] std::optional<std::string> ofClaim(std::string_view word) const {
        auto const claim = claimOnRecord();
        if (!claim || !claim->found) return std::nullopt;
        if (word == "found") return textOf(*claim->found);
        if (word == "certain") return textOf(claim->certain);
        if (word == "drawn-already" && claim->drawnAlready) return textOf(*claim->drawnAlready);
        if (word == "first" && !claim->first.empty()) return claim->first;
        if (word == "other-basis" && claim->otherBasis) return textOf(*claim->otherBasis);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<rulings::DrawClaimed> claimOnRecord() const {
        auto const by = said();
        std::string const* const word = valueIn(m_given, "basis");
        auto const basis =
            word ? rulings::fromWord<record::ClaimBasis>(*word) : std::optional{rulings::DrawClaimed{}.basis};
        if (!by || !basis || m_board.game.record.size() == 0) return std::nullopt;
        std::string const* const written = valueIn(m_given, "announced");
        std::string const* const touched = valueIn(m_given, "touched");
        auto const announced = moveWritten(m_board, m_board.game.record.end(), written ? *written : "");
        if (record::isAnnounced(*basis) && !announced) return std::nullopt;
        session::DrawClaimed const claim{.round = m_at.round,
                                         .board = m_board.number,
                                         .by = *by,
                                         .basis = *basis,
                                         .written = written ? *written : std::string{},
                                         .pieceTouched = touched && *touched == textOf(true)};
        auto incident = examinedClaim(m_board, claim, announced, m_at.details().edition->drawnGame).incident;
        auto const& earlier = m_board.game.claims;
        bool const sameTurn = !earlier.empty() && earlier.back().afterHalfMoves == m_board.game.record.halfMoves();
        if (!sameTurn) incident.first.clear();
        return incident;
    }

    [[nodiscard]] std::optional<std::string> lateBy(Colour side) const {
        session::Round const* const round = m_at.state().round(m_at.round);
        if (!round || !round->startedAt || isResumed(m_board)) return std::nullopt;
        session::Attendance const& attendance = m_board.attendance[side];
        if (attendance.absent) return timeOf(*round->playedUntil(m_at.now));
        if (!attendance.arrived || *attendance.arrived <= *round->startedAt) return std::nullopt;
        return timeOf(*round->playedUntil(*attendance.arrived));
    }

    std::string_view m_incident;
    InterventionsAt const& m_at;
    Board const& m_board;
    std::vector<FactText> const& m_given;
    ByColour<int> m_moves;
    std::optional<clock::Reading> m_reading{};
};

struct Usual {
    std::string_view incident;
    std::array<std::string_view, 5> facts;
};
/// Beside what must be given.
constexpr std::array usual{
    Usual{"flag", {}},
    Usual{"illegal-move", {"fault", "completed", "replied", "found-by"}},
    Usual{"device", {"state"}},
    Usual{"draw-claim", {"basis", "found", "touched"}},
    Usual{"draw-offer", {"moment"}},
    Usual{"draw-agreed", {"white-moves", "black-moves"}},
    Usual{"late-arrival", {"white-after", "black-after", "white-away", "black-away"}},
    Usual{"clock-adjustment", {"offender"}},
    Usual{"quickplay-claim", {"ground"}},
    Usual{"clock-defect", {"fault", "white-last", "black-last", "since", "ran"}},
    Usual{"clocks-stopped", {"by", "reason"}},
    Usual{"scoresheet", {"matter"}},
    Usual{"sheets-behind", {"white-excused", "black-excused"}},
    Usual{"illegal-position", {"fault", "next"}},
    Usual{"touch", {"touched", "kind", "adjusting"}},
    Usual{"ended", {"how"}},
    Usual{"offence", {"by", "times-before", "penalties"}},
    Usual{"displaced", {"by", "pressed"}},
    Usual{"signed-result", {"white-sheet", "black-sheet", "played", "refused"}},
    Usual{"appeal", {"against"}},
    Usual{"missed-press", {"moved-again"}},
    Usual{"adjournment", {"session-left", "moved", "move"}},
    Usual{"sealed-change", {"clock-stopped", "made"}},
    Usual{"between-sessions", {"by"}},
    Usual{"resumption", {"white-after", "black-after", "white-here", "black-here"}},
    Usual{"sealed-move", {"text", "language", "empty", "offered", "late"}},
    Usual{"envelope-missing", {"position-lost", "white-noted", "black-noted", "late", "stated"}},
    Usual{"noted-times", {"moved", "white-right", "black-right"}},
};

constexpr std::array slow{"late-arrival", "draw-offer", "illegal-move",   "draw-claim",     "device",
                          "offence",      "flag",       "clock-defect",   "wrong-setting",  "touch",
                          "penalty",      "scoresheet", "draw-agreed",    "clocks-stopped", "sheets-behind",
                          "start-error",  "displaced",  "quickplay-claim"};
constexpr std::array fast{"illegal-move", "flag",         "displaced",   "touch",
                          "missed-press", "ended",        "draw-claim",  "illegal-position",
                          "draw-offer",   "late-arrival", "start-error", "wrong-setting",
                          "clock-defect", "offence",      "device",      "quickplay-claim"};

/// What can happen to a game that is adjourned, and to one that is about to be or just goes on again.
constexpr std::array waiting{"between-sessions", "resumption", "sealed-move", "envelope-missing", "noted-times"};
constexpr std::array unopened{"resumption", "envelope-missing", "sealed-move", "noted-times"};
constexpr std::array beginning{"adjournment", "sealed-change", "noted-times"};

/// The words of the rows whose fact has its value.
std::vector<std::string_view> following(std::span<rulings::Follow const> rows, std::vector<FactText> const& said) {
    std::vector<std::string_view> words;
    for (rulings::Follow const& one : rows) {
        std::string const* const value = valueIn(said, one.fact);
        if (value && (',' + *value + ',').find(',' + std::string{one.value} + ',') != std::string::npos)
            std::ranges::copy_if(one.words, std::back_inserter(words), [](auto word) { return !word.empty(); });
    }
    return words;
}

} // namespace

std::string inEnglish(std::string const& written, Board const& board) {
    record::GameRecord const& record = board.game.record;
    if (record.size() == 0 || halfMovesUnrecorded(board) > 0) return written;
    auto const move = moveWritten(board, record.end(), written);
    return move ? notation::moveText(record.end(), *move) : written;
}

std::vector<FactText> knownFacts(std::string_view incident, InterventionsAt const& at,
                                 std::vector<FactText> const& given) {
    std::vector<FactText> facts;
    Board const* const board = at.one();
    if (!board) return facts;
    std::vector<FactText> said = given;
    for (rulings::FactForm const& fact : rulings::formOfIncident(incident)) {
        auto value = Look{incident, at, *board, said}(fact.word);
        if (!value || (!fact.needed && *value == fact.usual && isPresumed(incident, fact.word))) continue;
        if (!valueIn(said, fact.word)) said.push_back({fact.word, *value});
        facts.push_back({fact.word, *std::move(value)});
    }
    return facts;
}

std::vector<std::string_view> usualFacts(std::string_view incident) {
    std::vector<std::string_view> words;
    auto const row = std::ranges::find(usual, incident, &Usual::incident);
    if (row == usual.end()) return words;
    std::ranges::copy_if(row->facts, std::back_inserter(words), [](std::string_view word) { return !word.empty(); });
    return words;
}

std::vector<std::string_view> factsThatFollow(std::string_view incident, std::vector<FactText> const& said) {
    return following(rulings::atBoard(incident).follow, said);
}

std::vector<std::string_view> factsWithout(std::string_view incident, std::vector<FactText> const& said) {
    return following(rulings::atBoard(incident).needless, said);
}

IncidentCounts incidentsOnRecord(session::History const& history) {
    IncidentCounts counts;
    for (session::RecordedAct const& act : history.acts()) {
        auto const* const made = std::get_if<session::RulingMade>(&act.act);
        if (!made || history.retracted(act.seq)) continue;
        std::string const& incident = made->ruling->incident;
        ++counts[incident.substr(0, incident.find(' '))];
    }
    return counts;
}

bool isPresumed(std::string_view incident, std::string_view word) {
    return incident != "between-sessions" || word != "by";
}

bool isOfAdjournedGame(std::string_view incident) {
    return incident == "sealed-change" || std::ranges::find(waiting, incident) != waiting.end();
}

AdjournmentStage stageOf(Board const& board) {
    if (board.adjourned) return AdjournmentStage::Adjourned;
    session::Adjournment const* const one = board.adjournment();
    bool const resumed = one && one->resumed && one->envelope &&
                         !(hasMovedSince(board, *one, Colour::White) && hasMovedSince(board, *one, Colour::Black));
    bool const waits = !board.sealing && one && one->resumed && one->closed();
    if (resumed && waits) return AdjournmentStage::EnvelopeWaits;
    return board.sealing || resumed ? AdjournmentStage::SealingOrResumed : AdjournmentStage::None;
}

std::vector<std::string_view> incidentsByFrequency(PlayType play, IncidentCounts const& counts,
                                                   AdjournmentStage stage) {
    std::vector<std::string_view> words;
    auto const add = [&](std::string_view word) {
        if (std::ranges::find(words, word) == words.end()) words.push_back(word);
    };
    if (play == PlayType::Standard)
        std::ranges::for_each(slow, add);
    else
        std::ranges::for_each(fast, add);
    std::ranges::for_each(rulings::incidentWords(), add);
    auto const often = [&](std::string_view word) {
        auto const found = counts.find(word);
        return found == counts.end() ? 0 : found->second;
    };
    std::ranges::stable_sort(words, std::ranges::greater{}, often);
    auto const first = [&words](auto const& some) {
        std::ranges::stable_partition(words, [&some](auto word) { return std::ranges::count(some, word) > 0; });
    };
    if (stage == AdjournmentStage::Adjourned) first(waiting);
    if (stage == AdjournmentStage::EnvelopeWaits) first(unopened);
    if (stage == AdjournmentStage::SealingOrResumed) first(beginning);
    return words;
}

} // namespace flagfall::view
