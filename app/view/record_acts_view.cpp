// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record_acts_view.h"

#include "app/view/command_door.h"
#include "app/view/desk_link.h"
#include "app/view/sides.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/record_text.h"
#include "app/view/texts/result_text.h"
#include "arbiter/board/uci.h"
#include "arbiter/laws/illegal_move.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array signable{Result::WhiteWins, Result::Draw, Result::BlackWins};

} // namespace

RecordActsView::RecordActsView(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door) {}

session::Board const* RecordActsView::game() const { return m_desk.board(m_at); }

session::EventDetails const& RecordActsView::details() const { return m_desk.state().details; }

void RecordActsView::show(std::optional<BoardPlace> at) {
    m_at = at;
    emit changed();
}

QVariantMap RecordActsView::articles() const {
    if (!game()) return {};
    DrawnGameLaw const& law = drawnGameLaw(*details().edition);
    auto const illegal = illegalMovePenalty(*details().edition, playTypeOf(details()), details().supervision).article;
    return {{QStringLiteral("offer"), plain(law.offer)},
            {QStringLiteral("claim"), plain(law.claimOffers)},
            {QStringLiteral("touched"), plain(law.touched)},
            {QStringLiteral("screens"), plain(law.screens)},
            {QStringLiteral("illegal"), plain(illegal)},
            {QStringLiteral("signatures"), plain(law.signatures)},
            {QStringLiteral("recording"), plain(law.recording)},
            {QStringLiteral("recordingEnds"), plain(law.recordingEnds)},
            {QStringLiteral("reconstruction"), plain(law.recordingAfter)}};
}

// --- the end on the board ----------------------------------------------------------------------------------

QString RecordActsView::endText() const {
    bool const open = game() && !game()->result && game()->game.record.size() > 0;
    return open && game()->game.end ? boardEndText(*game()->game.end) : QString{};
}

void RecordActsView::enterEnd() {
    if (endText().isEmpty()) return;
    record::GameEnd const& end = *game()->game.end;
    m_door.submit(session::EnterResult{
        m_at->round, m_at->board, end.result, std::string{end.article}, {}, session::ResultBasis::Ruling});
}

// --- offers and claims -------------------------------------------------------------------------------------

int RecordActsView::offerBy() const {
    if (!game()) return 0;
    for (Colour const side : bothColours)
        if (game()->game.offers.pendingBy(side)) return sideOf(side);
    return 0;
}

int RecordActsView::toMove() const { return game() ? sideOf(game()->game.record.end().turn()) : 0; }

int RecordActsView::lastMover() const { return game() ? sideOf(opponent(game()->game.record.end().turn())) : 0; }

QString RecordActsView::offerText() const {
    if (!game() || game()->game.offers.all().empty()) return {};
    record::DrawOffers const& offers = game()->game.offers;
    record::DrawOffer const& last = offers.all().back();
    QString const text = view::offerText(last);
    int const times = offers.countBy(last.by);
    if (times < 2) return text;
    //: %1 a sentence about a draw offer, %2 how many this player has made, %3 an article of the Laws.
    return tr("%1 His offer number %2 in this game (Laws %3).", "offer")
        .arg(text, QString::number(times), plain(drawnGameLaw(*details().edition).distraction));
}

void RecordActsView::offerDraw(int side, int moment) {
    auto const by = colourOf(side);
    if (!m_at || !by) return;
    m_door.submit(session::OfferDraw{m_at->round, m_at->board, *by, static_cast<record::OfferMoment>(moment)});
}

void RecordActsView::answerOffer(int answer) {
    auto const by = colourOf(offerBy());
    if (!by) return;
    m_door.submit(
        session::AnswerOffer{m_at->round, m_at->board, opponent(*by), static_cast<session::OfferAnswer>(answer)});
}

bool RecordActsView::claimPending() const { return game() && game()->game.pendingClaim(); }

int RecordActsView::claimant() const {
    if (!game()) return 0;
    auto const* const claim = game()->game.pendingClaim();
    return claim ? sideOf(claim->claim.by) : toMove();
}

QString RecordActsView::claimText() const {
    if (!claimPending()) return {};
    session::DrawClaimed const& claim = game()->game.pendingClaim()->claim;
    QString const by = claim.by == Colour::White ? tr("White claims a draw") : tr("Black claims a draw");
    QString const text = tr("%1: %2", "claim").arg(by, basisText(claim.basis));
    return claim.written.empty() ? text : tr("%1 %2", "claim and move").arg(text, plain(claim.written));
}

