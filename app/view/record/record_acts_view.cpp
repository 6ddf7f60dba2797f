// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/record_acts_view.h"

#include "app/session/decide/claim_on_record.h"
#include "app/session/reports/owed_move.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/sides.h"
#include "app/view/record/record_text.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/claim_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/ruling_text.h"
#include "arbiter/board/uci.h"
#include "arbiter/notation/write_move.h"

#include <algorithm>

namespace flagfall::view {

static_assert(static_cast<int>(RecordActsView::Moment::OpponentsTime) ==
              static_cast<int>(record::OfferMoment::OnOpponentsTime));
static_assert(static_cast<int>(RecordActsView::Answer::DeclinedByTouch) ==
              static_cast<int>(session::OfferAnswer::DeclinedByTouch));
static_assert(static_cast<int>(RecordActsView::Basis::FiftyOnBoard) ==
              static_cast<int>(record::ClaimBasis::FiftyOnBoard));

RecordActsView::RecordActsView(DeskLink& desk, CommandDoor& door, NoticeView& notice, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_claim(desk) {}

session::Board const* RecordActsView::game() const { return m_desk.board(m_at); }

session::EventDetails const& RecordActsView::details() const { return m_desk.state().details; }

void RecordActsView::show(std::optional<BoardPlace> at) {
    m_at = at;
    m_claim.show(at);
    emit changed();
}

QVariantMap RecordActsView::articles() const {
    if (!game()) return {};
    DrawnGameLaw const& law = details().edition->drawnGame;
    rulings::Rules const rules = rulesOf(details(), *game());
    auto const illegal = illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).article;
    return {{QStringLiteral("offer"), plain(law.offer)},
            {QStringLiteral("claim"), plain(law.claimOffers)},
            {QStringLiteral("touched"), plain(law.touched)},
            {QStringLiteral("illegal"), plain(illegal)},
            {QStringLiteral("signatures"), plain(law.signatures)},
            {QStringLiteral("recording"), plain(law.recording)},
            {QStringLiteral("recordingEnds"), plain(law.recordingEnds)},
            {QStringLiteral("reconstruction"), plain(law.recordingAfter)},
            {QStringLiteral("chess960"), articleText(law.chess960)}};
}

// --- the end on the board ----------------------------------------------------------------------------------

std::optional<record::GameEnd> RecordActsView::openEnd() const {
    if (!game() || game()->result || game()->game.record.size() == 0) return std::nullopt;
    return endOnBoard(game()->game, details().edition->drawnGame);
}

QString RecordActsView::endText() const {
    auto const end = openEnd();
    return end ? boardEndText(*end) : QString{};
}

bool RecordActsView::mayBegin(QString const& form) {
    if (!game()) return false;
    auto const [round, board] = *m_at;
    std::optional<session::Command> tried;
    if (form == QLatin1String("offer"))
        tried = session::OfferDraw{round, board, *colourOf(lastMover())};
    else if (form == QLatin1String("claim"))
        tried = session::ClaimDraw{round, board, *colourOf(claimant()), record::ClaimBasis::RepetitionOnBoard};
    else if (form == QLatin1String("illegal"))
        tried = session::PenaliseIllegalMove{round, board, *colourOf(toMove()), {}};
    else if (form == QLatin1String("duty"))
        tried = session::ExcuseRecording{round, board, *colourOf(toMove()), true};
    if (!tried) return true;
    auto const decision = session::decide(m_desk.history(), *tried, session::Confirmation::NotAsked, m_desk.now());
    auto const* const refusal = decision ? nullptr : decision.error().refusal();
    if (!refusal) return true;
    m_door.tellRefused(refusalWithRound(*refusal, round, m_desk.state()));
    return false;
}

void RecordActsView::enterEnd() {
    auto const end = openEnd();
    if (signedOnly()) m_door.submit(session::EnterResult{m_at->round, m_at->board, *game()->game.signedResult()});
    if (end)
        m_door.submit(session::EnterResult{
            m_at->round, m_at->board, end->result, std::string{end->article}, {}, session::ResultBasis::Ruling});
}

// --- offers and claims -------------------------------------------------------------------------------------

/// The offer that waits for an answer: that of the claim under examination, else the last one.
record::DrawOffer const* RecordActsView::openOffer() const {
    auto const end = openEnd();
    if (!game() || (end && record::endsAtOnce(end->how))) return nullptr;
    bool const runs = game()->clock && game()->clock->phase == clock::Phase::Running;
    if (!runs && losingOffender(details(), *game())) return nullptr; // that comes first
    record::DrawOffers const& offers = game()->game.offers;
    if (auto const* const claim = game()->game.pendingClaim()) return offers.pendingBy(claim->claim.by);
    auto const open = std::ranges::find(offers.all().rbegin(), offers.all().rend(), record::OfferEnd::Pending,
                                        &record::DrawOffer::end);
    return open == offers.all().rend() ? nullptr : &*open;
}

Sides::Side RecordActsView::offerBy() const { return openOffer() ? sideOf(openOffer()->by) : Sides::Side::Nobody; }

Sides::Side RecordActsView::toMove() const {
    if (!game()) return Sides::Side::Nobody;
    return sideOf(session::onMove(*game()).value_or(game()->game.record.end().turn()));
}

Sides::Side RecordActsView::lastMover() const {
    return game() ? sideOf(opponent(*colourOf(toMove()))) : Sides::Side::Nobody;
}

QString RecordActsView::offerText() const {
    record::DrawOffer const* const offer = openOffer();
    if (!offer) return {};
    QString const text = view::offerText(*offer);
    int const times = game()->game.offers.countBy(offer->by);
    if (times < 2) return text;
    //: %1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.
    return tr("%1 Offer no. %2 by this player (Laws %3).", "offer")
        .arg(text, QString::number(times), plain(details().edition->drawnGame.distraction));
}

void RecordActsView::offerDraw(Sides::Side side, Moment moment) {
    auto const by = colourOf(side);
    if (!m_at || !by) return;
    m_door.submit(session::OfferDraw{m_at->round, m_at->board, *by, static_cast<record::OfferMoment>(moment)});
}

void RecordActsView::answerOffer(Answer answer) {
    auto const by = colourOf(offerBy());
    if (!by) return;
    m_door.submit(
        session::AnswerOffer{m_at->round, m_at->board, opponent(*by), static_cast<session::OfferAnswer>(answer)});
}

bool RecordActsView::claimPending() const { return m_claim.needed(); }

Sides::Side RecordActsView::claimant() const {
    if (!game()) return Sides::Side::Nobody;
    auto const* const claim = game()->game.pendingClaim();
    return claim ? sideOf(claim->claim.by) : toMove();
}

void RecordActsView::claimDraw(Sides::Side side, Basis basis, QString const& announced, bool pieceTouched) {
    auto const by = colourOf(side);
    if (!game() || !by) return;
    session::ClaimDraw command{m_at->round, m_at->board, *by,         static_cast<record::ClaimBasis>(basis),
                               {},          {},          pieceTouched};
    if (record::isAnnounced(command.basis)) {
        command.written = announced.trimmed().toStdString();
        auto const read = notation::readMove(game()->game.record.end(), command.written, notationLanguage());
        if (read) command.move = board::uciText(read->move, board::Game::Chess960);
    }
    m_door.submit(std::move(command));
}

bool RecordActsView::ruleOnClaim(QString const& key) {
    if (!m_claim.mayRule(key)) return false;
    if (key == QLatin1String("accepted")) {
        answerOffer(Answer::Accepted);
        return true;
    }
    auto const answer = rulings::fromWord<rulings::Answer>(key.toStdString());
    m_door.submit(session::RuleOnClaim{m_at->round, m_at->board, session::rulingOf(*answer), {}, m_claim.checked()},
                  [this] { tellOfClocks(); });
    return true;
}

/// What a ruling has done to the clocks, which are not on this page.
void RecordActsView::tellOfClocks() {
    auto const& acts = m_desk.history().acts();
    if (!game() || acts.empty()) return;
    auto const* const done = std::get_if<session::ClocksCorrected>(&acts.back().act);
    bool const here = done && std::ranges::any_of(done->boards, [this](session::ClocksCorrected::OnBoard const& on) {
                          return on.board == m_at->board;
                      });
    if (here) m_notice.tellUndoable(actSentence(acts.back(), m_desk.history()));
}

// --- illegal moves, the duty to record, signatures ---------------------------------------------------------

void RecordActsView::noteIllegalMove(Sides::Side side, QString const& played, QString const& note) {
    auto const by = colourOf(side);
    if (!game() || !by) return;
    session::PenaliseIllegalMove command{m_at->round, m_at->board, *by, note.trimmed().toStdString(),
                                         played.trimmed().toStdString()};
    // Of a game whose record is behind nobody knows the position it was made in.
    bool const known = game()->game.record.end().turn() == *by && halfMovesUnrecorded(*game()) <= 1;
    command.readsAsLegal =
        known && notation::readMove(game()->game.record.end(), command.played, notationLanguage()).has_value();
    m_door.submit(std::move(command), [this] { tellOfClocks(); });
}

/// After a rejected claim the intended move must be played, or another one of that piece (9.5).
QString RecordActsView::announcedDuty() const {
    if (!game() || game()->result || game()->game.claims.empty()) return {};
    session::ClaimOnRecord const& last = game()->game.claims.back();
    record::GameRecord const& record = game()->game.record;
    bool const failed = last.ruling && last.ruling->ruling == session::ClaimRuling::Wrong;
    std::size_t const made = record.halfMoves() + static_cast<std::size_t>(halfMovesUnrecorded(*game()));
    bool const toPlay = failed && record::isAnnounced(last.claim.basis) && made == last.afterHalfMoves;
    if (!toPlay) return {};
    QString const article = plain(last.ruling->article);
    if (auto const move = announcedMove(game()))
        return tr("The intended move %1 must be played (Laws %2).")
            .arg(QString::fromStdString(notation::moveText(record.end(), *move, {.language = notationLanguage()})),
                 article);
    return tr("The intended move %1 is illegal: another move with the same piece must be played, if there is one "
              "(Laws %2).")
        .arg(plain(last.claim.written), article);
}

QString RecordActsView::illegalText() const {
    auto const offender = game() ? losingOffender(details(), *game()) : std::nullopt;
    if (!offender) return {};
    rulings::Known known;
    known.sides[*offender].illegalMoves = game()->illegalMoves[*offender];
    rulings::IllegalMove const incident{.by = *offender, .penalised = true};
    auto const ruling = rulings::rule(rulesOf(details(), *game()), incident, known, {});
    //: %1 a number, %2 an article of the Laws.
    return (*offender == Colour::White
                ? tr("White's illegal move no. %1: White loses, or the game is drawn if Black cannot checkmate "
                     "(Laws %2).")
                : tr("Black's illegal move no. %1: Black loses, or the game is drawn if White cannot checkmate "
                     "(Laws %2)."))
        .arg(QString::number(game()->illegalMoves[*offender]), plain(ruling.article));
}

bool RecordActsView::excused(Colour side) const { return game() && game()->game.excuses[side].has_value(); }

QStringList RecordActsView::duties() const {
    QStringList lines;
    if (!game()) return lines;
    for (Colour const side : bothColours)
        if (QString const text = dutyText(details(), *game(), side); !text.isEmpty()) lines += text;
    if (QString const text = announcedDuty(); !text.isEmpty()) lines.prepend(text);
    if (auto const owed = session::owedMove(m_desk.history(), m_at->round, m_at->board))
        lines.prepend(effectText(owed->must));
    return lines;
}

void RecordActsView::excuse(Sides::Side side, bool excused, QString const& reason) {
    auto const by = colourOf(side);
    if (!m_at || !by) return;
    m_door.submit(session::ExcuseRecording{m_at->round, m_at->board, *by, excused, reason.trimmed().toStdString()});
}

QStringList RecordActsView::signatures() const {
    QStringList lines;
    if (!game()) return lines;
    for (Colour const side : bothColours)
        if (auto const& signature = game()->game.signatures[side]) lines += signatureText(*signature, side);
    return lines;
}

QString RecordActsView::signatureWarning() const {
    if (!game()) return {};
    auto const& [white, black] = game()->game.signatures;
    bool const differ = white && black && white->written && black->written && white->written != black->written;
    if (differ)
        return tr("The players have signed different results: you decide (Laws %1).")
            .arg(plain(details().edition->drawnGame.signatures));
    auto const agreed = game()->game.signedResult();
    if (!game()->result && agreed) return tr("Both have signed %1, and no result is entered.").arg(resultText(*agreed));
    if (!game()->result) return {};
    if (agreed && *agreed != *game()->result)
        return tr("Both have signed %1, and the result entered is %2.")
            .arg(resultText(*agreed), resultText(*game()->result));
    for (Colour const side : bothColours)
        if (auto const& one = game()->game.signatures[side]; one && one->written && *one->written != *game()->result)
            //: %1 a sentence about a signature, %2 a result.
            return tr("%1 The result entered is %2.", "signature")
                .arg(signatureText(*one, side), resultText(*game()->result));
    return {};
}

bool RecordActsView::signedOnly() const {
    return game() && !game()->result && !openEnd() && game()->game.signedResult();
}

/// What players write, and what was entered if it is something else: ½–0, 0–0.
std::vector<Result> RecordActsView::signable() const {
    std::vector<Result> results{Result::WhiteWins, Result::Draw, Result::BlackWins};
    auto const entered = game() ? game()->result : std::nullopt;
    if (entered && std::ranges::find(results, *entered) == results.end()) results.push_back(*entered);
    return results;
}

QStringList RecordActsView::signings() const {
    QStringList names;
    for (Result const result : signable()) names += resultText(result);
    return names << tr("refuses to sign");
}

int RecordActsView::usualSigning() const {
    if (!game() || !game()->result) return -1;
    auto const results = signable();
    return static_cast<int>(std::ranges::find(results, *game()->result) - results.begin());
}

void RecordActsView::sign(Sides::Side side, int signing) {
    auto const by = colourOf(side);
    if (!m_at || !by || signing < 0) return;
    session::SignSheet command{m_at->round, m_at->board, *by, {}};
    auto const results = signable();
    auto const choice = static_cast<std::size_t>(signing);
    if (choice < results.size()) command.written = results[choice];
    m_door.submit(std::move(command));
}

} // namespace flagfall::view
