// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/players/entries_view.h"

#include "app/entries/filled_form.h"
#include "app/entries/player_doubts.h"
#include "app/entries/player_table.h"
#include "app/entries/source.h"
#include "app/session/journal/event_files.h"
#include "app/session/reports/event_report.h"
#include "app/tables/sheet_file.h"
#include "app/view/common/chosen_file.h"
#include "app/view/common/command_door.h"
#include "app/view/common/event_file.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/sheet_file.h"
#include "app/view/players/entries_text.h"
#include "app/view/texts/plain_text.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QSaveFile>
#include <QSettings>

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <string_view>
#include <utility>

namespace flagfall::view {
namespace {

/// Enters a player into this copy of the event as it is done once round 1 is paired.
PlayerId enteredLate(session::EventState& state, session::PlayerDetails const& details) {
    PairingNumber const number = session::numberForLateEntry(state, details);
    for (auto& [id, other] : state.players)
        if (other.number && *other.number >= number) other.number = PairingNumber{other.number->value() + 1};
    PlayerId const id{state.players.empty() ? 1 : state.players.rbegin()->first.value() + 1};
    session::Player& player = state.players[id];
    player.id = id;
    player.details = details;
    player.number = number;
    return id;
}

/// Of a birth date the year alone goes out, as in every other list of players.
session::EventState withoutBirthdays(session::EventState state) {
    for (auto& [id, player] : state.players)
        player.details.birth = entries::birthFor(player.details.birth, entries::Private::LeftOut);
    return state;
}

constexpr qint64 largestList = 64'000'000;
constexpr std::size_t headsOffered = 9;

/// Under the head of a list, hashed: heads may be long, and say things that no settings file should.
QString settingsKey(tables::Sheet const& sheet, entries::Mapping const& mapping) {
    QByteArray const signature = QByteArray::fromStdString(signatureOf(sheet, mapping));
    return QStringLiteral("entries/") +
           QString::fromLatin1(QCryptographicHash::hash(signature, QCryptographicHash::Sha1).toHex());
}

/// A file that was copied in a folder is its address, and a path is what people send each other. None: it is no file.
std::optional<QUrl> fileIn(QString const& text) {
    if (text.contains(QLatin1Char('\n'))) return std::nullopt;
    QUrl const file = text.startsWith(QLatin1String("file://")) ? QUrl(text) : typedFile(text);
    return QFileInfo(localPath(file)).isFile() ? std::optional{file} : std::nullopt;
}

/// Who is one person for certain is not taken again, whoever may be is looked at first.
bool isTakenAtFirst(entries::Twin::Sign sign) { return sign == entries::Twin::Sign::NearName; }

/// Of what was only doubtful: who has corrected the row has seen it.
bool isLookedAt(entries::Remark const& remark) {
    using What = entries::Remark::What;
    return remark.what == What::YearOrRating || remark.what == What::NameOrder || remark.what == What::OneWord ||
           remark.what == What::RatingLow;
}

} // namespace

EntriesView::EntriesView(DeskLink& desk, CommandDoor& door, NoticeView& notice, QSettings& settings, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_settings(settings) {}

// --- what comes in ------------------------------------------------------------------------------------------

bool EntriesView::paste() {
    QString const text = QGuiApplication::clipboard()->text();
    if (auto const file = fileIn(text.trimmed())) return load(*file);
    if (text.trimmed().isEmpty()) {
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("There is no text in the clipboard. Copy the list of players first."));
        return false;
    }
    read({}, text.toUtf8());
    return true;
}

bool EntriesView::load(QUrl const& file) {
    QString const path = localPath(file);
    QFile source(path);
    if (session::isHeldHere(path.toStdString())) { // and it is read by its own door alone
        m_notice.tell(NoticeView::Kind::Refused, tr("This is the event that is open. Choose the list of its players."));
        return false;
    }
    if (openChosen(source)) {
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The file %1 cannot be read. Check that it exists and that you may read it.")
                          .arg(QDir::toNativeSeparators(path)));
        return false;
    }
    QByteArray const bytes = source.read(largestList);
    if (entries::sourceKindOf(bytes.toStdString()) != entries::SourceKind::Event) {
        read(QFileInfo(path).fileName(), bytes);
        return true;
    }
    m_source = QFileInfo(path).fileName();
    m_table.reset();
    m_problem.reset();
    auto const event = m_readEvent ? m_readEvent(path) : std::nullopt;
    m_unreadable = !event.has_value();
    takeEntries(event ? entries::entriesOf(*event) : std::vector<entries::Entry>{});
    return true;
}

