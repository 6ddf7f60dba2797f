// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rulings/rulings_model.h"

#include "app/view/common/desk_link.h"
#include "app/view/papers/paper_view.h"
#include "app/view/rulings/rulings_papers.h"
#include "app/view/rulings/rulings_text.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <array>
#include <set>

namespace flagfall::view {
namespace {

using session::RecordedRuling;

constexpr std::array rulingRoles{
    role<&RulingRow::seq>("seq"),
    role<&RulingRow::round>("round"),
    role<&RulingRow::board>("board"),
    role<&RulingRow::time>("time"),
    role<&RulingRow::players>("players"),
    role<&RulingRow::what>("what"),
    role<&RulingRow::decision>("decision"),
    role<&RulingRow::article>("article"),
    role<&RulingRow::who>("who"),
    role<&RulingRow::own>("own"),
    role<&RulingRow::takenBack>("takenBack"),
    role<&RulingRow::undoable>("undoable"),
};

qint64 keyOf(RecordedRuling const& ruling) {
    constexpr qint64 boards = 10'000;
    return ruling.seq.value() * boards + ruling.board.value();
}

RulingRow rowOf(session::History const& history, RecordedRuling const& ruling) {
    auto const* const words = wordsOf(history, ruling);
    auto const undo = history.commandToUndo();
    RulingRow row;
    row.seq = static_cast<int>(ruling.seq.value());
    row.round = ruling.round.value();
    row.board = ruling.board.value();
    row.id = keyOf(ruling);
    row.time = stampText(ruling.wall);
    row.players = playersText(history.state(), ruling.players);
    row.what = ruledOnText(history, ruling);
    row.decision = ruledSoText(history, ruling);
    row.article = ruledUnderText(history, ruling);
    row.who = plain(ruling.origin.person);
    row.own = words && words->own;
    row.takenBack = ruling.takenBack;
    row.undoable = !ruling.takenBack && undo && !undo->isNone() && *undo == ruling.origin.command;
    return row;
}

} // namespace

bool ruledSince(session::History const& history, Seq seq) {
    using session::Category;
    auto const& acts = history.acts();
    auto const matters = [](session::RecordedAct const& act) {
        Category const category = kindIn(act.act).category;
        return category != Category::Clock && category != Category::Program;
    };
    return std::any_of(acts.begin() +
                           static_cast<std::ptrdiff_t>(std::min<std::int64_t>(seq.value(), std::ssize(acts))),
                       acts.end(), matters);
}

RulingsModel::RulingsModel(DeskLink& desk, PaperView& papers, QObject* parent)
    : RowModel(rulingRoles, parent), m_desk(desk), m_papers(papers) {}

void RulingsModel::update(Changes const& changes) {
    session::History const& history = m_desk.history();
    auto const undo = history.commandToUndo();
    bool const anew = changes.sentences || changes.players || undo != m_undo || history.last() < m_seen ||
                      ruledSince(history, m_seen);
    m_seen = history.last();
    m_undo = undo;
    if (anew) read();
}

void RulingsModel::read() {
    session::History const& history = m_desk.history();
    m_rulings = session::rulingsOnRecord(history);
    std::ranges::reverse(m_rulings);
    m_all.clear();
    for (RecordedRuling const& ruling : m_rulings) m_all.push_back(rowOf(history, ruling));
    if (m_round != 0 && !rounds().contains(m_round)) {
        m_round = 0;
        emit filterChanged();
    }
    fill();
}

void RulingsModel::fill() {
    std::vector<RulingRow> shown;
    std::ranges::copy_if(m_all, std::back_inserter(shown), [this](RulingRow const& row) { return fits(row); });
    setRows(std::move(shown));
    emit summaryChanged();
}

bool RulingsModel::fits(RulingRow const& row) const {
    if (m_round != 0 && row.round != m_round) return false;
    QString const all = searchable(
        QStringList{row.players, row.what, row.decision, row.article, row.who, QString::number(row.board)}.join(
            QLatin1Char(' ')));
    QStringList const words = searchable(m_words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](QString const& word) { return all.contains(word); });
}

QString RulingsModel::caption() const {
    if (count() == allCount()) return tr("%n ruling(s)", "", allCount());
    return tr("%1 of %n ruling(s)", "", allCount()).arg(count());
}

void RulingsModel::setWords(QString const& words) {
    if (words == m_words) return;
    m_words = words;
    emit filterChanged();
    fill();
}

void RulingsModel::setRound(int round) {
    if (round == m_round) return;
    m_round = round;
    emit filterChanged();
    fill();
}

QVariantList RulingsModel::rounds() const {
    std::set<int> numbers{0};
    for (RulingRow const& row : m_all) numbers.insert(row.round);
    QVariantList rounds;
    for (int const number : numbers) rounds += number;
    return rounds;
}

QStringList RulingsModel::roundNames() const {
    QStringList names;
    for (QVariant const& round : rounds())
        names += round.toInt() == 0 ? tr("All rounds") : tr("Round %1").arg(round.toInt());
    return names;
}

QString RulingsModel::filterText() const {
    QStringList parts;
    if (m_round != 0) parts += tr("Round %1").arg(m_round);
    //: Which rulings are on a paper: those with these words in them.
    if (!m_words.trimmed().isEmpty()) parts += tr("with “%1”").arg(m_words.trimmed());
    return parts.join(QStringLiteral(", "));
}

void RulingsModel::showCase(int row) {
    if (row < 0 || row >= count()) return;
    RulingRow const& shown = rows()[static_cast<std::size_t>(row)];
    m_papers.show([this, seq = Seq{shown.seq}, board = BoardNumber{shown.board}] {
        auto const it = std::ranges::find_if(
            m_rulings, [&](RecordedRuling const& one) { return one.seq == seq && one.board == board; });
        return it == m_rulings.end() ? Paper{} : caseFile(m_desk.history(), *it);
    });
}

void RulingsModel::showPaper() {
    m_papers.show([this] {
        std::vector<RecordedRuling> listed; // oldest first, as papers are read
        for (auto const& ruling : m_rulings)
            if (rowWith(keyOf(ruling)) >= 0) listed.insert(listed.begin(), ruling);
        return rulingsPaper(m_desk.history(), listed, filterText());
    });
}

} // namespace flagfall::view
