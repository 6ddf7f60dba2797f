// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/scoresheets/sheets_view.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/sheet_state.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/papers/paper_view.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"
#include "arbiter/laws/recording.h"

namespace flagfall::view {

SheetsView::SheetsView(DeskLink& desk, CommandDoor& door, PaperView& papers, RoundsModel& rounds, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_papers(papers), m_rounds(rounds) {
    connect(&m_rounds, &RoundsModel::shownChanged, this, &SheetsView::read);
}

void SheetsView::update(Changes const& changes) {
    if (!changes.onlyClocks()) read();
}

session::Round const* SheetsView::round() const {
    return m_desk.isOpen() ? m_desk.state().round(RoundNumber{m_rounds.shown()}) : nullptr;
}

void SheetsView::read() {
    session::Round const* const shown = round();
    m_missing = shown ? missingSheets(m_desk.state(), *shown) : std::vector<session::MissingSheet>{};
    emit changed();
}

bool SheetsView::isKept() const {
    if (!m_desk.isOpen() || !m_desk.state().opened()) return false;
    session::EventDetails const& details = m_desk.state().details;
    session::Round const* const shown = round();
    return playersRecord(shown ? playTypeOf(details, *shown) : playTypeOf(details));
}

QString SheetsView::missingText() const { return tr("%n scoresheet(s) not collected", "", missing()); }

void SheetsView::turn(int number, Sides::Side side) {
    session::Round const* const shown = round();
    session::Board const* const board = shown ? shown->board(BoardNumber{number}) : nullptr;
    if (!board) return;
    m_door.submit(turnSheets(shown->number, *board, colourOf(side)));
}

void SheetsView::showPaper() {
    m_papers.show([this] {
        session::Round const* const shown = round();
        return shown ? missingSheetsPaper(m_desk.state(), *shown) : Paper{};
    });
}

Paper missingSheetsPaper(session::EventState const& state, session::Round const& round) {
    int const number = round.number.value();
    Paper paper{.title = SheetsView::tr("Missing scoresheets: round %1").arg(roundLabel(state, round.number)),
                .file = SheetsView::tr("missing scoresheets round %1", "file").arg(number),
                .head = paperHeadOf(state, round.number),
                .audience = Audience::Arbiters};
    PaperTable table{{SheetsView::tr("Board"), SheetsView::tr("Colour"), SheetsView::tr("Player")}, {}};
    for (session::MissingSheet const& sheet : missingSheets(state, round))
        table.rows.push_back(
            {{boardLabel(state, round.number, sheet.board), colourText(sheet.side), playerName(state, sheet.player)}});
    if (table.rows.empty())
        paper.body.emplace_back(PaperParagraph{SheetsView::tr("No scoresheet of a finished game is missing.")});
    else
        paper.body.emplace_back(std::move(table));
    return paper;
}

} // namespace flagfall::view