void EntriesView::read(QString const& source, QByteArray const& bytes) {
    m_source = source;
    m_bytes = bytes.toStdString();
    m_form = {};
    m_federation.clear();
    m_saidFederation = false;
    m_table.reset();
    m_problem.reset();
    m_unreadable = false;
    if (entries::sourceKindOf(m_bytes) != entries::SourceKind::Report) return readTable();
    auto report = pairing::trf::readPlayers(m_bytes);
    m_unreadable = !report.has_value();
    takeEntries(report ? entries::entriesOf(*report) : std::vector<entries::Entry>{});
    m_found = report ? std::move(report->remarks) : std::move(report.error());
    m_remarks.show(m_found);
    emit changed();
}

void EntriesView::readTable() {
    auto table = tables::readTable(m_bytes, m_form);
    m_problem = table ? std::nullopt : std::optional{table.error()};
    if (!table && !m_table) return takeEntries({});
    m_mended.clear();
    if (table) m_table = std::move(*table);
    if (table && !m_form.text.separator) { // nobody has chosen to see it as it is cut
        bool const isCutAtCommas = m_table->form.separator == tables::Separator::Comma;
        if (auto forms = entries::tableOfForms(m_table->sheet, isCutAtCommas)) m_table->sheet = std::move(*forms);
    }
    if (!m_problem) guessMapping();
    readEntries();
}

/// What somebody has chosen before for a list with this head goes before what is guessed.
void EntriesView::guessMapping() {
    m_mapping = entries::guess(m_table->sheet);
    m_columnsRead = m_mapping.columns.size();
    m_robbed.reset();
    m_saidMapping = false;
    m_key = settingsKey(m_table->sheet, m_mapping);
    QStringList kept = m_settings.value(m_key).toStringList();
    auto const size = static_cast<qsizetype>(m_mapping.columns.size()) + 1;
    if (kept.size() == size + 1) { // where the players begin was chosen, too
        auto const row = static_cast<std::size_t>(std::max(kept.takeLast().toInt(), 0));
        if (row < m_table->sheet.rows.size()) m_mapping = entries::guess(m_table->sheet, row);
    }
    if (kept.size() != size) return;
    for (std::size_t i = 0; i < m_mapping.columns.size(); ++i)
        if (auto const meaning = entries::meaningFrom(utf8(kept[static_cast<qsizetype>(i)])))
            m_mapping.columns[i] = *meaning;
    int const order = kept.back().toInt();
    if (order >= 0 && order <= static_cast<int>(entries::NameOrder::EachItsOwn))
        m_mapping.names = static_cast<entries::NameOrder>(order);
}

/// What was only tried in a preview is not remembered.
void EntriesView::remember() {
    if (!m_table || !m_saidMapping) return;
    QStringList words;
    for (entries::Meaning const meaning : m_mapping.columns | std::views::take(m_columnsRead))
        words += plain(entries::meaningWord(meaning));
    words += {QString::number(nameOrder()), QString::number(m_mapping.firstRow)};
    m_settings.setValue(m_key, words);
}

void EntriesView::readEntries() {
    m_mapping.ratings = m_desk.state().details.ratingMethod.value_or(session::RatingMethod::FideElseNational);
    m_mapping.thisYear = static_cast<int>(dayOf(m_desk.ticks().wall()).year());
    auto list = m_problem ? std::vector<entries::Entry>{} : entries::entriesIn(m_table->sheet, m_mapping);
    for (entries::Entry& entry : list)
        if (m_mended.contains(entry.row)) std::erase_if(entry.remarks, isLookedAt);
    auto const saysOne = [](entries::Entry const& entry) { return !entry.draft.federation.empty(); };
    if (!m_saidFederation)
        m_federation = 2 * std::ranges::count_if(list, saysOne) >= std::ssize(list)
                           ? QString{}
                           : plain(m_desk.state().details.federation);
    if (federationError().isEmpty()) entries::giveFederation(list, utf8(m_federation));
    takeEntries(std::move(list));
}

