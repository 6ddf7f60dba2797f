// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "arbiter/book/book.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;
struct Changes;

struct ArticleRow {
    QString number; ///< `7.5.5`
    QString title, text;
    QString elsewhere; ///< the other editions in which this text holds, with its numbers; empty: in none
    QString note;      ///< the text is not in this language; else empty

    [[nodiscard]] QString key() const { return number; }
    friend bool operator==(ArticleRow const&, ArticleRow const&) = default;
};

/// What the articles of the Laws say, of one edition, in the language of the program: all of them, or those that are
/// looked for. It begins with the edition of the event.
class LawsModel : public FLAGFALL_ROWS(ArticleRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY asked FINAL)
    Q_PROPERTY(QStringList editions READ editions CONSTANT FINAL)
    Q_PROPERTY(QStringList editionNames READ editionNames NOTIFY spoken FINAL)
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY asked FINAL)
    Q_PROPERTY(int count READ count NOTIFY asked FINAL)
public:
    explicit LawsModel(DeskLink& desk, QObject* parent = nullptr);
    ~LawsModel() override;

    /// Follows the edition of the event.
    void update(Changes const& changes);
    /// The language of the program is another one.
    void speak(QString const& language);

    [[nodiscard]] QString edition() const;
    [[nodiscard]] QStringList editions() const;
    [[nodiscard]] QStringList editionNames() const;
    [[nodiscard]] QString words() const { return m_words; }
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    void setEdition(QString const& code);
    void setWords(QString const& words);

    /// Of the edition of the event, whatever the list shows: the first ones that have these words.
    [[nodiscard]] std::vector<ArticleRow> find(QString const& words, std::size_t most) const;

    /// Shows the edition of the event, and in it the articles that a ruling cites: `Laws 2023, A.5.5, 6.9`; all of
    /// them if it cites none.
    Q_INVOKABLE void open(QString const& citation);

signals:
    void asked();
    void spoken();

private:
    [[nodiscard]] Edition const& ofEvent() const;
    void show();

    DeskLink& m_desk;
    book::Book m_book;
    Edition const* m_edition;
    QString m_words;
};

} // namespace flagfall::view
