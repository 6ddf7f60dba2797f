// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/control/preset_text.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"

namespace flagfall::view {
namespace {

using Align = PaperAlign;

/// The options of clocks with exactly this control.
PaperLines optionsFor(clock::Setting const& setting) {
    PaperLines lines;
    for (clock::Preset const& preset : clock::presets()) {
        bool const device = preset.group == clock::PresetGroup::Dgt3000 ||
                            preset.group == clock::PresetGroup::Dgt2010 ||
                            preset.group == clock::PresetGroup::DgtNorthAmerican;
        if (device && clock::settingOf(preset) == setting)
            //: On the sheet for setting the clocks: %1 the number of an option of a clock.
            lines.lines.push_back(
                {presetGroupText(preset.group), EventPapers::tr("Option %1").arg(plain(preset.number()))});
    }
    return lines;
}

QString movesCell(clock::Period const& period) {
    return period.quota > 0 ? QString::number(period.quota) : EventPapers::tr("all the rest", "moves of a period");
}

QString timeCell(clock::Period const& period) {
    QString const time = spanText(period.base);
    if (period.count <= 0) return time;
    return period.method == clock::Method::Byoyomi ? QStringLiteral("%1 × %2").arg(period.count).arg(time)
                                                   //: Of Canadian overtime: so many moves in this time.
                                                   : EventPapers::tr("%n move(s) in %1", "", period.count).arg(time);
}

QString extraCell(clock::Period const& period) {
    if (period.extra == clock::Span::zero()) return EventPapers::tr("none", "increment or delay");
    //: Of an increment or delay: the move from which it is given.
    return period.extraFromMove > 1
               ? EventPapers::tr("%1 from move %2").arg(spanText(period.extra)).arg(period.extraFromMove)
               : spanText(period.extra);
}

PaperTable periodsOf(std::vector<clock::Period> const& periods) {
    PaperTable table{{{EventPapers::tr("Period"), Align::Right, true},
                      {EventPapers::tr("Method"), Align::Left},
                      {EventPapers::tr("Moves"), Align::Right},
                      {EventPapers::tr("Time"), Align::Right, true},
                      {EventPapers::tr("Each move"), Align::Right, true}},
                     {},
                     PaperTable::Kind::List};
    int number = 0;
    for (clock::Period const& period : periods)
        table.rows.push_back({{QString::number(++number), methodText(period.method), movesCell(period),
                               timeCell(period), extraCell(period)}});
    return table;
}

} // namespace

Paper clockSheet(session::EventState const& state) {
    Paper paper{.title = EventPapers::tr("Setting the clocks"),
                .file = EventPapers::tr("setting the clocks", "file"),
                .head = paperHeadOf(state.details)};
    if (!state.details.control) return paper;
    clock::Setting const& setting = *state.details.control;
    paper.note = plain(clock::shortText(setting));
    paper.body.emplace_back(PaperParagraph{controlInWords(setting)});
    if (PaperLines options = optionsFor(setting); !options.lines.empty()) {
        paper.body.emplace_back(PaperHeading{EventPapers::tr("Number of the option")});
        paper.body.emplace_back(std::move(options));
    }
    if (setting.sameForBoth()) {
        paper.body.emplace_back(PaperHeading{EventPapers::tr("To set by hand")});
        paper.body.emplace_back(periodsOf(setting.periods(Colour::White)));
    } else {
        for (Colour const side : bothColours) {
            paper.body.emplace_back(PaperHeading{colourText(side)});
            paper.body.emplace_back(periodsOf(setting.periods(side)));
        }
    }
    bool const several = setting.periods(Colour::White).size() > 1;
    paper.body.emplace_back(PaperLines{
        {{EventPapers::tr("Next period"), !several ? QString{}
                                          : setting.transition() == clock::Transition::AtZero
                                              ? EventPapers::tr("when the time of a player runs out")
                                              : EventPapers::tr("when a player has made the moves")},
         {EventPapers::tr("After a flag fall"), setting.atFlag() == clock::AtFlag::Freeze
                                                    ? EventPapers::tr("both clocks stop")
                                                    : EventPapers::tr("the clock of the opponent goes on")}}});
    paper.body.emplace_back(PaperHeading{EventPapers::tr("Before the round")});
    paper.body.emplace_back(PaperList{{EventPapers::tr("Both displays show the time of the first period."),
                                       EventPapers::tr("The side of White is to move, and the clock is paused."),
                                       EventPapers::tr("The move counter is at its start, and no sound is on."),
                                       EventPapers::tr("The battery sign is not shown.")}});
    return paper;
}

} // namespace flagfall::view