void EntriesView::takeEntries(std::vector<entries::Entry> list) {
    m_found.clear();
    m_remarks.show(m_found);
    m_entries = std::move(list);
    m_loaded = true;
    m_taken.assign(m_entries.size(), true);
    for (std::size_t i = 0; i < m_entries.size(); ++i) m_taken[i] = m_entries[i].isUsable() && !m_entries[i].isProse();
    findTwins();
    for (entries::Twin const& twin : m_twins)
        if (!isTakenAtFirst(twin.sign)) m_taken[twin.entry] = false;
    show();
}

void EntriesView::findTwins() { m_twins = entries::twinsIn(m_entries, m_desk.state()); }

void EntriesView::update() {
    emit spoken();
    if (!m_loaded) return;
    m_remarks.show(m_found);
    findTwins();
    show();
}

void EntriesView::cancel() {
    m_loaded = false;
    m_bytes.clear();
    m_table.reset();
    m_problem.reset();
    m_entries.clear();
    m_twins.clear();
    m_taken.clear();
    show();
}

// --- what is chosen -----------------------------------------------------------------------------------------

void EntriesView::setMeaning(int column, int meaning) {
    auto const at = static_cast<std::size_t>(column);
    if (!m_table || at >= m_mapping.columns.size() || meaning < 0 || meaning >= std::ssize(entries::meanings)) return;
    auto const chosen = entries::meanings[static_cast<std::size_t>(meaning)];
    if (m_mapping.columns[at] == chosen) return;
    if (m_robbed && (at == m_robbed->by || (at == m_robbed->from && chosen == m_robbed->meaning))) giveBack();
    if (m_mapping.columns[at] != chosen) {
        auto const owner = std::ranges::find(m_mapping.columns, chosen); // each has one column at most
        if (chosen != entries::Meaning::Nothing && owner != m_mapping.columns.end()) {
            auto const from = static_cast<std::size_t>(owner - m_mapping.columns.begin());
            m_robbed = Robbed{from, at, chosen, m_mapping.columns[at]};
            *owner = entries::Meaning::Nothing;
        } else if (m_robbed && at == m_robbed->from) {
            m_robbed.reset();
        }
        m_mapping.columns[at] = chosen;
    }
    m_saidMapping = true;
    readEntries();
}

/// The last column that lost its meaning has it again, and the one that took it what it had before.
void EntriesView::giveBack() {
    Robbed const robbed = *std::exchange(m_robbed, std::nullopt);
    m_mapping.columns[robbed.by] = m_mapping.has(robbed.before) ? entries::Meaning::Nothing : robbed.before;
    m_mapping.columns[robbed.from] = robbed.meaning;
}

QString EntriesView::taken() const {
    if (!m_table || !m_robbed) return {};
    //: %1 and %2 the heads of two columns of a list.
    return tr("“%1” is not used any more: its meaning went to “%2”.").arg(headOf(m_robbed->from), headOf(m_robbed->by));
}

QString EntriesView::unused() const {
    if (!m_table) return {};
    QStringList heads;
    for (std::size_t const column : entries::unusedColumns(m_table->sheet, m_mapping))
        heads += QStringLiteral("“%1”").arg(headOf(column));
    //: Above a list of players: %1 the heads of columns, with commas between.
    return heads.isEmpty() ? QString{} : tr("Columns that are not used: %1").arg(heads.join(QStringLiteral(", ")));
}

void EntriesView::setNameOrder(int order) {
    if (!m_table || order < 0 || order > static_cast<int>(entries::NameOrder::EachItsOwn) || order == nameOrder())
        return;
    m_mapping.names = static_cast<entries::NameOrder>(order);
    m_saidMapping = true;
    readEntries();
}

void EntriesView::setHead(int head) {
    if (!m_table || head < 0 || head >= headNames().size() || head == this->head()) return;
    m_mapping = entries::guess(m_table->sheet, static_cast<std::size_t>(head));
    m_robbed.reset();
    m_saidMapping = true;
    readEntries();
}

