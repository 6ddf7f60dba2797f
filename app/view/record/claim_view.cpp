// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/claim_view.h"

#include "app/view/common/desk_link.h"
#include "app/view/record/record_text.h"
#include "app/view/texts/claim_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/ruling_text.h"
#include "arbiter/board/uci.h"
#include "arbiter/notation/read_move.h"

#include <utility>

namespace flagfall::view {

using rulings::Answer;

/// As it was understood when the claim was made. The moves before it may have been typed only afterwards: then what the
/// player wrote is read where the record ends now.
std::optional<board::Move> announcedMove(session::Board const* game) {
    if (!game || game->game.claims.empty()) return std::nullopt;
    session::DrawClaimed const& claim = game->game.claims.back().claim;
    board::Position const& end = game->game.record.end();
    if (auto const move = board::moveFromUci(end, claim.move)) return *move;
    auto const read = notation::readMove(end, claim.written, notationLanguage());
    return read ? std::optional{read->move} : std::nullopt;
}

ClaimView::ClaimView(DeskLink& desk, QObject* parent) : ProposalView(parent), m_desk(desk) {}

void ClaimView::show(std::optional<BoardPlace> at) {
    bool const sameGame = at == m_at;
    m_at = at;
    std::size_t const claims = game() ? game()->game.claims.size() : 0;
    if (!sameGame || claims != m_claim || !needed()) m_checked = false;
    m_claim = claims;
    emit changed();
}

session::Board const* ClaimView::game() const { return m_desk.board(m_at); }

// --- what is shown -----------------------------------------------------------------------------------------

bool ClaimView::needed() const { return game() && game()->game.pendingClaim(); }

std::optional<session::ExaminedClaim> ClaimView::examined() const {
    if (!needed()) return std::nullopt;
    return session::examinedClaim(*game(), game()->game.pendingClaim()->claim, announcedMove(game()),
                                  m_desk.state().details.edition->drawnGame);
}

rulings::Ruling ClaimView::ruling(rulings::Answers const& answers) const {
    auto const claim = examined();
    return claim ? rulings::rule(rulesOf(m_desk.state().details, *game()), claim->incident, {}, answers)
                 : rulings::Ruling{};
}

QString ClaimView::title() const {
    if (!needed()) return {};
    session::DrawClaimed const& claim = game()->game.pendingClaim()->claim;
    QString const by = claim.by == Colour::White ? tr("White claims a draw") : tr("Black claims a draw");
    QString const text = tr("%1: %2", "claim").arg(by, basisText(claim.basis));
    return claim.written.empty() ? text : tr("%1 %2", "claim and move").arg(text, plain(claim.written));
}

QStringList ClaimView::facts() const {
    auto const claim = examined();
    if (!claim) return {};
    if (int const missing = halfMovesUnrecorded(*game()); missing > 0)
        return {tr("%n half-move(s) of the game are missing from the record: enter them first.", "", missing)};
    QStringList lines = examinationText(claim->examination, game()->game.pendingClaim()->claim,
                                        m_desk.state().details.edition->drawnGame);
    if (claim->examination.finding == record::ClaimFinding::Correct) lines.removeFirst(); // the Laws say the same below
    return lines;
}

QString ClaimView::law() const { return needed() ? findingText(ruling().finding) : QString{}; }

QString ClaimView::citation() const {
    if (!needed()) return {};
    return citationText(flagfall::citation(rulesOf(m_desk.state().details, *game()).laws(), ruling().article));
}

QString ClaimView::warning() const {
    QStringList sentences;
    for (rulings::Remark const& remark : ruling().remarks) sentences += remarkText(remark);
    return sentences.join(QLatin1Char(' '));
}

QVariantList ClaimView::places() const {
    QVariantList places;
    auto const claim = examined();
    if (!claim || !claim->incident.found || !record::isRepetition(claim->incident.basis)) return places;
    record::GameRecord const& record = game()->game.record;
    for (std::size_t const at : claim->examination.occurrences) {
        bool const announced = at > record.size();
        QString const text = announced ? tr("after the intended move") : placeText(record, at, notationLanguage());
        places.append(QVariantMap{{QStringLiteral("place"), static_cast<int>(at)}, {QStringLiteral("text"), text}});
    }
    return places;
}

// --- what is asked and decided -----------------------------------------------------------------------------

QVariantList ClaimView::questions() const {
    return needed() ? QVariantList{checkQuestion(*m_desk.state().details.edition, m_checked)} : QVariantList{};
}

QVariantMap ClaimView::checkQuestion(Edition const& laws, bool checked) {
    QString const screens = plain(laws.drawnGame.screens);
    return {
        {QStringLiteral("ask"), QStringLiteral("checked")},
        {QStringLiteral("text"), tr("Checked on the scoresheets or by replaying the game?")},
        {QStringLiteral("hint"), tr("What a screen shows is not sufficient (Laws %1).").arg(screens)},
        {QStringLiteral("words"), QStringList{QStringLiteral("yes"), QStringLiteral("no")}},
        {QStringLiteral("answers"),
         QStringList{answerText(rulings::Ask::ClaimIs, Answer::Yes), answerText(rulings::Ask::ClaimIs, Answer::No)}},
        {QStringLiteral("answer"), checked ? QStringLiteral("yes") : QStringLiteral("no")},
    };
}

void ClaimView::answer(QString const& ask, QString const& answer) {
    if (ask != QLatin1String("checked")) return;
    m_checked = answer == QLatin1String("yes");
    emit changed();
}

bool ClaimView::mayRule(Answer answer) const {
    auto const claim = examined();
    return claim && (m_checked || rulings::needsNoCheck(claim->incident, answer));
}

bool ClaimView::mayRule(QString const& key) const {
    if (key == QLatin1String("accepted")) return needed();
    auto const answer = rulings::fromWord<Answer>(key.toStdString());
    return answer && mayRule(*answer);
}

QVariantList ClaimView::options() const {
    QVariantList list;
    if (!needed()) return list;
    rulings::Question const question = ruling().questions.front();
    for (Answer const answer : question.answers) {
        auto const ruled = ruling(rulings::Answers{}.say(question.ask, answer));
        auto const* const proposal = ruled.proposes();
        auto const score = rulings::scoreIn(proposal->effects);
        //: A ruling on a claim: %1 "Correct", %2 what comes of it.
        QString const text = tr("%1: %2", "ruling on a claim")
                                 .arg(rulingText(session::rulingOf(answer)),
                                      score ? resultText(*score) : outcomeText(proposal->effects));
        list += QVariantMap{{QStringLiteral("key"), plain(wordOf(answer))},
                            {QStringLiteral("text"), text},
                            {QStringLiteral("article"), articleText(proposal->article)},
                            {QStringLiteral("primary"), question.presumed == answer},
                            {QStringLiteral("possible"), mayRule(answer)}};
    }
    list += QVariantMap{{QStringLiteral("key"), QStringLiteral("accepted")},
                        {QStringLiteral("text"), tr("The opponent accepts the draw")},
                        {QStringLiteral("article"), QString{}},
                        {QStringLiteral("primary"), false},
                        {QStringLiteral("possible"), true}};
    return list;
}

} // namespace flagfall::view
