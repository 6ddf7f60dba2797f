// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/replay/replay_view.h"

#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/sheet_file.h"
#include "app/view/common/sides.h"
#include "app/view/replay/replay_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/texts/typed_moment.h"
#include "clock/display.h"

#include <QDir>

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Instant;
using clock::Span;

constexpr std::chrono::milliseconds betweenSteps = 200ms;

} // namespace

ReplayView::ReplayView(DeskLink& desk, NoticeView& notice, QObject* parent)
    : QObject(parent), m_desk(desk), m_notice(notice) {
    m_timer.setInterval(betweenSteps);
    connect(&m_timer, &QTimer::timeout, this, &ReplayView::tick);
}

// --- which board -----------------------------------------------------------------------------------------------

QString ReplayView::boardLabel() const {
    return m_record ? view::boardLabel(m_desk.state(), m_record->round(), m_record->number()) : QString{};
}

QString ReplayView::roundLabel() const {
    return m_record ? view::roundLabel(m_desk.state(), m_record->round()) : QString{};
}

void ReplayView::show(RoundNumber round, BoardNumber board) {
    session::Round const* const there = m_desk.state().round(round);
    if (!there || !there->board(board)) return;
    bool const wasActive = active();
    m_record.emplace(round, board);
    m_record->follow(m_desk.history());
    m_at.reset();
    m_remark.clear();
    setAskError({});
    speak();
    if (!wasActive) emit activeChanged();
}

bool ReplayView::showAct(Seq seq) {
    auto const& acts = m_desk.history().acts();
    if (seq.value() < 1 || seq > m_desk.history().last()) return false;
    session::Touched const touched = touchedBy(acts[static_cast<std::size_t>(seq.value()) - 1].act);
    if (touched.what != session::Touched::What::Boards || touched.boards.size() != 1) return false;
    show(touched.round, touched.boards.front());
    if (!m_record) return false;
    auto const found = std::ranges::find(m_record->entries(), seq, &session::BoardRecord::Entry::seq);
    if (found == m_record->entries().end()) return false;
    showRow(static_cast<int>(found - m_record->entries().begin()));
    return true;
}

void ReplayView::close() {
    m_timer.stop();
    if (!m_record) return;
    m_record.reset();
    m_at.reset();
    m_moment = {};
    m_graph = {};
    m_acts.clear();
    emit changed();
    emit momentChanged();
    emit graphChanged();
    emit activeChanged();
}

void ReplayView::update(Changes const& changes) {
    if (!m_record || !(changes.touch({m_record->round(), m_record->number()}) || changes.players)) return;
    auto const before = m_record->entries().size();
    m_record->follow(m_desk.history());
    if (m_record->entries().size() != before) speak();
}

void ReplayView::speak() {
    if (!m_record) return;
    m_acts.show(*m_record, m_desk.history());
    updateGraph();
    updateMoment();
    emit changed();
    if (goesOn())
        m_timer.start();
    else
        m_timer.stop();
}

QString ReplayView::controlText() const {
    return m_moment.control ? plain(clock::shortText(*m_moment.control)) : QString{};
}

QString ReplayView::nameOf(Colour side) const {
    if (!m_record || !m_record->board()) return {};
    auto const& board = *m_record->board();
    session::Player const* const player = m_desk.state().player(side == Colour::White ? board.white : board.black);
    return player ? plain(player->details.name) : QString{};
}

// --- which moment ----------------------------------------------------------------------------------------------

bool ReplayView::goesOn() const {
    auto const& board = m_record->board();
    return board && board->clock && board->clock->phase == clock::Phase::Running && !board->result;
}

/// While the clock runs, now; otherwise the last thing that happened.
Instant ReplayView::present() const {
    Instant const last = m_record->entries().empty() ? Instant{} : m_record->entries().back().at;
    return goesOn() ? std::max(m_desk.now(), last) : last;
}

void ReplayView::goTo(Instant at, QString const& remark) {
    m_at = at;
    m_remark = remark;
    setAskError({});
    updateMoment();
}

void ReplayView::updateMoment() {
    Instant const at = shownInstant();
    m_moment = m_record->momentAt(at);
    m_stateText = momentText(*m_record, m_moment);
    m_note = m_moment.gap ? gapText(*m_record, *m_moment.gap) : QString{};
    if (!m_remark.isEmpty()) m_note = m_note.isEmpty() ? m_remark : m_note + QLatin1Char(' ') + m_remark;
    // At an act stands what the computer's clock showed at the act.
    auto const* const entry = m_moment.entry ? &m_record->entries()[*m_moment.entry] : nullptr;
    m_timeOfDay = secondText(entry && entry->at == at ? entry->wall : m_record->axis().wallAt(at));
    emit momentChanged();
}

void ReplayView::tick() {
    if (!m_record || !goesOn()) {
        m_timer.stop();
        return;
    }
    // The picture grows by pixels, the figures by tenths.
    double const pixels = std::max(m_graphSize.width(), 1.0);
    Span const pixel{
        static_cast<std::int64_t>(static_cast<double>((m_graph.until() - m_graph.from()).count()) / pixels)};
    if (present() - m_graph.until() >= std::max<Span>(pixel, 1s)) updateGraph();
    if (live()) updateMoment();
}

