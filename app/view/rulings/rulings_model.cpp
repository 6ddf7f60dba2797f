// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rulings/rulings_model.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/papers/paper_view.h"
#include "app/view/rulings/attachments_model.h"
#include "app/view/rulings/rulings_papers.h"
#include "app/view/rulings/rulings_text.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/set_back_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

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
    role<&RulingRow::files>("files"),
    role<&RulingRow::own>("own"),
    role<&RulingRow::takenBack>("takenBack"),
    role<&RulingRow::undoable>("undoable"),
    role<&RulingRow::appeals>("appeals"),
    role<&RulingRow::moment>("moment"),
    role<&RulingRow::noMore>("noMore"),
    role<&RulingRow::boardLabel>("boardLabel"),
    role<&RulingRow::note>("note"),
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
    row.boardLabel = boardLabel(history.state(), ruling.round, ruling.board);
    row.id = keyOf(ruling);
    row.time = stampText(ruling.wall);
    row.players = playersText(history.state(), ruling.players);
    row.what = ruledOnText(history, ruling);
    row.decision = ruledSoText(history, ruling);
    row.note = ruledNoteText(history, ruling);
    row.article = ruledUnderText(history, ruling);
    row.who = attendantText(ruling.origin);
    QStringList files;
    for (auto const& one : attachmentsOf(history, ruling)) files += plain(one.file->name);
    row.files = files.join(QStringLiteral(", "));
    row.appeals = appealTexts(history, ruling).join(QLatin1Char('\n'));
    row.own = words && words->own;
    row.takenBack = ruling.takenBack;
    row.moment = ruledMomentText(history, ruling);
    row.noMore = ruledNoMoreText(history, ruling);
    row.undoable = !ruling.takenBack && undo && !undo->isNone() && *undo == ruling.origin.command;
    return row;
}

/// Every word of it stands in the players, the texts, the board or the article, or is the board as the rows are headed:
/// `1.7`.
bool hasWords(RulingRow const& row, QString const& typed) {
    QString const all = searchable(QStringList{row.players, row.what, row.decision, row.note, row.article, row.who,
                                               row.files, row.appeals, row.boardLabel}
                                       .join(QLatin1Char(' ')));
    QStringList const words = searchable(typed).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QString const place = QStringLiteral("%1.%2").arg(row.round).arg(row.boardLabel);
    return std::ranges::all_of(words, [&](QString const& word) { return word == place || all.contains(word); });
}

} // namespace

bool ruledSince(session::History const& history, Seq seq) {
    using session::Category;
    auto const& acts = history.acts();
    auto const matters = [](session::RecordedAct const& act) {
        Category const category = kindIn(act.act).category;
        return category != Category::Clock && category != Category::Program && category != Category::Flag &&
               category != Category::Attendance && !std::holds_alternative<session::RecordWritten>(act.act) &&
               !std::holds_alternative<session::SheetWritten>(act.act);
    };
    return std::any_of(acts.begin() +
                           static_cast<std::ptrdiff_t>(std::min<std::int64_t>(seq.value(), std::ssize(acts))),
                       acts.end(), matters);
}

RulingsModel::RulingsModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, PaperView& papers, QObject* parent)
    : RowModel(rulingRoles, parent), m_desk(desk), m_door(door), m_notice(notice), m_papers(papers) {}

void RulingsModel::update(Changes const& changes) {
    session::History const& history = m_desk.history();
    auto const undo = history.commandToUndo();
    bool const anew = changes.sentences || changes.players || undo != m_undo || history.last() < m_seen ||
                      ruledSince(history, m_seen);
    m_seen = history.last();
    m_undo = undo;
    m_stale |= anew;
    if (m_watched) read();
}

void RulingsModel::setWatched(bool watched) {
    if (watched == m_watched) return;
    m_watched = watched;
    emit watchedChanged();
    if (m_watched) read();
}

