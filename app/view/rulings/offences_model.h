// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/offences.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;
class PaperView;

struct OffenceRow {
    qint64 id = 0; ///< journal entry, board and colour
    int round = 0;
    int board = 0;
    QString boardLabel; ///< what people call it
    QString player, what, article, penalties;
    QString next;       ///< with the last offence of a player: what is usual the next time
    bool first = false; ///< of its player in the list

    [[nodiscard]] qint64 key() const { return id; }
    friend bool operator==(OffenceRow const&, OffenceRow const&) = default;
};

/// The register of offences: by player in the order of their names, then oldest first. For the arbiters only.
class OffencesModel : public FLAGFALL_ROWS(OffenceRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY watchedChanged FINAL)
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY summaryChanged FINAL)
public:
    OffencesModel(DeskLink& desk, PaperView& papers, QObject* parent = nullptr);

    void update(Changes const& changes);
    /// Whether somebody looks at the list: it is only read then, and for a paper.
    [[nodiscard]] bool watched() const { return m_watched; }
    void setWatched(bool watched);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString words() const { return m_words; }
    void setWords(QString const& words);

    /// The players that are listed, as a paper.
    Q_INVOKABLE void showPaper();

signals:
    void watchedChanged();
    void summaryChanged();

private:
    void read();
    [[nodiscard]] std::vector<session::RecordedOffence> found() const; ///< by players with the words in their names
    void fill();

    DeskLink& m_desk;
    PaperView& m_papers;
    bool m_watched = false;
    bool m_stale = true; ///< there is something to read
    Seq m_seen;
    std::vector<session::RecordedOffence> m_offences;
    QString m_words;
    int m_players = 0;
};

} // namespace flagfall::view
