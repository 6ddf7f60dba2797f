// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/sealed_move.h"

#include "arbiter/notation/write_move.h"
#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/mate_question.h"
#include "arbiter/rulings/procedures/board_end.h"
#include "arbiter/rulings/procedures/flag_fall.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

using record::BoardEnd;
using record::SealedText;

Answer answerFor(SealedText what) {
    switch (what) {
    case SealedText::Clear: return Answer::Legal;
    case SealedText::Ambiguous: return Answer::Ambiguous;
    case SealedText::Illegal: return Answer::Illegal;
    case SealedText::Missing:
    case SealedText::Unintelligible: break;
    }
    return Answer::Unintelligible;
}

std::string inWords(board::Position const& position, board::Move move) {
    return notation::moveText(position, move, {.enPassant = notation::EnPassantForm::Nothing});
}

/// A sealed move is made on the board; what cannot be read as one legal move loses (P23, step 7).
class SealedMoveProcedure {
public:
    SealedMoveProcedure(Rules const& rules, SealedMoveOpened const& incident, Known const& known,
                        Answers const& answers, std::string_view opening)
        : m_rules(rules), m_law(rules.laws().adjournment), m_incident(incident), m_known(known), m_answers(answers),
          m_opening(opening), m_reading(readingOf(incident, known)) {}

    [[nodiscard]] Ruling ruling() const {
        Question const question = whatItIs();
        auto const said = m_answers.to(Ask::SealedMoveIs);
        auto const answer = said ? said : question.presumed;
        if (!answer) return {Finding::SealedMoveMade, std::string{m_opening}, question, {question}};
        Ruling ruling = *answer == Answer::Legal ? made() : lost(*answer);
        ruling.questions.insert(ruling.questions.begin(), question);
        if (question.presumed && answer != question.presumed)
            ruling.remarks.push_back({Remark::What::AgainstTheRecord});
        return ruling;
    }

private:
    [[nodiscard]] Question whatItIs() const {
        Question question{.ask = Ask::SealedMoveIs,
                          .answers = {Answer::Legal, Answer::Ambiguous, Answer::Unintelligible, Answer::Illegal},
                          .about = m_incident.by};
        bool const sure = m_reading && m_reading->isSure();
        if (sure) question.presumed = answerFor(m_reading->what);
        // Whatever the position is, nobody can read a move from it.
        bool const none = !m_reading && !m_incident.text.empty() && record::saysNoMove(m_incident.text);
        if (m_incident.empty || none) question.presumed = Answer::Unintelligible;
        return question;
    }

    [[nodiscard]] Ruling made() const {
        if (auto const bound = madeBefore()) return bindsToBoard(*bound);
        return played(m_reading);
    }
    /// The move made on the board instead of being sealed, where another one is in the envelope.
    [[nodiscard]] std::optional<record::SealedMoveReading> madeBefore() const {
        if (m_incident.made.empty() || !m_reading || !m_reading->move) return std::nullopt;
        auto onBoard = record::readSealedMove(*m_known.position, m_incident.made);
        if (!onBoard.move || !onBoard.isSure() || onBoard.move == m_reading->move) return std::nullopt;
        onBoard.drawOffered = m_reading->drawOffered;
        return onBoard;
    }
    /// It had to be sealed, so it is the one that counts; the arbiter may let the envelope count, or the game be lost.
    [[nodiscard]] Ruling bindsToBoard(record::SealedMoveReading const& onBoard) const {
        Ruling ruling = played(onBoard);
        auto& proposal = std::get<Proposal>(ruling.next);
        ruling.finding = Finding::SealingBinds;
        ruling.article = m_law.sealing;
        proposal.article = cited(m_law.sealing, proposal.article);
        ruling.remarks.push_back({Remark::What::AnotherThanMade, m_law.sealing});
        ruling.others = {{std::get<Proposal>(played(m_reading).next).effects},
                         {{ScoreGame{winFor(opponent(m_incident.by))}}}};
        return ruling;
    }
    [[nodiscard]] Ruling played(std::optional<record::SealedMoveReading> const& reading) const {
        bool const clear = reading && reading->move;
        Effects effects{PlaySealedMove{m_incident.by, moveIn(reading, m_known)}};
        if (auto const how = clear ? endedBySealedMove(m_rules, *reading, m_known) : std::nullopt) {
            bool const mates = how == BoardEnd::Checkmate;
            effects.emplace_back(ScoreGame{mates ? winFor(m_incident.by) : Result::Draw});
            return ruled(mates ? Finding::Checkmated : Finding::Drawn,
                         cited(m_opening, articleOf(m_rules.laws().drawnGame, *how)), std::move(effects));
        }
        bool const offered = m_incident.offered || (reading && reading->drawOffered);
        if (offered) effects.emplace_back(OpenOffer{m_incident.by});
        effects.emplace_back(StartClock{opponent(m_incident.by)});
        Ruling ruling = ruled(Finding::SealedMoveMade, m_opening, std::move(effects));
        if (offered) ruling.remarks.push_back({Remark::What::OfferStaysOpen, m_law.offerOnEnvelope});
        return ruling;
    }