QStringList EntriesView::headNames() const {
    if (!m_table) return {};
    QStringList names{tr("none: players from the first row on")};
    auto const rows = std::max(m_mapping.firstRow, std::min(headsOffered, m_table->sheet.rows.size()));
    //: The row of a list that says what its columns are.
    for (std::size_t row = 1; row <= rows; ++row) names += tr("row %1", "head").arg(row);
    return names;
}

int EntriesView::encoding() const {
    auto const now = m_table ? m_table->form.encoding : std::nullopt;
    return now ? static_cast<int>(std::ranges::find(tables::encodings, *now) - tables::encodings.begin()) : -1;
}
void EntriesView::setEncoding(int encoding) {
    if (encoding < 0 || encoding >= std::ssize(tables::encodings) || (encoding == this->encoding() && !m_problem))
        return;
    m_form.text.encoding = tables::encodings[static_cast<std::size_t>(encoding)];
    readTable();
}

int EntriesView::separator() const {
    auto const now = m_table ? m_table->form.separator : std::nullopt;
    return now ? static_cast<int>(std::ranges::find(tables::separators, *now) - tables::separators.begin()) : -1;
}
void EntriesView::setSeparator(int separator) {
    if (separator < 0 || separator >= std::ssize(tables::separators) || (separator == this->separator() && !m_problem))
        return;
    m_form.text.separator = tables::separators[static_cast<std::size_t>(separator)];
    readTable();
}

QString EntriesView::givenText() const {
    if (!m_table || m_saidFederation || m_federation.isEmpty() || !federationError().isEmpty()) return {};
    //: Above a list of players: %1 three letters.
    return tr("Where a row says no federation it is %1, the one of the event. Change it at the side.")
        .arg(m_federation);
}

QString EntriesView::federationError() const {
    bool const isKnown = m_federation.isEmpty() || entries::isFederation(utf8(m_federation));
    //: %1 what was typed instead of a code of three letters.
    return isKnown ? QString{} : tr("FIDE knows no federation %1.").arg(m_federation);
}
void EntriesView::setFederation(QString const& text) {
    QString const code = text.trimmed().toUpper();
    if (!m_table || code == m_federation) return;
    m_saidFederation = true;
    m_federation = code;
    readEntries();
}

void EntriesView::setSheet(int sheet) {
    if (sheet < 0 || sheet >= sheets().size() || (sheet == this->sheet() && !m_problem)) return;
    m_form.sheet = static_cast<std::size_t>(sheet);
    readTable();
}

void EntriesView::turn(int row) {
    auto const at = static_cast<std::size_t>(row);
    if (row < 0 || at >= m_entries.size() || !m_entries[at].isUsable()) return;
    m_taken[at] = !m_taken[at];
    m_rows.setRow(row, rowOf(at));
    emit changed();
}

std::vector<std::size_t> EntriesView::usedColumns() const {
    std::vector<std::size_t> columns;
    for (std::size_t column = 0; m_table && column < m_mapping.columns.size(); ++column)
        if (m_mapping.columns[column] != entries::Meaning::Nothing) columns.push_back(column);
    return columns;
}

std::vector<entries::Meaning> EntriesView::lackingMeanings() const {
    using entries::Meaning;
    std::vector<Meaning> lacking;
    bool const isRated = m_mapping.has(Meaning::OfficialRating) || m_mapping.has(Meaning::NationalRating);
    for (Meaning const meaning : {Meaning::Title, Meaning::Rating, Meaning::Federation, Meaning::Birth, Meaning::Club})
        if (!m_mapping.has(meaning) && !(meaning == Meaning::Rating && isRated)) lacking.push_back(meaning);
    return lacking;
}

QVariantList EntriesView::cells(int row) const {
    QVariantList cells;
    if (row < 0 || row >= std::ssize(m_entries)) return cells;
    entries::Entry const& entry = m_entries[static_cast<std::size_t>(row)];
    std::size_t const place = entry.row;
    for (std::size_t const column : usedColumns())
        cells +=
            QVariantMap{{QStringLiteral("column"), static_cast<int>(column)},
                        {QStringLiteral("head"), meaningText(m_mapping.columns[column])},
                        {QStringLiteral("text"), plain(m_table->sheet.cell(place, column))},
                        {QStringLiteral("noted"),
                         std::ranges::find(entry.remarks, column, &entries::Remark::column) != entry.remarks.end()}};
    for (entries::Meaning const meaning : lackingMeanings())
        cells += QVariantMap{{QStringLiteral("column"), -1},
                             {QStringLiteral("head"), meaningText(meaning)},
                             {QStringLiteral("text"), QString{}},
                             {QStringLiteral("noted"), false}};
    return cells;
}

