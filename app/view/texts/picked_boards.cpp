// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/picked_boards.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace flagfall::view {
namespace {

struct PickedText {
    Q_DECLARE_TR_FUNCTIONS(PickedBoards)
};

QString runText(BoardNumber first, BoardNumber last) {
    QString const from = QString::number(first.value());
    if (first == last) return from;
    // Two neighbours are no range to anybody who reads them.
    bool const neighbours = first.value() + 1 == last.value();
    return from + (neighbours ? QStringLiteral(", ") : QStringLiteral("–")) + QString::number(last.value());
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

QString PickedBoards::text() const {
    if (m_boards.empty()) return {};
    QStringList runs;
    for (auto first = m_boards.begin(); first != m_boards.end();) {
        auto last = first;
        while (last + 1 != m_boards.end() && (last + 1)->value() == last->value() + 1) ++last;
        runs += runText(*first, *last);
        first = last + 1;
    }
    if (m_boards.size() == 1) return PickedText::tr("Board %1").arg(runs.front());
    //: %1 lists numbers of boards: "3, 5–9".
    return PickedText::tr("Boards %1").arg(runs.join(QStringLiteral(", ")));
}

} // namespace flagfall::view