std::optional<record::ClaimExamination> RecordActsView::examination() const {
    if (!claimPending()) return std::nullopt;
    session::DrawClaimed const& claim = game()->game.pendingClaim()->claim;
    record::GameRecord const& record = game()->game.record;
    record::DrawClaim asked{claim.by, claim.basis, {}, !claim.written.empty(), claim.manTouched};
    // The moves may have been typed after the claim: what he wrote is read where the record ends now.
    if (auto const read = notation::readMove(record.end(), claim.written, notationLanguage()))
        asked.announced = read->move;
    else if (auto const move = board::moveFromUci(record.end(), claim.move))
        asked.announced = *move;
    return record::examine(record, asked, drawnGameLaw(*details().edition));
}

QStringList RecordActsView::claimFindings() const {
    auto const found = examination();
    if (!found) return {};
    return examinationText(*found, game()->game.pendingClaim()->claim, drawnGameLaw(*details().edition));
}

QVariantList RecordActsView::claimPlaces() const {
    QVariantList places;
    auto const found = examination();
    if (!found || !record::isRepetition(game()->game.pendingClaim()->claim.basis)) return places;
    record::GameRecord const& record = game()->game.record;
    for (std::size_t const at : found->occurrences) {
        bool const announced = at > record.size();
        QString const text =
            announced ? tr("after the announced move") : view::placeText(record, at, notationLanguage());
        places.append(QVariantMap{{QStringLiteral("place"), static_cast<int>(std::min(at, record.size()))},
                                  {QStringLiteral("text"), text}});
    }
    return places;
}

int RecordActsView::claimRuling() const {
    auto const found = examination();
    if (!found) return -1;
    if (found->drawnAlready) return static_cast<int>(session::ClaimRuling::Correct);
    if (!record::isAdmissible(found->finding)) return static_cast<int>(session::ClaimRuling::Inadmissible);
    bool const correct = found->finding == record::ClaimFinding::Correct;
    return static_cast<int>(correct ? session::ClaimRuling::Correct : session::ClaimRuling::Wrong);
}

void RecordActsView::claimDraw(int side, int basis, QString const& announced, bool manTouched) {
    auto const by = colourOf(side);
    if (!game() || !by) return;
    session::ClaimDraw command{m_at->round, m_at->board, *by,       static_cast<record::ClaimBasis>(basis),
                               {},          {},          manTouched};
    if (record::isAnnounced(command.basis)) {
        command.written = announced.trimmed().toStdString();
        auto const read = notation::readMove(game()->game.record.end(), command.written, notationLanguage());
        if (read) command.move = board::uciText(read->move, board::Game::Chess960);
    }
    m_door.submit(std::move(command));
}

void RecordActsView::ruleOnClaim(int ruling, QString const& note) {
    if (!claimPending()) return;
    m_door.submit(session::RuleOnClaim{m_at->round, m_at->board, static_cast<session::ClaimRuling>(ruling),
                                       note.trimmed().toStdString()});
}

// --- illegal moves, the duty to record, signatures ---------------------------------------------------------

void RecordActsView::noteIllegalMove(int side, QString const& played, QString const& note) {
    auto const by = colourOf(side);
    if (!m_at || !by) return;
    m_door.submit(session::PenaliseIllegalMove{m_at->board, *by, note.trimmed().toStdString(), m_at->round,
                                               played.trimmed().toStdString()});
}

bool RecordActsView::excused(Colour side) const { return game() && game()->game.excuses[side].has_value(); }

QStringList RecordActsView::duties() const {
    QStringList lines;
    if (!game()) return lines;
    for (Colour const side : bothColours)
        if (QString const text = dutyText(details(), *game(), side); !text.isEmpty()) lines += text;
    return lines;
}

void RecordActsView::excuse(int side, bool excused, QString const& reason) {
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
            .arg(plain(drawnGameLaw(*details().edition).signatures));
    if (!game()->result) return {};
    auto const agreed = game()->game.signedResult();
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

QStringList RecordActsView::signings() const {
    QStringList names;
    for (Result const result : signable) names += resultText(result);
    return names << tr("refuses to sign");
}

int RecordActsView::usualSigning() const {
    if (!game() || !game()->result) return 0;
    auto const usual = std::ranges::find(signable, *game()->result);
    return usual == signable.end() ? 0 : static_cast<int>(usual - signable.begin());
}

void RecordActsView::sign(int side, int signing) {
    auto const by = colourOf(side);
    if (!m_at || !by || signing < 0) return;
    session::SignSheet command{m_at->round, m_at->board, *by, {}};
    auto const choice = static_cast<std::size_t>(signing);
    if (choice < signable.size()) command.written = signable[choice];
    m_door.submit(std::move(command));
}

} // namespace flagfall::view
