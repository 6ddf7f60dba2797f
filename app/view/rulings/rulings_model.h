// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/rulings.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"

#include <QByteArray>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <string>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;
class PaperView;

struct RulingRow {
    qint64 id = 0; ///< journal entry and board
    int seq = 0;
    int round = 0;
    int board = 0;
    QString boardLabel; ///< what people call it
    QString time, players, what, decision, article, who;
    QString note;           ///< of the arbiter
    QString appeals;        ///< what came of appeals against it
    QString files;          ///< the names of those attached to it
    QString moment;         ///< what the clocks showed, and the position
    QString noMore;         ///< why it does not stand any more
    bool own = false;       ///< the arbiter decided otherwise than the Laws propose
    bool takenBack = false; ///< it was undone or withdrawn
    bool undoable = false;  ///< it is what Undo takes back now

    [[nodiscard]] qint64 key() const { return id; }
    friend bool operator==(RulingRow const&, RulingRow const&) = default;
};

/// The record of rulings, newest first, as far as they fit the words that were typed and the round. Presses of clocks
/// cost it nothing.
class RulingsModel : public FLAGFALL_ROWS(RulingRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int allCount READ allCount NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY watchedChanged FINAL)
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY filterChanged FINAL)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY filterChanged FINAL)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QStringList roundNames READ roundNames NOTIFY summaryChanged FINAL)
public:
    RulingsModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, PaperView& papers, QObject* parent = nullptr);

    void update(Changes const& changes);
    /// Whether somebody looks at the list: it is only read then, and for a paper.
    [[nodiscard]] bool watched() const { return m_watched; }
    void setWatched(bool watched);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] int allCount() const { return static_cast<int>(m_rulings.size()); }
    [[nodiscard]] QString caption() const;
    /// What a ruling must have in its players, its texts, its board or its article: every word of it.
    [[nodiscard]] QString words() const { return m_words; }
    void setWords(QString const& words);
    /// 0: every round.
    [[nodiscard]] int round() const { return m_round; }
    void setRound(int round);
    /// The rounds with a ruling, 0 first.
    [[nodiscard]] QVariantList rounds() const;
    [[nodiscard]] QStringList roundNames() const;

    /// Those that have every one of these words, newest first, whatever the list shows.
    [[nodiscard]] std::vector<RulingRow> find(QString const& words);

    /// The row of this ruling; -1 where it is not shown.
    Q_INVOKABLE [[nodiscard]] int rowOfRuling(int seq, int board) const;
    /// Everything of the ruling in this row, as a paper.
    Q_INVOKABLE void showCase(int row);
    /// The ruling in this row does not stand any more, for this reason; what becomes of what it did is asked about.
    Q_INVOKABLE void withdraw(int row, QString const& reason);
    /// Says why the ruling in this row cannot be withdrawn: it does not stand any more.
    Q_INVOKABLE void tellWithdrawn(int row);
    /// The rulings of the list as a paper.
    Q_INVOKABLE void showPaper();

signals:
    void watchedChanged();
    void summaryChanged();
    void filterChanged();
    /// What withdraw() asked for has happened.
    void withdrawn(int seq, int board);

private:
    void showCase(Seq seq, BoardNumber board, std::map<std::string, QByteArray> attached);
    [[nodiscard]] session::RecordedRuling const* ruling(Seq seq, BoardNumber board) const;
    void read();
    void fill();
    [[nodiscard]] bool fits(RulingRow const& row) const;
    [[nodiscard]] QString filterText() const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    PaperView& m_papers;
    bool m_watched = false;
    bool m_stale = true; ///< there is something to read
    Seq m_seen;          ///< the newest act that has been looked at
    std::optional<session::CommandId> m_undo{};
    std::vector<session::RecordedRuling> m_rulings;
    std::vector<RulingRow> m_all; ///< newest first
    QString m_words;
    int m_round = 0;
};

/// Whether an act after `seq` can have made a ruling, undone one or changed how one reads.
[[nodiscard]] bool ruledSince(session::History const& history, Seq seq);

} // namespace flagfall::view
