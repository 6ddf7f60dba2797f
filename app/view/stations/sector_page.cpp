// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/sector_page.h"

#include "app/view/hall/board_row.h"
#include "app/view/stations/station_clock.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace flagfall::view {
namespace {

struct SectorPageText {
    Q_DECLARE_TR_FUNCTIONS(SectorPage)
};

/// A word for the look of a board; what waits for the arbiter goes before how the clock stands.
QLatin1String wallLookOf(BoardRow const& row) {
    if (row.hasResult) return QLatin1String("over");
    if (row.adjourned) return QLatin1String("adjourned");
    if (row.needsDecision || row.face.flagFirst != FaceSide::NoSide) return QLatin1String("flag");
    switch (row.face.phase) {
    case FacePhase::Ready: return QLatin1String("ready");
    case FacePhase::Running: return QLatin1String("running");
    case FacePhase::Paused:
    case FacePhase::Frozen: return QLatin1String("paused");
    case FacePhase::NoClock:
    case FacePhase::Decided: break;
    }
    return QLatin1String("plain");
}

QString calledText(session::Board const& board, clock::Instant now) {
    if (!board.call) return {};
    auto const minutes = std::chrono::floor<std::chrono::minutes>(now - board.call->at).count();
    //: Of a board that has called the arbiter: %1 the time of day, %2 minutes since.
    return SectorPageText::tr("Called at %1, %2 min ago").arg(hourText(board.call->wall)).arg(minutes);
}

/// What the wall shows of a board, into what a result pad shows of it.
void addWall(QJsonObject& shown, session::EventState const& state, session::Round const& round,
             session::Board const& board, SectorPage::Moment const& at) {
    BySide<Seat> seats;
    seats.white.name = shown[QStringLiteral("white")].toString();
    seats.black.name = shown[QStringLiteral("black")].toString();
    BoardRow row = withMatch(boardRow(board, std::move(seats), at.now, FaceOptions{}), state, round, board);
    row = withNotes(std::move(row), board, {round, state.details, at.timeOfDay}, at.now);
    bool const isCall = row.notes.note == BoardNote::Called;
    shown[QStringLiteral("look")] = wallLookOf(row);
    shown[QStringLiteral("stands")] = row.hasResult ? QString{} : row.face.phaseText;
    shown[QStringLiteral("note")] = isCall || row.notes.text == row.face.phaseText ? QString{} : row.notes.text;
    shown[QStringLiteral("called")] = calledText(board, at.now);
    shown[QStringLiteral("spoken")] = row.accessibleText;
    shown[QStringLiteral("clock")] = board.clock ? QJsonValue{jsonOf(*board.clock)} : QJsonValue{};
}

} // namespace

QJsonObject SectorPage::page(session::EventState const& state, stations::Station const& station,
                             std::map<BoardPlace, ResultPad::Asked> const& asked, Moment const& at) {
    QJsonObject page = ResultPad::page(state, station, asked);
    session::Round const* const round = state.currentRound();
    QJsonArray boards;
    for (QJsonValue const& one : page[QStringLiteral("boards")].toArray()) {
        QJsonObject shown = one.toObject();
        session::Board const* const board = round->board(BoardNumber{shown[QStringLiteral("board")].toInt()});
        addWall(shown, state, *round, *board, at);
        boards.append(shown);
    }
    page[QStringLiteral("boards")] = boards;
    page[QStringLiteral("now")] = microseconds(at.now);
    page[QStringLiteral("time")] = at.timeOfDay.time().toString(QStringLiteral("HH:mm:ss"));
    return page;
}

QJsonObject SectorPage::words() {
    return {
        //: A heading on the telephone of an arbiter: boards that have called.
        {QStringLiteral("sectorCalls"), SectorPageText::tr("Calls")},
        //: A heading: all boards that have not called.
        {QStringLiteral("sectorBoards"), SectorPageText::tr("Boards")},
        //: A switch: the boards are sorted by the time that is left.
        {QStringLiteral("byTime"), SectorPageText::tr("Least time first")},
        //: Of the clocks on a telephone: %1 the time of day at which the desk was heard last.
        {QStringLiteral("asOf"), SectorPageText::tr("As of %1 at the desk")},
        //: Behind the times of one clock that ran when the desk was heard last: %1 the time of day.
        {QStringLiteral("timesAsOf"), SectorPageText::tr("as of %1")},
        //: A button of an arbiter: to the board that has called; nobody else needs to go.
        {QStringLiteral("iGo"), SectorPageText::tr("I go there")},
        //: A button, and a heading: the result of a board is entered.
        {QStringLiteral("result"), SectorPageText::tr("Result")},
        //: A button of an arbiter: something has happened at the board.
        {QStringLiteral("incident"), SectorPageText::tr("Incident…")},
        //: A button: what can be done to the clock of the board.
        {QStringLiteral("ofClock"), SectorPageText::tr("Clock…")},
        {QStringLiteral("whatHappened"), SectorPageText::tr("What has happened?")},
        //: A button beside a time: the player has come at this moment.
        {QStringLiteral("comesNow"), SectorPageText::tr("Came now")},
        //: Followed by a number: facts of an incident that are rarely wanted.
        {QStringLiteral("moreFacts"), SectorPageText::tr("Further facts")},
        //: A button: back to the list of incidents.
        {QStringLiteral("anotherIncident"), SectorPageText::tr("Another incident")},
        //: A field: what the arbiter notes beside a decision, such as the reason.
        {QStringLiteral("note"), SectorPageText::tr("Note")},
        //: A list: why the arbiter corrects a clock.
        {QStringLiteral("reason"), SectorPageText::tr("Reason")},
        //: A field: time that is given or taken instead of what is proposed.
        {QStringLiteral("anotherTime"), SectorPageText::tr("Another time")},
        //: A heading: decisions that the Laws do not propose.
        {QStringLiteral("otherwise"), SectorPageText::tr("Decide otherwise")},
        //: A button: the ruling is made as it is shown.
        {QStringLiteral("decideSo"), SectorPageText::tr("Decide so")},
        //: A button: back to the facts and the proposals.
        {QStringLiteral("lookAgain"), SectorPageText::tr("Look again")},
        //: A button: the clock is corrected as it is shown.
        {QStringLiteral("carryOut"), SectorPageText::tr("Carry out")},
        //: A button: what the desk has asked is to be done all the same.
        {QStringLiteral("doIt"), SectorPageText::tr("Yes, do it")},
    };
}

} // namespace flagfall::view