std::size_t EntriesView::addColumn(entries::Meaning meaning) {
    std::size_t const column = std::max(m_mapping.columns.size(), m_table->sheet.columns());
    m_mapping.columns.resize(column, entries::Meaning::Nothing);
    m_mapping.columns.push_back(meaning);
    auto& typed = m_table->sheet.typed;
    if (!typed.empty()) typed.resize(column + 1, tables::TypedColumn::Rest);
    return column;
}

void EntriesView::mend(int row, QStringList const& texts) {
    auto const columns = usedColumns();
    auto const lacking = lackingMeanings();
    if (row < 0 || row >= std::ssize(m_entries) || texts.size() != std::ssize(columns) + std::ssize(lacking)) return;
    std::size_t const place = m_entries[static_cast<std::size_t>(row)].row;
    tables::Row& cells = m_table->sheet.rows[place];
    auto const write = [&cells](std::size_t column, QString const& text) {
        if (cells.size() <= column) cells.resize(column + 1);
        cells[column] = utf8(text.simplified());
    };
    qsizetype at = 0;
    for (std::size_t const column : columns) write(column, texts[at++]);
    for (entries::Meaning const meaning : lacking) {
        QString const& text = texts[at++];
        if (!text.simplified().isEmpty()) write(addColumn(meaning), text);
    }
    m_mended.insert(place);
    std::map<std::size_t, bool> taken;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].row != place && m_entries[i].isUsable()) taken.emplace(m_entries[i].row, m_taken[i]);
    readEntries();
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (auto const was = taken.find(m_entries[i].row); was != taken.end()) m_taken[i] = was->second;
    show();
}

int EntriesView::nextWithRemark(int row) const {
    auto const& rows = m_rows.rows();
    for (std::size_t step = 1; step <= rows.size(); ++step) {
        std::size_t const at = (static_cast<std::size_t>(std::max(row, 0)) + step) % rows.size();
        if (!rows[at].remarks.isEmpty() || !rows[at].twin.isEmpty()) return static_cast<int>(at);
    }
    return -1;
}

void EntriesView::enter() {
    session::EnterPlayers command;
    bool const ofTeams = m_desk.state().isOfTeams();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (!m_taken[i]) continue;
        entries::Entry const& entry = m_entries[i];
        command.entries.push_back({entry.draft, session::Bye::ZeroPoint, entry.contact});
        if (ofTeams)
            command.teams.push_back(entry.team);
        else if (std::string& club = command.entries.back().draft.club; club.empty())
            club = entry.team;
    }
    if (command.entries.empty()) return;
    auto const count = static_cast<int>(command.entries.size());
    m_door.submit(std::move(command), [this, count, late = lateText()] {
        remember();
        cancel();
        QString const added = tr("%n player(s) added.", "", count);
        m_notice.tellUndoable(late.isEmpty() ? added : added + QLatin1Char(' ') + late);
        emit entered();
    });
}

// --- what is shown ------------------------------------------------------------------------------------------

QString EntriesView::source() const { return m_source.isEmpty() ? tr("the clipboard") : m_source; }

QString EntriesView::problem() const {
    if (m_unreadable)
        return tr("This file cannot be read. If it is an event or a report file, open it by itself to see why.");
    if (m_problem) return tableProblemText(*m_problem);
    if (!m_loaded) return {};
    bool const named = !m_table || m_mapping.has(entries::Meaning::Name) || m_mapping.has(entries::Meaning::LastName);
    if (!named) return tr("Choose the column that has the names.");
    if (m_entries.empty()) return tr("There are no players in it.");
    auto const results = m_table ? entries::columnOfResults(m_table->sheet, m_mapping.firstRow) : std::nullopt;
    //: Of a list that should have players in it; %1 the head of a column.
    if (results)
        return tr("This looks like a list of games and not of players: “%1” has results.").arg(headOf(*results));
    return {};
}

