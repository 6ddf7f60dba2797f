// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/resignation.h"
#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/mate_question.h"
#include "arbiter/rulings/procedures/displaced_pieces.h"
#include "arbiter/rulings/procedures/draw_offer.h"
#include "arbiter/rulings/procedures/flag_fall.h"
#include "arbiter/rulings/procedures/illegal_move.h"

namespace flagfall::rulings {
namespace {

Result winOf(Colour winner) { return winner == Colour::White ? Result::WhiteWins : Result::BlackWins; }

/// 2023: the game is drawn if the opponent cannot checkmate.
Ruling winsUnlessNoMate(Colour winner, Known const& known, Answers const& answers, std::string const& article) {
    CanMate const mate = mateOf(winner, known, answers);
    Finding const finding = mate == CanMate::NotSaid ? Finding::LosesUnlessNoMate
                            : mate == CanMate::No    ? Finding::Drawn
                                                     : Finding::Loses;
    Ruling ruling{.finding = finding, .article = article, .next = askMate(winner, known)};
    if (mate != CanMate::NotSaid)
        ruling.next = Proposal{{StopClocks{}, ScoreGame{mate == CanMate::No ? Result::Draw : winOf(winner)}}, article};
    ruling.questions = {askMate(winner, known)};
    return ruling;
}

/// An illegal move ends nothing: it is ruled on, and the game goes on unless it loses (5.1a, 7.4; later 7.5).
Ruling toIllegalMove(Rules const& rules, Colour resigned, Known const& known, Answers const& answers) {
    IllegalMove const illegal{.by = opponent(resigned), .foundBy = Finder::Opponent, .seemedOver = true};
    Ruling ruling = ruleOn(rules, illegal, known, answers);
    bool const goesOn = ruling.finding == Finding::Penalised;
    if (goesOn) {
        ruling.finding = Finding::EndIsVoid;
        ruling.article = rules.laws().illegalMoves.move.article;
    }
    return ruling;
}

/// A resignation ends the game at once, but not every one is meant: the arbiter may have the pieces put back.
Ruling toDisplaced(Rules const& rules, Ruling resigned, Known const& known) {
    Ruling const restored = ruleOn(rules, PiecesDisplaced{}, known, {});
    auto const& [effects, article] = *restored.proposes();
    resigned.others.insert(resigned.others.begin(), {effects, article});
    resigned.remarks.push_back({Remark::What::ArbiterSawIt, rules.laws().displaced.found});
    return resigned;
}

/// A draw that is barred ends nothing: the game goes on, and is judged by the flag that is down. What bars the draw is
/// still asked.
Ruling unlessItGoesOn(Rules const& rules, Ruling agreed, Known const& known, Answers const& answers) {
    Proposal const* const proposal = agreed.proposes();
    if (!proposal || scoreIn(proposal->effects)) return agreed;
    Ruling ruling = ruleOn(rules, FlagFall{}, known, answers);
    ruling.questions.insert(ruling.questions.begin(), agreed.questions.begin(), agreed.questions.end());
    ruling.mayNot.insert(ruling.mayNot.end(), agreed.mayNot.begin(), agreed.mayNot.end());
    return ruling;
}

/// The ruling where nothing was wrong.
Ruling resigns(Rules const& rules, Resigned const& incident, Known const& known, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    Colour const winner = opponent(incident.by);
    std::string const hangsOnMate{rules.laws().resignationHangsOnMate};
    if (!hangsOnMate.empty()) return winsUnlessNoMate(winner, known, answers, hangsOnMate);
    return ruled(Finding::Loses, law.resignation, {StopClocks{}, ScoreGame{winOf(winner)}});
}

} // namespace

Ruling ruleOn(Rules const& rules, Resigned const& incident, Known const& known, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    if (incident.over) return ruled(Finding::StandsAsEnded, law.resignation, {});
    if (incident.toIllegalMove) return toIllegalMove(rules, incident.by, known, answers);
    Ruling ruling = resigns(rules, incident, known, answers);
    return incident.toDisplaced ? toDisplaced(rules, std::move(ruling), known) : ruling;
}

/// Nothing was agreed unless both meant the same: play goes on with the position and the times of that moment. A game
/// that goes on is lost by a flag that is down (6.8, 6.9), or the flag is put up.
Ruling ruleOn(Rules const& rules, HandshakeMisunderstood const&, Known const& known, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    Question const question{.ask = Ask::HandshakeMeant,
                            .answers = {Answer::Unknown, Answer::Draw, Answer::White, Answer::Black}};
    auto const meant = answers.to(Ask::HandshakeMeant);
    if (!meant) return {Finding::AnswerDecides, "Preface", question, {question}};
    Ruling ruling;
    if (meant == Answer::Draw) {
        ruling = ruleOn(rules, DrawAgreed{}, known, answers); // what bars an agreement bars this one
    } else if (auto const resigned = colourIn(meant)) {
        ruling = ruleOn(rules, Resigned{.by = *resigned}, known, answers);
    } else if (known.anyFlagDown()) {
        ruling = ruleOn(rules, FlagFall{}, known, answers);
    } else {
        Effects effects;
        for (Colour const side : bothColours)
            if (auto const time = known.sides[side].time) effects.emplace_back(SetTime{side, *time});
        if (known.position) effects.emplace_back(SetToMove{known.position->turn()});
        effects.emplace_back(PlayOn{});
        ruling = ruled(Finding::EndIsVoid, "Preface", std::move(effects));
        ruling.others.push_back({{ScoreGame{Result::Draw}}, std::string{law.agreement}});
    }
    if (meant == Answer::Draw && known.anyFlagDown()) ruling = unlessItGoesOn(rules, std::move(ruling), known, answers);
    ruling.questions.insert(ruling.questions.begin(), question);
    return ruling;
}

} // namespace flagfall::rulings
