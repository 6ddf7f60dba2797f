// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/replay/replay_text.h"

#include "app/session/reports/text_sheet.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/texts/text_locale.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace session;

struct ReplayText {
    Q_DECLARE_TR_FUNCTIONS(ReplayText)
};

QString phaseText(clock::Reading const& reading) {
    bool const white = reading.active == Colour::White;
    switch (reading.phase) {
    case clock::Phase::Ready: return ReplayText::tr("Not started");
    case clock::Phase::Running: return white ? ReplayText::tr("White to move") : ReplayText::tr("Black to move");
    case clock::Phase::Paused:
        return white ? ReplayText::tr("Paused, White to move") : ReplayText::tr("Paused, Black to move");
    case clock::Phase::Frozen: return ReplayText::tr("Stopped at the flag fall");
    }
    return {};
}

constexpr clock::Span tenth = std::chrono::milliseconds{100};

/// In tenths, so that sums come out.
std::string exactText(clock::Span span) {
    qint64 const tenths = (span < clock::Span{} ? -span : span) / tenth;
    QString const figures = QStringLiteral("%1:%2:%3%4%5")
                                .arg(tenths / 36'000)
                                .arg(tenths / 600 % 60, 2, 10, QLatin1Char('0'))
                                .arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'))
                                .arg(textLocale().decimalPoint())
                                .arg(tenths % 10);
    return utf8(span < clock::Span{} && tenths > 0 ? QStringLiteral("−") + figures : figures);
}

std::string shown(std::optional<clock::Reading> const& reading, Colour side) {
    if (!reading) return {};
    QString const time = spanText(reading->sides[side].total);
    //: A time on a sheet of text, and that the flag is down: "0:00 flag".
    return utf8(reading->sides[side].flag ? ReplayText::tr("%1 flag").arg(time) : time);
}

std::string moveText(BoardRecord::Entry const& entry) {
    if (!entry.mover) return {};
    return std::to_string(entry.move) + (*entry.mover == Colour::White ? "." : "...");
}

TextSheet::Table actsOf(BoardRecord const& record, History const& history) {
    using Align = TextSheet::Align;
    TextSheet::Table table{{{utf8(ReplayText::tr("Time")), Align::Left},
                            {utf8(ReplayText::tr("Move")), Align::Right},
                            {utf8(ReplayText::tr("White")), Align::Right},
                            {utf8(ReplayText::tr("Black")), Align::Right},
                            {utf8(ReplayText::tr("Time taken")), Align::Right},
                            {utf8(ReplayText::tr("What happened")), Align::Left}},
                           {}};
    for (auto const& entry : record.entries()) {
        auto const after = entry.after();
        QString what =
            boardActText(history.acts()[static_cast<std::size_t>(entry.seq.value()) - 1].act, history, record.number());
        if (record.takenBack(entry.seq)) what = ReplayText::tr("%1 (undone later)").arg(what);
        table.rows.push_back({utf8(secondText(entry.wall)), moveText(entry), shown(after, Colour::White),
                              shown(after, Colour::Black), entry.mover ? utf8(spanText(entry.thought)) : "",
                              utf8(what)});
    }
    return table;
}

TextSheet::Table sumsOf(ByColour<BoardRecord::Sums> const& exact) {
    using Align = TextSheet::Align;
    using Sums = BoardRecord::Sums;
    ByColour<Sums> const sums{exact.white.inUnitsOf(tenth), exact.black.inUnitsOf(tenth)};
    TextSheet::Table table{{{"", Align::Left},
                            {utf8(ReplayText::tr("White")), Align::Right},
                            {utf8(ReplayText::tr("Black")), Align::Right}},
                           {}};
    auto const add = [&](QString const& label, clock::Span Sums::* part) {
        table.rows.push_back({utf8(label), exactText(sums.white.*part), exactText(sums.black.*part)});
    };
    add(ReplayText::tr("At the start"), &Sums::start);
    add(ReplayText::tr("Used"), &Sums::used);
    add(ReplayText::tr("Credited"), &Sums::credited);
    add(ReplayText::tr("Corrected"), &Sums::corrected);
    add(ReplayText::tr("Left"), &Sums::left);
    return table;
}

std::string playerOf(BoardRecord const& record, History const& history, Colour side) {
    if (!record.board()) return {};
    auto const* const player =
        history.state().player(side == Colour::White ? record.board()->white : record.board()->black);
    return player ? player->details.name : std::string{};
}

} // namespace

QString momentText(BoardRecord const& record, BoardRecord::Moment const& moment) {
    using What = BoardRecord::Moment::What;
    switch (moment.what) {
    case What::NotPaired: return ReplayText::tr("Not paired yet");
    case What::NoClock: return ReplayText::tr("Played without this program's clock");
    case What::NobodyWatched: return ReplayText::tr("The program was not running");
    case What::Shown: break;
    }
    auto const& entry = record.entries()[*moment.entry];
    if (entry.result) return ReplayText::tr("Finished, %1").arg(resultText(*entry.result));
    if (entry.adjourned) return adjournedText();
    if (entry.awaitsDecision) return ReplayText::tr("Waits for the arbiter's decision");
    return phaseText(*moment.reading);
}

QString gapText(BoardRecord const& record, BoardRecord::Gap const& gap) {
    QString const from = secondText(record.axis().wallAt(gap.from));
    QString const to = secondText(record.axis().wallAt(gap.to));
    return gap.cause == BoardRecord::Gap::Cause::Closed
               ? ReplayText::tr("The program was closed from %1 to %2; the clock was paused.").arg(from, to)
               : ReplayText::tr("The program was not running from %1 to %2; these are the last recorded times.")
                     .arg(from, to);
}

QString boardSheet(BoardRecord const& record, History const& history, clock::Instant until) {
    EventState const& state = history.state();
    TextSheet sheet;
    sheet.heading =
        utf8(ReplayText::tr("Clock of round %1, board %2")
                 .arg(QString::number(record.round().value()), boardLabel(state, record.round(), record.number())));
    auto const add = [&](QString const& label, std::string value) {
        sheet.lines.push_back({utf8(label), std::move(value)});
    };
    add(ReplayText::tr("Event"), state.details.name);
    add(ReplayText::tr("White"), playerOf(record, history, Colour::White));
    add(ReplayText::tr("Black"), playerOf(record, history, Colour::Black));
    if (auto const control = record.firstControl()) add(ReplayText::tr("Time control"), utf8(controlInWords(*control)));
    if (!record.entries().empty()) {
        QDateTime const paired = localTime(record.entries().front().wall);
        add(ReplayText::tr("Paired"), utf8(textLocale().toString(paired, QLocale::ShortFormat)));
        add(ReplayText::tr("Times"), utf8(ReplayText::tr("local time (%1); both clocks as shown after the action")
                                              .arg(paired.timeZone().displayName(paired, QTimeZone::OffsetName))));
    }
    for (auto const& gap : record.gaps()) add(ReplayText::tr("Interruption"), utf8(gapText(record, gap)));
    sheet.tables.push_back(actsOf(record, history));
    if (auto const sums = record.sumsAt(until)) sheet.tables.push_back(sumsOf(*sums));
    return plain(session::text(sheet));
}

} // namespace flagfall::view
