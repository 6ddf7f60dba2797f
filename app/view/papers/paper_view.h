// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/papers/paper_page.h"
#include "app/view/papers/paper_printer.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace flagfall::view {

class DeskLink;
class NoticeView;

/// The paper that is looked at before it is printed or saved. Belongs to the UI thread.
class PaperView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(int pageCount READ pageCount NOTIFY changed FINAL)
public:
    /// Makes the paper anew: when the language is another one, and as the event is when it is saved.
    using Maker = std::function<Paper()>;
    using Look = std::function<PaperLook()>;

    PaperView(DeskLink const& desk, NoticeView& notice, QObject* parent = nullptr);

    /// Laid out only where it is another paper than the one that is shown.
    void show(Maker maker);
    void close();
    /// Everything is made anew.
    void speak();
    void setEventFile(QString const& path) { m_eventFile = path; }
    void setLook(Look look) { m_look = std::move(look); }
    /// Empty: the language of the program.
    void setLanguage(QString const& language) { m_language = language; }
    void setTarget(PrintTarget const& target) { m_target = target; }

    [[nodiscard]] bool isShown() const { return static_cast<bool>(m_maker); }
    [[nodiscard]] QString title() const { return m_paper.title; }
    /// For whom it is; empty: for everybody.
    [[nodiscard]] QString note() const { return audienceText(m_paper.audience); }
    /// All of it, for screen readers.
    [[nodiscard]] QString text() const;
    [[nodiscard]] Paper const& paper() const { return m_paper; }
    [[nodiscard]] std::vector<PaperPage> const& pages() const { return m_pages; }
    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    /// How high a page is when it is as wide as 1.
    Q_INVOKABLE [[nodiscard]] double heightOfPage(int page) const;

    Q_INVOKABLE void toPrinter();
    Q_INVOKABLE void savePdf();
    Q_INVOKABLE void saveText();
    Q_INVOKABLE void saveCsv();
    Q_INVOKABLE void saveXlsx();
    /// Its tables, for a spreadsheet or a letter.
    Q_INVOKABLE void copy();

    /// Pages that are not those on the screen. Where no printer answers they are saved as PDF beside the event, and
    /// `file` is in the name.
    void print(std::vector<PaperPage> const& pages, QString const& title, QString const& file);

signals:
    void changed();
    /// A paper is there to be looked at.
    void asked();

private:
    enum class Laying { IfOther, Anew };
    void make(Laying laying);
    [[nodiscard]] QString asText() const;
    [[nodiscard]] QDateTime printedAt() const;
    void save(QString const& ending, QByteArray const& bytes);
    /// None where the paper has none, which is said.
    std::optional<tables::Sheet> tablesToSave();

    DeskLink const& m_desk; ///< knows what time it is
    NoticeView& m_notice;
    QString m_eventFile;
    QString m_language;
    PrintTarget m_target;
    Maker m_maker;
    Look m_look;
    Paper m_paper;
    PaperLook m_laidOutIn;
    std::vector<PaperPage> m_pages;
};

} // namespace flagfall::view