clock::DisplayReading const& ReplayView::side(Colour colour) const {
    static clock::DisplayReading const none;
    return m_moment.reading ? m_moment.reading->sides[colour] : none;
}

QString ReplayView::timeOf(Colour colour) const {
    if (!m_moment.reading) return QStringLiteral("–");
    return plain(clock::displayText(side(colour).total));
}

Sides::Side ReplayView::toMove() const {
    auto const& reading = m_moment.reading;
    bool const said = reading && (reading->phase == clock::Phase::Running || reading->phase == clock::Phase::Paused);
    if (!said || !m_moment.entry || m_record->entries()[*m_moment.entry].result) return Sides::Side::Nobody;
    return sideOf(reading->active);
}

bool ReplayView::running() const {
    return toMove() != Sides::Side::Nobody && m_moment.what == session::BoardRecord::Moment::What::Shown &&
           m_moment.reading->phase == clock::Phase::Running;
}

void ReplayView::previousAct() {
    if (!m_record || !m_moment.entry) return;
    auto const& entries = m_record->entries();
    auto const here = std::ranges::lower_bound(entries, shownInstant(), {}, &session::BoardRecord::Entry::at);
    if (here != entries.begin()) goTo((here - 1)->at);
}

void ReplayView::nextAct() {
    if (!m_record) return;
    auto const& entries = m_record->entries();
    auto const next = std::ranges::upper_bound(entries, shownInstant(), {}, &session::BoardRecord::Entry::at);
    if (next != entries.end()) goTo(next->at);
}

void ReplayView::showRow(int row) {
    if (!m_record || row < 0 || row >= static_cast<int>(m_record->entries().size())) return;
    goTo(m_record->entries()[static_cast<std::size_t>(row)].at);
}

void ReplayView::stepMinutes(int minutes) {
    if (!m_record || m_record->entries().empty()) return;
    goTo(std::clamp(shownInstant() + std::chrono::minutes{minutes}, m_record->entries().front().at, present()));
}

void ReplayView::toStart() {
    if (m_record) goTo(m_graph.from());
}

void ReplayView::toNow() {
    if (!m_record) return;
    m_at.reset();
    m_remark.clear();
    setAskError({});
    updateMoment();
}

void ReplayView::scrub(double place) {
    if (m_record) goTo(std::min(m_graph.momentOf(*m_record, place), std::max(present(), m_graph.from())));
}

bool ReplayView::ask(QString const& timeOfDay) {
    if (!m_record || m_record->entries().empty()) return false;
    session::WallTime const first = m_record->entries().front().wall;
    session::WallTime const last = m_record->axis().wallAt(present());
    auto const found = momentOf(timeOfDay, m_record->axis(), first, last);
    if (!found) {
        setAskError(found.error() == NoMoment::NotATime
                        ? notATimeText()
                        : tr("This board was recorded from %1 to %2.").arg(secondText(first), secondText(last)));
        return false;
    }
    goTo(std::clamp(found->at, m_record->entries().front().at, present()), found->remark);
    return true;
}

void ReplayView::setAskError(QString const& text) {
    if (text == m_askError) return;
    m_askError = text;
    emit askErrorChanged();
}

// --- the graph -------------------------------------------------------------------------------------------------

void ReplayView::setGraphSize(double width, double height) {
    QSizeF const size(width, height);
    if (size == m_graphSize) return;
    m_graphSize = size;
    updateGraph();
    if (m_record) emit momentChanged();
}

void ReplayView::setOverMoves(bool overMoves) {
    if (overMoves == this->overMoves()) return;
    m_over = overMoves ? GraphOver::Moves : GraphOver::Time;
    emit overMovesChanged();
    updateGraph();
    emit momentChanged();
}

void ReplayView::updateGraph() {
    if (!m_record) return;
    m_graph = TimeGraph(*m_record, present(), m_over, m_graphSize);
    m_marks = m_graph.marks(*m_record, m_desk.history());
    emit graphChanged();
}

double ReplayView::place() const { return m_record ? m_graph.placeOf(*m_record, shownInstant()) : 0.0; }

// --- the sheet -------------------------------------------------------------------------------------------------

QString ReplayView::sheet() const { return m_record ? boardSheet(*m_record, m_desk.history(), present()) : QString{}; }

void ReplayView::saveSheet() {
    if (!m_record) return;
    auto const saved = writeSheet(m_eventFile, tr("round %1 board %2", "file").arg(round()).arg(board()), sheet());
    if (saved)
        m_notice.tell(NoticeView::Kind::Done, tr("Saved as %1.").arg(QDir::toNativeSeparators(*saved)));
    else
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The file %1 cannot be written: %2").arg(saved.error().path, saved.error().reason));
}

} // namespace flagfall::view