    [[nodiscard]] std::string_view faultArticle(Answer what) const {
        if (what == Answer::Ambiguous) return m_law.ambiguous;
        return what == Answer::Illegal ? m_law.illegal : m_law.unintelligible;
    }
    /// Except where Articles 5, 6.9 and 9.6 say otherwise: an opponent who cannot checkmate does not win.
    [[nodiscard]] Ruling lost(Answer what) const {
        Colour const winner = opponent(m_incident.by);
        CanMate const mate = mateOf(winner, m_known, m_answers);
        std::string const article{faultArticle(what)};
        Ruling ruling{.finding = Finding::LosesUnlessNoMate, .article = article, .next = askMate(winner, m_known)};
        if (mate == CanMate::Yes) ruling = ruled(Finding::Loses, article, {ScoreGame{winFor(winner)}});
        if (mate == CanMate::No)
            ruling = ruled(Finding::Drawn, cited(article, m_rules.laws().flags.mateLost.standard),
                           {ScoreGame{Result::Draw}});
        ruling.questions = {askMate(winner, m_known)};
        for (Result const result : {Result::WhiteWins, Result::Draw, Result::BlackWins})
            ruling.others.push_back({{ScoreGame{result}}});
        return ruling;
    }

    Rules const& m_rules;
    AdjournmentLaw const& m_law;
    SealedMoveOpened const& m_incident;
    Known const& m_known;
    Answers const& m_answers;
    std::string_view m_opening;
    std::optional<record::SealedMoveReading> m_reading;
};

} // namespace

std::optional<record::SealedMoveReading> readingOf(SealedMoveOpened const& incident, Known const& known) {
    bool const readable = known.position && known.position->turn() == incident.by && !incident.text.empty();
    if (!readable) return std::nullopt;
    return record::readSealedMove(*known.position, incident.text, incident.language);
}

std::string moveIn(std::optional<record::SealedMoveReading> const& reading, Known const& known) {
    return reading && reading->move ? inWords(*known.position, *reading->move) : std::string{};
}

std::vector<std::string> fivefoldMoves(record::GameRecord const& record, Edition const& edition) {
    std::vector<std::string> words;
    for (board::Move const move : record::movesToFivefold(record, edition.drawnGame))
        words.push_back(inWords(record.end(), move));
    return words;
}

/// Five repetitions and seventy-five moves need no claim from 2014 on, but mate by the last one goes before them.
std::optional<BoardEnd> endedBySealedMove(Rules const& rules, record::SealedMoveReading const& reading,
                                          Known const& known) {
    if (reading.ends) return reading.ends;
    bool const fifth = std::ranges::count(known.fivefoldBy, moveIn(reading, known)) > 0;
    if (fifth && !articleOf(rules.laws().drawnGame, BoardEnd::Fivefold).empty()) return BoardEnd::Fivefold;
    bool const counts = !rules.laws().drawnGame.seventyFive.empty();
    bool const enough = reading.after && reading.after->halfmoveClock() >= 150;
    return counts && enough ? std::optional{BoardEnd::SeventyFiveMoves} : std::nullopt;
}

