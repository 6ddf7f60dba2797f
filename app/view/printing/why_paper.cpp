// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/earlier.h"
#include "app/view/event/event_text.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/standings/why_rank.h"
#include "app/view/texts/standings_text.h"

namespace flagfall::view {

Paper whyPaper(session::EventState const& now, RoundNumber after, std::optional<PlayerId> chosen) {
    session::EventState const state = session::upTo(now, after);
    Paper paper{.title = EventPapers::tr("Why this rank"),
                .note = standingsCaption(state),
                .file = EventPapers::tr("why", "file"),
                .head = paperHeadOf(state.details)};
    WhyRanks const all{state};
    if (!chosen && !all.standings().empty()) chosen = all.standings().front().player;
    auto const why = chosen ? all.of(*chosen) : std::nullopt;
    if (!why) return paper;
    nameFileAfter(paper, state, *chosen);
    paper.body.emplace_back(PaperParagraph{why->title});
    for (WhyPart const& part : why->parts) {
        paper.body.emplace_back(PaperHeading{part.title});
        if (!part.lines.isEmpty()) paper.body.emplace_back(PaperList{part.lines});
    }
    return paper;
}

} // namespace flagfall::view
