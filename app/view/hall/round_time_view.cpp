// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/round_time_view.h"

#include "app/session/reports/attendance.h"
#include "app/session/reports/scoresheets.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"
#include "clock/display.h"

namespace flagfall::view {
namespace {

constexpr std::chrono::milliseconds each{1000};

QString timeText(clock::Span span) {
    return plain(clock::displayText(span, clock::DisplayStyle::Modern, clock::Span{}));
}

} // namespace

RoundTimeView::RoundTimeView(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_rounds(rounds) {
    m_timer.setInterval(each);
    connect(&m_timer, &QTimer::timeout, this, &RoundTimeView::update);
    connect(&m_rounds, &RoundsModel::shownChanged, this, &RoundTimeView::update);
}

void RoundTimeView::update() {
    session::Round const* const shown = round();
    bool const tables = shown && shown->isTimed();
    Stage const stage = shown ? stageOf(*shown) : Stage::ToBegin;
    QString text = tables ? textOf(*shown) : QString{};
    QString endText = shown ? endTextOf(*shown) : QString{};
    bool const passes = tables && (stage == Stage::Played || stage == Stage::Stopped);
    if (passes != m_timer.isActive()) passes ? m_timer.start() : m_timer.stop();
    if (tables == m_shown && stage == m_stage && text == m_text && endText == m_endText) return;
    m_shown = tables;
    m_stage = stage;
    m_text = std::move(text);
    m_endText = std::move(endText);
    emit changed();
}

RoundTimeView::Stage RoundTimeView::stageOf(session::Round const& round) {
    if (!round.startedAt) return Stage::ToBegin;
    if (round.overAt) return Stage::Over;
    if (round.isStopped()) return Stage::Stopped;
    return round.missingResults() == 0 ? Stage::Over : Stage::Played;
}

QString RoundTimeView::textOf(session::Round const& round) const {
    clock::Instant const now = m_desk.now();
    switch (stageOf(round)) {
    case Stage::ToBegin: return tr("The round has not begun");
    case Stage::Over: return tr("The round is over");
    //: %1 a time.
    case Stage::Stopped: return tr("Stopped for %1").arg(timeText(now - round.standstills.back().from));
    case Stage::Played: break;
    }
    //: %1 a time.
    QString text = tr("Played for %1").arg(timeText(round.playedUntil(now).value_or(clock::Span{})));
    auto const ends = session::defaultTimeEnds(m_desk.state().details, round);
    //: %1 a sentence, %2 a time.
    if (ends && *ends > now) text = tr("%1, default time expires in %2").arg(text, timeText(*ends - now));
    return text;
}

QString RoundTimeView::endTextOf(session::Round const& round) const {
    session::EventState const& state = m_desk.state();
    bool const over = round.missingResults() == 0 && round.started() && !round.isStopped();
    if (!over || round.number != state.rounds.back().number) return {};
    QStringList sentences{tr("All results of round %1 are in.").arg(roundLabel(state, round.number))};
    QStringList adjourned;
    for (session::Board const& board : round.boards)
        if (board.adjourned && !board.result)
            //: A board and its players: "5 Amazon, A. – Nile, N."
            adjourned += tr("%1 %2 – %3")
                             .arg(boardLabel(state, round.number, board.number),
                                  plain(state.players.at(board.white).details.name),
                                  plain(state.players.at(board.black).details.name));
    if (!adjourned.isEmpty()) {
        //: %1 is the number of a round, %2 a list of boards with their players.
        sentences = {tr("All games of round %1 are over or adjourned.").arg(roundLabel(state, round.number)),
                     tr("Adjourned: %1.").arg(adjourned.join(QStringLiteral("; ")))};
    }
    if (auto const sheets = session::missingSheets(state, round); !sheets.empty())
        sentences += tr("%n scoresheet(s) not collected.", "", static_cast<int>(sheets.size()));
    return sentences.join(QLatin1Char{' '});
}

session::Round const* RoundTimeView::round() const {
    if (!m_desk.isOpen()) return nullptr;
    session::Round const* const shown = m_desk.state().round(RoundNumber{m_rounds.shown()});
    return shown && !shown->imported ? shown : nullptr;
}

void RoundTimeView::step(session::RoundStep step) {
    m_door.submit(session::TimeRound{RoundNumber{m_rounds.shown()}, step, {}});
}

void RoundTimeView::exchangeClocks(QVariantList const& boards) {
    session::Round const* const shown = round();
    if (!shown || boards.isEmpty()) return;
    session::PlaceClocks command{shown->number, {}, session::HallClocks::Program};
    for (QVariant const& board : boards) {
        command.boards.emplace_back(board.toInt());
        session::Board const* const one = shown->board(command.boards.back());
        if (one && one->clock) command.clocks = session::HallClocks::Tables;
    }
    m_door.submit(std::move(command));
}

} // namespace flagfall::view