/// A flag that had fallen before the envelope was opened has decided the game (6.9).
Ruling ruleOnOpened(Rules const& rules, SealedMoveOpened const& incident, Known const& known, Answers const& answers,
                    std::string_view article) {
    if (known.anyFlagDown()) return ruleOn(rules, FlagFall{}, known, answers);
    return SealedMoveProcedure(rules, incident, known, answers, article).ruling();
}

/// Where the game goes on, the clock of the player who must reply has run since the agreed time.
Ruling ruleOn(Rules const& rules, SealedMoveOpened const& incident, Known const& known, Answers const& answers) {
    AdjournmentLaw const& law = rules.laws().adjournment;
    Ruling ruling = ruleOnOpened(rules, incident, known, answers, law.replierHere);
    auto* const proposal = std::get_if<Proposal>(&ruling.next);
    bool const goesOn = proposal && effectIn<StartClock>(proposal->effects);
    if (!goesOn || incident.late <= incident.late.zero()) return ruling;
    Colour const replier = opponent(incident.by);
    proposal->effects.insert(proposal->effects.begin(), TakeTime{replier, incident.late});
    proposal->article = ruling.article = cited(ruling.article, law.replierAway);
    auto const& left = known.sides[replier].time;
    if (left && *left <= incident.late)
        ruling.remarks.push_back({Remark::What::NoTimeLeft, rules.laws().flags.mateLost.standard});
    return ruling;
}

/// The game goes on from the adjourned position with the times on record; the player makes the move that was sealed, as
/// the player says. One that would have lost in the envelope loses.
Ruling ruleOn(Rules const& rules, EnvelopeMissing const& incident, Known const& known, Answers const& answers) {
    AdjournmentLaw const& law = rules.laws().adjournment;
    if (incident.positionLost) return ruled(Finding::NewGame, law.positionLost, {AnnulGame{}});
    Effects effects;
    if (known.position) effects.emplace_back(SetUpAdjourned{*known.position});
    for (Colour const side : bothColours)
        if (auto const& noted = incident.noted[side]) {
            bool const ranAlready = side != incident.by; // also without the envelope, from the agreed time
            auto const left = ranAlready ? *noted - incident.late : *noted;
            effects.emplace_back(SetTime{side, std::max(left, std::chrono::milliseconds::zero())});
        }
    SealedMoveOpened const stated{.by = incident.by, .text = incident.stated, .language = incident.language};
    Ruling ruling = ruled(Finding::SealedMoveMade, law.envelopeLost,
                          {PlaySealedMove{incident.by, incident.stated}, StartClock{opponent(incident.by)}});
    if (readingOf(stated, known)) ruling = ruleOn(rules, stated, known, answers);
    auto* const proposal = std::get_if<Proposal>(&ruling.next);
    if (!proposal || !effectIn<PlaySealedMove>(proposal->effects)) return ruling;
    proposal->effects.insert(proposal->effects.begin(), effects.begin(), effects.end());
    bool const isLate = incident.late > incident.late.zero() && incident.noted[opponent(incident.by)];
    if (ruling.finding == Finding::SealedMoveMade) {
        ruling.finding = Finding::StatedMoveMade;
        ruling.article = isLate ? cited(law.envelopeLost, law.replierAway) : std::string{law.envelopeLost};
        proposal->article = ruling.article;
    }
    if (incident.noted[incident.by] && known.hasIncrement)
        ruling.remarks.push_back({Remark::What::SealedMoveIncrement, law.envelopeLost});
    bool const timesKnown = incident.noted.white && incident.noted.black;
    if (!timesKnown) ruling.remarks.push_back({Remark::What::TimesByJudgement, law.envelopeLost});
    return ruling;
}

} // namespace flagfall::rulings
