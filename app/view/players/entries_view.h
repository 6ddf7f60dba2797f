// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entries/entry_list.h"
#include "app/tables/spreadsheet.h"
#include "app/view/players/entries_model.h"
#include "app/view/review/remarks_model.h"

#include <QByteArray>
#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

class QSettings;

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;

/// Players that come in from the clipboard or a file: what was read, what was unclear, who may be twice. Nothing is in
/// the event before `enter`; then it is one command.
class EntriesView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool loaded READ loaded NOTIFY changed FINAL)
    Q_PROPERTY(QString source READ source NOTIFY changed FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    Q_PROPERTY(QString enterText READ enterText NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(QString taken READ taken NOTIFY changed FINAL)
    Q_PROPERTY(QString unused READ unused NOTIFY changed FINAL)
    Q_PROPERTY(QString lateText READ lateText NOTIFY changed FINAL)
    Q_PROPERTY(int takenCount READ takenCount NOTIFY changed FINAL)
    Q_PROPERTY(bool hasColumns READ hasColumns NOTIFY changed FINAL)
    Q_PROPERTY(bool hasTitles READ hasTitles NOTIFY changed FINAL)
    Q_PROPERTY(bool hasFideIds READ hasFideIds NOTIFY changed FINAL)
    Q_PROPERTY(bool noted READ isNoted NOTIFY changed FINAL)
    Q_PROPERTY(bool isText READ isText NOTIFY changed FINAL)
    Q_PROPERTY(QStringList meanings READ meaningNames NOTIFY spoken FINAL)
    Q_PROPERTY(QStringList nameOrders READ nameOrders NOTIFY spoken FINAL)
    Q_PROPERTY(int nameOrder READ nameOrder WRITE setNameOrder NOTIFY changed FINAL)
    Q_PROPERTY(QStringList heads READ headNames NOTIFY changed FINAL)
    Q_PROPERTY(int head READ head WRITE setHead NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::RemarksModel* remarks READ remarks CONSTANT FINAL)
    Q_PROPERTY(bool hasRemarks READ hasRemarks NOTIFY changed FINAL)
    Q_PROPERTY(QStringList encodings READ encodingNames CONSTANT FINAL)
    Q_PROPERTY(int encoding READ encoding WRITE setEncoding NOTIFY changed FINAL)
    Q_PROPERTY(QStringList separators READ separatorNames NOTIFY spoken FINAL)
    Q_PROPERTY(int separator READ separator WRITE setSeparator NOTIFY changed FINAL)
    Q_PROPERTY(QString federation READ federation WRITE setFederation NOTIFY changed FINAL)
    Q_PROPERTY(QString givenText READ givenText NOTIFY changed FINAL)
    Q_PROPERTY(QString federationError READ federationError NOTIFY changed FINAL)
    Q_PROPERTY(QStringList sheets READ sheets NOTIFY changed FINAL)
    Q_PROPERTY(int sheet READ sheet WRITE setSheet NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::EntriesModel* entries READ entries CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::EntryColumnsModel* columns READ columns CONSTANT FINAL)
public:
    /// Reads another event for its players; nullopt where that cannot be done.
    using ReadEvent = std::function<std::optional<session::EventState>(QString const& path)>;

    EntriesView(DeskLink& desk, CommandDoor& door, NoticeView& notice, QSettings& settings, QObject* parent = nullptr);
    void setEventReader(ReadEvent readEvent) { m_readEvent = std::move(readEvent); }

    [[nodiscard]] bool loaded() const { return m_loaded; }
    [[nodiscard]] QString source() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString enterText() const;
    [[nodiscard]] QString problem() const;
    /// Which column lost its meaning to another one; choosing again puts both back.
    [[nodiscard]] QString taken() const;
    /// The columns of the list of which nothing is taken; empty: of each something is.
    [[nodiscard]] QString unused() const;
    /// Once round 1 is paired: which numbers those get who are added, and which ones change by it (C.04.2, 2.4).
    [[nodiscard]] QString lateText() const;
    [[nodiscard]] int takenCount() const;
    [[nodiscard]] bool hasColumns() const { return m_table.has_value(); }
    /// Somebody in the list has one.
    [[nodiscard]] bool hasTitles() const { return somebodyHas(&session::PlayerDraft::title); }
    [[nodiscard]] bool hasFideIds() const { return somebodyHas(&session::PlayerDraft::fideId); }
    /// There is a row with a note.
    [[nodiscard]] bool isNoted() const { return nextWithRemark(-1) >= 0; }
    [[nodiscard]] bool isText() const { return m_table && m_table->kind == tables::Kind::Text; }
    [[nodiscard]] QStringList meaningNames() const;
    [[nodiscard]] QStringList nameOrders() const;
    [[nodiscard]] int nameOrder() const { return static_cast<int>(m_mapping.names); }
    void setNameOrder(int order);
    /// Which row says what the columns are: none of them, or one of the first.
    [[nodiscard]] QStringList headNames() const;
    [[nodiscard]] int head() const { return m_table ? static_cast<int>(m_mapping.firstRow) : -1; }
    void setHead(int head);
    /// What there is to know about a report file; its rows have what is wrong with them.
    [[nodiscard]] RemarksModel* remarks() { return &m_remarks; }
    [[nodiscard]] bool hasRemarks() const { return m_remarks.count() > 0; }
    [[nodiscard]] QStringList encodingNames() const;
    [[nodiscard]] int encoding() const;
    void setEncoding(int encoding);
    [[nodiscard]] QStringList separatorNames() const;
    [[nodiscard]] int separator() const;
    void setSeparator(int separator);
    /// Of the players whose rows do not say.
    [[nodiscard]] QString federation() const { return m_federation; }
    [[nodiscard]] QString federationError() const;
    /// Whose federation everybody gets where no row says one and nobody has chosen; empty: that is not so.
    [[nodiscard]] QString givenText() const;
    void setFederation(QString const& text);
    [[nodiscard]] QStringList sheets() const;
    [[nodiscard]] int sheet() const { return m_table ? static_cast<int>(m_table->sheetRead) : -1; }
    void setSheet(int sheet);
    [[nodiscard]] EntriesModel* entries() { return &m_rows; }
    [[nodiscard]] EntryColumnsModel* columns() { return &m_columns; }

    /// What the clipboard has; false, and a notice, where that is no text.
    Q_INVOKABLE bool paste();
    Q_INVOKABLE bool load(QUrl const& file);
    Q_INVOKABLE void setMeaning(int column, int meaning);
    Q_INVOKABLE void turn(int row);
    /// The cells of this row that are used, to be mended: `column`, `head`, `text` of each; with column −1 those that
    /// the list has no column for. None where the players come from a report file or an event.
    Q_INVOKABLE [[nodiscard]] QVariantList cells(int row) const;
    /// Writes other texts into those cells, in their order, and reads the row again. Who is ticked stays so.
    Q_INVOKABLE void mend(int row, QStringList const& texts);
    /// The next row behind this one that something is said about; −1: none.
    Q_INVOKABLE [[nodiscard]] int nextWithRemark(int row) const;
    Q_INVOKABLE void enter();
    Q_INVOKABLE void cancel();
    /// The event's own list on the clipboard: as text with tabs, and as a table.
    Q_INVOKABLE void copyList();
    /// The event's own list in a file: CSV, TSV, XLSX, ODS or TRF, by its ending.
    Q_INVOKABLE void exportList(QUrl const& file);

    void read(QString const& source, QByteArray const& bytes);
    /// The players of the event are others, or every text must be made again.
    void update();

signals:
    void changed();
    void spoken();
    /// The players are in the event.
    void entered();

private:
    void readTable();
    void guessMapping();
    void remember();
    void giveBack();
    void readEntries();
    void takeEntries(std::vector<entries::Entry> list);
    [[nodiscard]] std::vector<std::size_t> usedColumns() const;
    /// What may be written into a row though the list has no column of it.
    [[nodiscard]] std::vector<entries::Meaning> lackingMeanings() const;
    /// An empty one behind the others.
    std::size_t addColumn(entries::Meaning meaning);
    void findTwins();
    [[nodiscard]] bool somebodyHas(std::string session::PlayerDraft::* text) const;
    void show();
    [[nodiscard]] EntryRow rowOf(std::size_t index) const;
    [[nodiscard]] QString headOf(std::size_t column) const;
    [[nodiscard]] QString twinLine(entries::Twin const& twin) const;
    [[nodiscard]] tables::Sheet ownList() const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    QSettings& m_settings;
    ReadEvent m_readEvent;
    EntriesModel m_rows;
    EntryColumnsModel m_columns;
    RemarksModel m_remarks;
    std::vector<pairing::trf::Remark> m_found; ///< of a report file
    bool m_loaded = false;
    QString m_source; ///< a file's name; empty: the clipboard
    std::string m_bytes;
    tables::TableForm m_form;
    QString m_federation;          ///< as typed, in capitals, or that of the event
    bool m_saidFederation = false; ///< typed
    std::optional<tables::ReadTable> m_table;
    std::optional<tables::Problem> m_problem;
    bool m_unreadable = false; ///< a report file or event that cannot be read
    entries::Mapping m_mapping;
    /// A column whose meaning went to another one.
    struct Robbed {
        std::size_t from, by;
        entries::Meaning meaning, before; ///< what went, and what the other one had before
    };
    std::optional<Robbed> m_robbed;
    std::size_t m_columnsRead = 0; ///< of the list itself
    bool m_saidMapping = false;    ///< by somebody, not guessed
    QString m_key;                 ///< under which the mapping of such a list is remembered
    std::vector<entries::Entry> m_entries;
    std::vector<entries::Twin> m_twins;
    std::vector<bool> m_taken;
    std::set<std::size_t> m_mended; ///< rows of the sheet: what was only doubtful there has been looked at
};

} // namespace flagfall::view
