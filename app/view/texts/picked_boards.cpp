// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/picked_boards.h"

#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace flagfall::view {
namespace {

struct PickedText {
    Q_DECLARE_TR_FUNCTIONS(PickedBoards)
};

/// `called` gives what a board is called.
template <typename Called>
QString runsText(std::vector<BoardNumber> const& boards, Called const& called) {
    QStringList runs;
    for (auto first = boards.begin(); first != boards.end();) {
        auto last = first;
        while (last + 1 != boards.end() && (last + 1)->value() == last->value() + 1) ++last;
        // Two neighbours are no range to anybody who reads them.
        QString const to = first->value() + 1 == last->value() ? QStringLiteral(", ") : QStringLiteral("–");
        runs += first == last ? called(*first) : called(*first) + to + called(*last);
        first = last + 1;
    }
    return runs.join(QStringLiteral(", "));
}

} // namespace

bool PickedBoards::contains(BoardNumber board) const { return std::ranges::binary_search(m_boards, board); }

void PickedBoards::toggle(BoardNumber board) {
    auto const place = std::ranges::lower_bound(m_boards, board);
    if (place != m_boards.end() && *place == board)
        m_boards.erase(place);
    else
        m_boards.insert(place, board);
}

void PickedBoards::add(std::vector<BoardNumber> const& boards) {
    std::vector<BoardNumber> wanted = boards;
    std::ranges::sort(wanted);
    std::vector<BoardNumber> both;
    std::ranges::set_union(m_boards, wanted, std::back_inserter(both));
    m_boards = std::move(both);
}

QString boardNumbers(std::vector<BoardNumber> const& boards) {
    return runsText(boards, [](BoardNumber board) { return QString::number(board.value()); });
}

std::optional<std::vector<BoardNumber>> boardsFrom(QString const& text) {
    static QRegularExpression const separators(QStringLiteral("[,;\\s]+"));
    static QRegularExpression const range(QStringLiteral("^(\\d{1,4})(?:[-–](\\d{1,4}))?$"));
    PickedBoards found;
    for (QString const& part : text.split(separators, Qt::SkipEmptyParts)) {
        auto const match = range.match(part);
        if (!match.hasMatch()) return std::nullopt;
        int const first = match.captured(1).toInt();
        int const last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
        if (first < 1 || last < first) return std::nullopt;
        for (int number = first; number <= last; ++number) found.add({BoardNumber{number}});
    }
    return found.boards();
}

QString PickedBoards::text(session::EventState const& state, std::optional<RoundNumber> round) const {
    if (m_boards.empty()) return {};
    QString const numbers = runsText(m_boards, [&](BoardNumber board) { return boardLabel(state, round, board); });
    if (m_boards.size() == 1) return PickedText::tr("Board %1").arg(numbers);
    //: %1 lists numbers of boards: "3, 5–9".
    return PickedText::tr("Boards %1").arg(numbers);
}

} // namespace flagfall::view