int EntriesView::takenCount() const { return static_cast<int>(std::ranges::count(m_taken, true)); }

QString EntriesView::summary() const {
    auto const remarks = static_cast<int>(std::ranges::count_if(
        m_rows.rows(), [](EntryRow const& row) { return !row.remarks.isEmpty() || !row.twin.isEmpty(); }));
    QString rows = tr("%n row(s)", "of a list", static_cast<int>(m_entries.size()));
    std::set<std::string_view> teams;
    if (m_desk.state().isOfTeams())
        for (entries::Entry const& entry : m_entries)
            if (!entry.team.empty()) teams.insert(entry.team);
    //: %1 "120 rows", %n teams.
    if (!teams.empty()) rows = tr("%1 in %n team(s)", "of a list", static_cast<int>(teams.size())).arg(rows);
    //: %1 "120 rows", %2 "3 with notes".
    return remarks == 0 ? rows : tr("%1, %2").arg(rows, tr("%n with notes", "rows of a list", remarks));
}

QString EntriesView::lateText() const {
    session::EventState state = m_desk.state();
    if (state.isOfTeams() || !state.numbersGiven() || !session::systemRulesOf(state).takesLateEntries) return {};
    std::size_t const before = state.players.size();
    std::vector<PlayerId> late;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (auto const details = session::check(m_entries[i].draft); m_taken[i] && details)
            late.push_back(enteredLate(state, *details));
    if (late.empty()) return {};
    std::set<int> numbers;
    for (PlayerId const one : late) numbers.insert(state.players.at(one).number->value());
    QStringList given;
    for (int const number : numbers) given += QString::number(number);
    QString const list = given.join(QStringLiteral(", "));
    if (*numbers.begin() > static_cast<int>(before))
        //: Of players who are added once round 1 is paired: %1 their pairing numbers.
        return tr("Late entries get the numbers %1; no other number changes. Rounds before count nothing.").arg(list);
    //: Of players who are added once round 1 is paired: %1 their pairing numbers, %2 the first one of these.
    return tr("Late entries get the numbers %1, by strength. All other numbers from %2 on change: papers given out "
              "with "
              "the old ones (starting list, crosstable, name plates) are out of date. Rounds before count nothing.")
        .arg(list, given.front());
}

QString EntriesView::enterText() const { return tr("Add %n player(s)", "", takenCount()); }

QStringList EntriesView::meaningNames() const {
    QStringList names;
    for (entries::Meaning const meaning : entries::meanings) names += meaningText(meaning);
    return names;
}
QStringList EntriesView::nameOrders() const {
    QStringList names;
    for (int order = 0; order <= static_cast<int>(entries::NameOrder::EachItsOwn); ++order)
        names += nameOrderText(static_cast<entries::NameOrder>(order));
    return names;
}
QStringList EntriesView::encodingNames() const {
    QStringList names;
    for (tables::Encoding const encoding : tables::encodings) names += plain(tables::encodingName(encoding));
    return names;
}
QStringList EntriesView::separatorNames() const {
    QStringList names;
    for (tables::Separator const separator : tables::separators) names += separatorText(separator);
    return names;
}
QStringList EntriesView::sheets() const {
    QStringList names;
    if (m_table)
        for (std::string const& name : m_table->sheetNames) names += plain(name);
    return names;
}

QString EntriesView::twinLine(entries::Twin const& twin) const {
    if (!twin.other) return twinText(twin, personText(session::draftOf(m_desk.state().player(*twin.player)->details)));
    entries::Entry const& other = m_entries[*twin.other];
    //: %1 the number of a row of the list, %2 a player with some details.
    return twinText(twin, tr("row %1: %2").arg(other.row + 1).arg(personText(other.draft)));
}

bool EntriesView::somebodyHas(std::string session::PlayerDraft::* text) const {
    return std::ranges::any_of(m_entries, [text](entries::Entry const& entry) { return !(entry.draft.*text).empty(); });
}

