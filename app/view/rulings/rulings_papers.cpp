// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rulings/rulings_papers.h"

#include "app/view/rulings/rulings_text.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>

#include <map>

namespace flagfall::view {
namespace {

using session::RecordedOffence;
using session::RecordedRuling;

struct RulingsPapers {
    Q_DECLARE_TR_FUNCTIONS(RulingsPapers)
};

/// A FEN may be broken between its rows.
QString breakable(QString text) {
    constexpr QChar mayBreak{0x200b};
    return text.replace(QLatin1Char('/'), QStringLiteral("/") + mayBreak);
}

PaperTable::Row tableRowOf(session::History const& history, RecordedRuling const& ruling) {
    return {{placeLabel(history.state(), ruling.round, ruling.board), stampText(ruling.wall),
             playersText(history.state(), ruling.players),
             joinedText({ruledOnText(history, ruling), ruledNoteText(history, ruling),
                         breakable(ruledMomentText(history, ruling))}),
             joinedText(QStringList{ruledSoText(history, ruling)} +
                        (ruling.takenBack ? QStringList{} : appealTexts(history, ruling))),
             ruledUnderText(history, ruling), whoText(ruling.origin)},
            ruling.takenBack};
}

/// Below the ruling that is crossed out: what still holds of it.
PaperTable::Row noMoreRowOf(session::History const& history, RecordedRuling const& ruling) {
    return {{placeLabel(history.state(), ruling.round, ruling.board),
             {},
             {},
             {},
             joinedText(QStringList{ruledNoMoreText(history, ruling)} + appealTexts(history, ruling)),
             {},
             {}}};
}

PaperTable::Row tableRowOf(session::EventState const& state, RecordedOffence const& one) {
    return {{placeLabel(state, one.round, one.board), offenceText(one.offence), plain(one.article),
             penaltiesText(one.offence)}};
}

} // namespace

Paper rulingsPaper(session::History const& history, std::vector<RecordedRuling> const& rulings, QString const& of) {
    Paper paper{.title = RulingsPapers::tr("Record of rulings"),
                .file = RulingsPapers::tr("rulings", "file"),
                .head = paperHeadOf(history.state().details),
                .audience = Audience::Arbiters};
    if (!of.isEmpty()) paper.body.emplace_back(PaperParagraph{of});
    if (rulings.empty()) {
        paper.body.emplace_back(PaperParagraph{RulingsPapers::tr("There is no ruling.")});
        return paper;
    }
    PaperTable table{{RulingsPapers::tr("Board"), RulingsPapers::tr("Time"), RulingsPapers::tr("Players"),
                      RulingsPapers::tr("Ruling on"), RulingsPapers::tr("Decision"), RulingsPapers::tr("Article"),
                      RulingsPapers::tr("Arbiter")},
                     {}};
    for (RecordedRuling const& ruling : rulings) {
        table.rows.push_back(tableRowOf(history, ruling));
        if (ruling.takenBack) table.rows.push_back(noMoreRowOf(history, ruling));
    }
    paper.body.emplace_back(std::move(table));
    paper.body.emplace_back(PaperParagraph{RulingsPapers::tr(
        "Boards are written as round.board. Rulings that were undone or withdrawn are crossed out.")});
    return paper;
}

Paper offencesPaper(session::History const& history, std::vector<RecordedOffence> const& offences, QString const& of) {
    Paper paper{.title = RulingsPapers::tr("Register of offences"),
                .file = RulingsPapers::tr("offences", "file"),
                .head = paperHeadOf(history.state().details),
                .audience = Audience::Arbiters};
    if (!of.isEmpty()) paper.body.emplace_back(PaperParagraph{of});
    if (offences.empty()) paper.body.emplace_back(PaperParagraph{RulingsPapers::tr("No offence has been recorded.")});
    std::map<QString, std::vector<RecordedOffence>> byName;
    for (RecordedOffence const& one : offences) byName[playerName(history.state(), one.player)].push_back(one);
    for (auto const& [name, ofPlayer] : byName) {
        PaperTable table{{RulingsPapers::tr("Board"), RulingsPapers::tr("Offence"), RulingsPapers::tr("Article"),
                          RulingsPapers::tr("Penalty")},
                         {}};
        for (RecordedOffence const& one : ofPlayer) table.rows.push_back(tableRowOf(history.state(), one));
        paper.body.emplace_back(PaperHeading{name});
        paper.body.emplace_back(std::move(table));
        if (auto const next = nextStepTexts(ofPlayer); !next.isEmpty()) paper.body.emplace_back(PaperList{next});
    }
    return paper;
}

} // namespace flagfall::view
