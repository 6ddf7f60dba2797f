// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_import.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/row_model.h"
#include "app/view/lists/lists_at_hand.h"

#include <QFileSystemWatcher>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <thread>

namespace flagfall::view {

class QuestionView;

struct RatingListRow {
    QString id; ///< source and month
    QString name, month, countText, ratedText, file;

    [[nodiscard]] QString key() const { return id; }
    friend bool operator==(RatingListRow const&, RatingListRow const&) = default;
};

/// The lists that have been imported, the import of another one on a thread of its own, and the sequence in which they
/// are asked.
class RatingListsModel : public FLAGFALL_ROWS(RatingListRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool importing READ importing NOTIFY progressed FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY progressed FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressed FINAL)
    Q_PROPERTY(QString ageText READ ageText NOTIFY changed FINAL)
    Q_PROPERTY(bool refreshable READ isRefreshable NOTIFY changed FINAL)
    Q_PROPERTY(bool comparesImports READ comparesImports WRITE setComparesImports NOTIFY changed FINAL)
    Q_PROPERTY(QStringList order READ order NOTIFY changed FINAL)
    Q_PROPERTY(QStringList offered READ offered NOTIFY changed FINAL)
public:
    RatingListsModel(ListsAtHand& lists, QuestionView& question, NoticeView& notice, QObject* parent = nullptr);
    ~RatingListsModel() override;

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// Until the last list is read, or the question about it is answered.
    [[nodiscard]] bool importing() const { return m_job || !m_wishes.empty(); }
    [[nodiscard]] double progress() const; ///< 0 to 1
    [[nodiscard]] QString progressText() const;

    /// How old the main list is, and whether there is a newer one to be had.
    [[nodiscard]] QString ageText() const { return m_ageText; }
    /// It is known from which file a list was read.
    [[nodiscard]] bool isRefreshable() const { return m_refreshable; }
    [[nodiscard]] bool comparesImports() const { return m_lists.comparesImports(); }
    void setComparesImports(bool compares);
    /// Reads every list again whose file has changed since it was read.
    Q_INVOKABLE void refresh();

    /// The sequence, and what may be added to it.
    [[nodiscard]] QStringList order() const;
    [[nodiscard]] QStringList offered() const;
    Q_INVOKABLE void moveChoice(int place, int by);
    Q_INVOKABLE void removeChoice(int place);
    Q_INVOKABLE void addChoice(int offered);

    /// Looks at the folder again, and makes every text again.
    Q_INVOKABLE void update();
    /// `name` of a list that is not FIDE's, and the month where the file does not say it; both may be empty.
    Q_INVOKABLE void importFile(QUrl const& file, QString const& name, QString const& month);
    Q_INVOKABLE void cancel();
    /// Asks first.
    Q_INVOKABLE void remove(int row);
    /// The question whether a table is kept will have no answer.
    void forgetQuestion();

signals:
    void changed();
    void progressed();
    /// Lists have come or gone that were imported or removed elsewhere.
    void shelfChanged();

private:
    struct Job;
    /// An import that waits, and the name under which it was asked for.
    struct Wish {
        lists::ImportRequest request;
        QString name;
        bool asks = true; ///< whether a table is a rating list
    };
    void begin();
    void ask(lists::TableSeen const& table);
    void removeNow(lists::ListInfo const& info);
    void look();
    void watchShelf();
    void readShelfAgain();
    void finish();
    void tell(NoticeView::Kind how);
    void showAge();
    [[nodiscard]] std::vector<lists::ListChoice> choices() const;
    void keep(lists::ListOrder const& order);

    ListsAtHand& m_lists;
    QuestionView& m_question;
    NoticeView& m_notice;
    std::vector<lists::ListInfo> m_infos;
    std::unique_ptr<Job> m_job; ///< while a list is imported
    std::vector<Wish> m_wishes; ///< the first one is being imported
    QStringList m_told;         ///< what has become of those before it
    bool m_refused = false;     ///< one of them was not imported
    QString m_ageText;
    bool m_refreshable = false;
    QTimer m_watch;
    QFileSystemWatcher m_folder; ///< of the lists, which the command line and other windows change as well
    QTimer m_rest;               ///< until nothing happens in it any more
};

} // namespace flagfall::view