void RulingsModel::read() {
    if (!std::exchange(m_stale, false)) return;
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

std::vector<RulingRow> RulingsModel::find(QString const& words) {
    read();
    std::vector<RulingRow> found;
    std::ranges::copy_if(m_all, std::back_inserter(found), [&](RulingRow const& row) { return hasWords(row, words); });
    return found;
}

bool RulingsModel::fits(RulingRow const& row) const {
    return (m_round == 0 || row.round == m_round) && hasWords(row, m_words);
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
        names += round.toInt() == 0 ? tr("All rounds")
                                    : tr("Round %1").arg(roundLabel(m_desk.state(), RoundNumber{round.toInt()}));
    return names;
}

QString RulingsModel::filterText() const {
    QStringList parts;
    if (m_round != 0) parts += tr("Round %1").arg(roundLabel(m_desk.state(), RoundNumber{m_round}));
    //: Which rulings are on a paper: those with these words in them.
    if (!m_words.trimmed().isEmpty()) parts += tr("with “%1”").arg(m_words.trimmed());
    return parts.join(QStringLiteral(", "));
}

RecordedRuling const* RulingsModel::ruling(Seq seq, BoardNumber board) const {
    auto const is = [&](RecordedRuling const& one) { return one.seq == seq && one.board == board; };
    auto const found = std::ranges::find_if(m_rulings, is);
    return found == m_rulings.end() ? nullptr : &*found;
}

int RulingsModel::rowOfRuling(int seq, int board) const {
    auto const is = [&](RulingRow const& row) { return row.seq == seq && row.board == board; };
    auto const found = std::ranges::find_if(rows(), is);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

/// The pictures and texts on the paper come from the disk first.
void RulingsModel::showCase(int row) {
    read();
    if (row < 0 || row >= count()) return;
    Seq const seq{rows()[static_cast<std::size_t>(row)].seq};
    BoardNumber const board{rows()[static_cast<std::size_t>(row)].board};
    std::vector<std::string> shown;
    for (auto const& one : attachmentsOf(m_desk.history(), *ruling(seq, board)))
        if (isPicture(*one.file) || isText(*one.file)) shown.push_back(one.file->sha256);
    if (shown.empty()) return showCase(seq, board, {});
    auto const read = std::make_shared<std::map<std::string, QByteArray>>();
    auto const left = std::make_shared<std::size_t>(shown.size());
    for (std::string const& digest : shown)
        m_desk.readFile(digest, [this, seq, board, digest, read, left](auto const& bytes) {
            if (bytes) read->emplace(digest, QByteArray::fromStdString(*bytes));
            if (--*left == 0) showCase(seq, board, *read);
        });
}

void RulingsModel::showCase(Seq seq, BoardNumber board, Attached attached) {
    m_papers.show([this, seq, board, attached = std::move(attached)] {
        read();
        auto const* const shown = ruling(seq, board);
        return shown ? caseFile(m_desk.history(), *shown, attached) : Paper{};
    });
}

void RulingsModel::withdraw(int row, QString const& reason) {
    if (row < 0 || row >= count()) return;
    RulingRow const& chosen = rows()[static_cast<std::size_t>(row)];
    session::WithdrawRuling const command{.round = RoundNumber{chosen.round},
                                          .board = BoardNumber{chosen.board},
                                          .ruling = Seq{chosen.seq},
                                          .note = reason.trimmed().toStdString()};
    //: %1 the number of a board, %2 the ruling.
    QStringList told{tr("Board %1: the ruling is withdrawn (%2).").arg(chosen.boardLabel, chosen.what)};
    told += setBackTexts(m_desk.history(), command.ruling, command.round, command.board);
    m_door.submit(command, [this, told, ruling = chosen.seq, board = chosen.board] {
        m_notice.tellUndoable(told.join(QLatin1Char(' ')));
        emit withdrawn(ruling, board);
    });
}

void RulingsModel::tellWithdrawn(int row) {
    if (row < 0 || row >= count()) return;
    RulingRow const& chosen = rows()[static_cast<std::size_t>(row)];
    //: %1 the number of a board, %2 the ruling, %3 "undone" or "withdrawn on 2026-11-25 10:12: wrong board".
    m_notice.tell(NoticeView::Kind::Refused,
                  tr("Board %1: %2 – %3").arg(chosen.boardLabel, chosen.what, chosen.noMore));
}

void RulingsModel::showPaper() {
    m_papers.show([this] {
        read();
        std::vector<RecordedRuling> listed; // oldest first, as papers are read
        for (auto const& ruling : m_rulings)
            if (rowWith(keyOf(ruling)) >= 0) listed.insert(listed.begin(), ruling);
        return rulingsPaper(m_desk.history(), listed, filterText());
    });
}

} // namespace flagfall::view
