// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/closing/closing_model.h"

#include "app/exports/lacks.h"
#include "app/session/reports/closing.h"
#include "app/view/common/desk_link.h"
#include "app/view/exports/exports_text.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array closingRoles{
    role<&ClosingRow::text>("text"),     role<&ClosingRow::page>("page"), role<&ClosingRow::field>("field"),
    role<&ClosingRow::player>("player"), role<&ClosingRow::done>("done"), role<&ClosingRow::dated>("dated"),
};

using Point = session::ClosingPoint;

QString leftText(Point const& point) {
    switch (point.what) {
    case Point::What::Rounds: return ClosingModel::tr("%n round(s) still to be paired", "", point.left);
    case Point::What::Games: return ClosingModel::tr("%n game(s) without a result", "", point.left);
    case Point::What::Calls: return ClosingModel::tr("%n board(s) called, and nobody has come", "", point.left);
    case Point::What::Sheets: return ClosingModel::tr("%n scoresheet(s) not collected", "", point.left);
    case Point::What::Appeals: return ClosingModel::tr("%n appeal(s) not settled", "", point.left);
    }
    return {};
}

QString doneText(Point::What what) {
    switch (what) {
    case Point::What::Rounds: return ClosingModel::tr("Every round is paired");
    case Point::What::Games: return ClosingModel::tr("Every game has a result");
    case Point::What::Calls: return ClosingModel::tr("No board calls the arbiter");
    case Point::What::Sheets: return ClosingModel::tr("Every scoresheet is collected");
    case Point::What::Appeals: return ClosingModel::tr("Every appeal is settled");
    }
    return {};
}

QString pageOf(Point::What what) {
    switch (what) {
    case Point::What::Rounds: return QStringLiteral("pairing");
    case Point::What::Games: return QStringLiteral("results");
    case Point::What::Calls: return QStringLiteral("hall");
    case Point::What::Sheets: return QStringLiteral("results");
    case Point::What::Appeals: return QStringLiteral("rulings");
    }
    return {};
}

/// Where what the rating officer misses is entered.
QString pageOf(exports::Lack::What what) {
    using What = exports::Lack::What;
    bool const ofPlayers =
        what == What::FideIds || what == What::Births || what == What::Federations || what == What::Sexes;
    return ofPlayers ? QStringLiteral("players") : QStringLiteral("edit");
}

/// The field of the event that says it, by its name in the form.
QString fieldOf(exports::Lack::What what) {
    using What = exports::Lack::What;
    switch (what) {
    case What::Federation: return QStringLiteral("federation");
    case What::Place: return QStringLiteral("place");
    case What::Dates: return QStringLiteral("begins");
    case What::ChiefArbiter: return QStringLiteral("chiefArbiter");
    case What::RoundDates: return QStringLiteral("schedule");
    case What::FideIds:
    case What::Births:
    case What::Federations:
    case What::Sexes:
    case What::LongNames: break;
    }
    return {};
}

QString dueText(session::ReportDue const& due) {
    if (due.what == session::ReportDue::What::ToFederation)
        //: %1 is a day.
        return ClosingModel::tr("Report file to the rating officer of the federation: by %1 (FIDE Rating Regulations)")
            .arg(dayText(due.by));
    //: %1 is a day.
    return ClosingModel::tr("The federation sends it to FIDE: by %1").arg(dayText(due.by));
}

} // namespace

ClosingModel::ClosingModel(DeskLink& desk, QObject* parent) : RowModel(closingRoles, parent), m_desk(desk) {}

void ClosingModel::update(Changes const& changes) {
    if (m_watched && (changes.states || !changes.onlyClocks())) refresh();
}

void ClosingModel::setWatched(bool watched) {
    if (m_watched == watched) return;
    m_watched = watched;
    if (watched)
        refresh();
    else
        emit changed();
}

void ClosingModel::refresh() {
    std::vector<ClosingRow> rows;
    auto const add = [&rows](QString text, QString page, bool done, bool dated = false) {
        rows.push_back({.place = static_cast<int>(rows.size()),
                        .text = std::move(text),
                        .page = std::move(page),
                        .done = done,
                        .dated = dated});
    };
    bool const open = m_desk.isOpen() && m_desk.state().opened();
    if (open) {
        for (Point const& point : session::closingPointsOf(m_desk.history()))
            add(point.left == 0 ? doneText(point.what) : leftText(point), pageOf(point.what), point.left == 0);
        auto lacks = exports::lacksOf(m_desk.state()); // but a long name is nothing that anybody could add
        std::erase_if(lacks, [](exports::Lack const& lack) { return lack.what == exports::Lack::What::LongNames; });
        if (lacks.empty()) add(tr("The report for rating has everything"), QStringLiteral("exports"), true);
        for (exports::Lack const& lack : lacks) {
            //: %1 is what is missing: "days of 3 rounds".
            add(tr("Missing in the report for rating: %1").arg(exportLackText(lack)), pageOf(lack.what), false);
            rows.back().field = fieldOf(lack.what);
            auto const players = exports::playersLacking(m_desk.state(), lack.what);
            if (!players.empty()) rows.back().player = players.front().value();
        }
        for (session::ReportDue const& due : session::reportsDue(m_desk.state().details))
            add(dueText(due), QStringLiteral("exports"), false, true);
        auto const personal = session::personalDataOf(m_desk.state());
        int const months =
            session::monthsOver(session::lastDayOf(m_desk.state().details), dayOf(m_desk.ticks().wall()));
        if (months > 0 && personal.any()) {
            add(tr("The event has been over for %n month(s), and contact details or days of birth are still in it", "",
                   months),
                QStringLiteral("edit"), false);
            rows.back().field = QStringLiteral("privacy");
        } else if (personal.contacts > 0) {
            add(tr("Contact details of %n player(s) are kept: erase them when nobody has to be reached any more", "",
                   personal.contacts),
                QStringLiteral("edit"), false, true);
            rows.back().field = QStringLiteral("privacy");
        }
    }
    auto const left =
        static_cast<int>(std::ranges::count_if(rows, [](ClosingRow const& row) { return !row.done && !row.dated; }));
    m_caption = left == 0 ? tr("Nothing is left to do but the reports.") : tr("%n thing(s) left to do", "", left);
    setRows(std::move(rows));
    emit changed();
}

} // namespace flagfall::view