EntryRow EntriesView::rowOf(std::size_t index) const {
    entries::Entry const& entry = m_entries[index];
    EntryRow row;
    row.entry = static_cast<int>(index);
    row.place = QString::number(entry.row + 1);
    row.title = plain(entry.draft.title);
    row.name = plain(entry.draft.name);
    row.rating = plain(entry.draft.rating);
    if (m_taken[index] || !entry.isProse()) row.federation = plain(entry.draft.federation);
    row.birth = plain(entry.draft.birth);
    row.fideId = plain(entry.draft.fideId);
    row.more = moreText(entry);
    row.usable = entry.isUsable();
    row.taken = m_taken[index];
    QStringList remarks;
    for (entries::Remark const& remark : entry.remarks) remarks += entryRemarkText(remark);
    row.remarks = remarks.join(QLatin1Char('\n'));
    auto const twin = std::ranges::find(m_twins, index, &entries::Twin::entry);
    if (twin != m_twins.end()) row.twin = twinLine(*twin);
    return row;
}

/// What stands over the column; without a head what the first player has in it.
QString EntriesView::headOf(std::size_t column) const {
    auto const first = std::ranges::find(m_entries, false, &entries::Entry::isProse);
    std::size_t const sample = first != m_entries.end() ? first->row : 0;
    std::string const& head = m_mapping.firstRow > 0 ? entries::headOf(m_table->sheet, m_mapping.firstRow, column)
                                                     : m_table->sheet.cell(sample, column);
    return head.empty() ? tr("Column %1").arg(column + 1) : plain(head);
}

void EntriesView::show() {
    std::vector<EntryRow> rows;
    for (std::size_t i = 0; i < m_entries.size(); ++i) rows.push_back(rowOf(i));
    m_rows.setRows(std::move(rows));
    std::vector<EntryColumnRow> columns;
    for (std::size_t i = 0; m_table && i < m_mapping.columns.size(); ++i) {
        auto const meaning = std::ranges::find(entries::meanings, m_mapping.columns[i]) - entries::meanings.begin();
        columns.push_back({static_cast<int>(i), headOf(i), static_cast<int>(meaning)});
    }
    m_columns.setRows(std::move(columns));
    emit changed();
}

// --- what goes out ------------------------------------------------------------------------------------------

tables::Sheet EntriesView::ownList() const {
    using entries::Private;
    session::EventState const& state = m_desk.state();
    entries::Players const players = entries::playersOf(state);
    auto const head = [](entries::Meaning meaning) { return utf8(meaningText(meaning)); };
    auto const columns = entries::columnsOf(state.details, players, Private::LeftOut);
    return entries::playerTable(state.details, players, columns, head, Private::LeftOut);
}

void EntriesView::copyList() {
    tables::Sheet const sheet = ownList();
    auto* const data = new QMimeData;
    data->setText(plain(tables::tsvText(sheet)));
    data->setHtml(plain(tables::htmlText(sheet)));
    QGuiApplication::clipboard()->setMimeData(data);
    m_notice.tell(NoticeView::Kind::Done, tr("The list of players has been copied."));
}

void EntriesView::exportList(QUrl const& file) {
    QString const path = localPath(file);
    QString const ending = QFileInfo(path).suffix().toLower();
    if (auto const refusal = whyNotOver(path)) return m_notice.tell(NoticeView::Kind::Refused, *refusal);
    bool const isReport = ending == QLatin1String("trf");
    char const separator = QLocale().decimalPoint() == QLatin1String(",") ? ';' : ',';
    auto const kind = tables::sheetFileBy(utf8(ending)).value_or(tables::SheetFile::Csv);
    auto const text =
        isReport ? tables::Or<std::string>{pairing::trf::write(session::reportOf(withoutBirthdays(m_desk.state())))}
                 : tables::fileBytes(ownList(), kind, m_desk.state().details.name,
                                     {.separator = separator, .mark = tables::ByteOrderMark::Utf8});
    QSaveFile target(path);
    bool const written = text && target.open(QIODevice::WriteOnly) &&
                         target.write(QByteArray::fromStdString(*text)) == std::ssize(*text) && target.commit();
    QString const shown = QDir::toNativeSeparators(path);
    if (written)
        m_notice.tell(NoticeView::Kind::Done, tr("The list of players was saved as %1.").arg(shown));
    else
        m_notice.tell(NoticeView::Kind::Refused, tr("%1 cannot be written.").arg(shown));
}

} // namespace flagfall::view
