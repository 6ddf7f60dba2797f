// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/printed_board.h"
#include "app/view/papers/paper_lines.h"
#include "app/view/papers/paper_ruler.h"
#include "app/view/papers/table_layout.h"
#include "app/view/texts/plain_text.h"
#include "arbiter/board/fen.h"

#include <QTextDocument>

#include <algorithm>
#include <cmath>
#include <span>

namespace flagfall::view {
namespace {

constexpr double stripGutter = dotsOfMillimetres(7);
constexpr double blockSpace = dotsOfMillimetres(3);

constexpr PaperType typeIn(double points, bool bold = false, bool faint = false) {
    return {static_cast<int>(dotsOfPoints(points)), bold, false, faint};
}
constexpr PaperType bodyType = typeIn(9.5);
constexpr PaperType faintType = typeIn(9.5, false, true);
constexpr PaperType titleType = typeIn(20, true);
constexpr double leading = 1.25; // of the size of the type

double heightOf(PaperType const& type) { return type.size * leading; }

/// Upright.
QSizeF sizeOf(session::PaperSize size) {
    auto const millimetres = [](double width, double height) {
        return QSizeF(dotsOfMillimetres(width), dotsOfMillimetres(height));
    };
    switch (size) {
    case session::PaperSize::A4: break;
    case session::PaperSize::A3: return millimetres(297, 420);
    case session::PaperSize::Letter: return millimetres(215.9, 279.4);
    }
    return millimetres(210, 297);
}

QSizeF sizeOf(Paper const& paper, session::PaperSize size) {
    return paper.format == PaperFormat::A5 ? QSizeF(dotsOfMillimetres(148), dotsOfMillimetres(210)) : sizeOf(size);
}

/// How much larger than A4 a sheet is, by its shorter side.
double scaleOf(QSizeF const& sheet) {
    return std::max(1.0, std::min(sheet.width(), sheet.height()) / dotsOfMillimetres(210));
}

// --- lists: how large, and how often beside each other --------------------------------------------------------

struct Room {
    double width = 0;
    double first = 0;  ///< the height that is left on the page
    double next = 0;   ///< of every other page
    double foot = 0;   ///< of what stands below the list: alone on a sheet it would be no use
    int largest = 0;   ///< type: a larger sheet is read from farther away
    double scale = 1;  ///< of type that can be read, by the sheet
    bool airy = false; ///< it is alone on the paper with words: what is left of one sheet may go between the rows
};

/// A page of a list: strips beside each other.
using ListPage = std::vector<TableStrip>;

struct ListPlan {
    int size = 0;
    int abreast = 1;
    std::vector<ListPage> pages{};
};

class ListPlanner {
public:
    ListPlanner(TableLayout& table, Room const& room) : m_table(table), m_room(room) {}

    /// In the largest type that needs no more sheets than a good small one does.
    ListPlan plan() {
        auto const enough = static_cast<int>(good * m_room.scale);
        ListPlan best = planIn(enough);
        for (int size = enough - step; best.pages.empty() && size >= smallest; size -= step) best = planIn(size);
        if (best.pages.empty()) best = squeezed();
        if (endsWithFewRows(best)) best = withoutFewRows(std::move(best));
        for (int size = best.size + step; size <= m_room.largest; size += step) {
            ListPlan larger = planIn(size);
            if (larger.pages.empty() || sheets(larger) > sheets(best)) break;
            best = std::move(larger);
        }
        if (m_room.airy && best.pages.size() == 1) best = airy(std::move(best));
        m_table.setIn(best.size, stripWidth(best.abreast));
        return best;
    }

    /// With what stands below the list.
    [[nodiscard]] std::size_t sheets(ListPlan const& plan) const {
        double height = 0;
        for (TableStrip const& strip : plan.pages.back()) height = std::max(height, strip.height);
        double const room = plan.pages.size() == 1 ? m_room.first : m_room.next;
        return plan.pages.size() + (m_room.foot > 0 && height + m_room.foot > room ? 1 : 0);
    }
    /// In type that can be read from where one stands.
    [[nodiscard]] static bool isComfortable(ListPlan const& plan) { return plan.size >= comfortable; }

    /// The largest size with which the list fits into the width at all.
    static double sizeFor(TableLayout const& table, double width) { return width / table.naturalWidth(); }

private:
    static constexpr int step = static_cast<int>(dotsOfPoints(0.5));
    static constexpr int comfortable = static_cast<int>(dotsOfPoints(8));
    static constexpr int good = static_cast<int>(dotsOfPoints(8.5));
    static constexpr int smallest = static_cast<int>(dotsOfPoints(6.5));

    [[nodiscard]] double stripWidth(int abreast) const {
        return (m_room.width - stripGutter * (abreast - 1)) / abreast;
    }

    /// With as few strips beside each other as the sheets allow.
    ListPlan planIn(int size) {
        auto const most =
            static_cast<int>((m_room.width + stripGutter) / (m_table.naturalWidth() * size + stripGutter));
        if (most < 1) return {};
        ListPlan const widest = planIn(size, most);
        for (int abreast = 1; abreast < most; ++abreast)
            if (ListPlan plan = planIn(size, abreast); sheets(plan) <= sheets(widest)) return plan;
        return widest;
    }
    ListPlan planIn(int size, int abreast) {
        m_table.setIn(size, stripWidth(abreast));
        ListPlan plan{size, abreast, {}};
        deal(plan, 0, 0);
        balance(plan);
        return plan;
    }
    /// A sheet for the last three places of a hundred is a sheet that is torn off.
    [[nodiscard]] static bool endsWithFewRows(ListPlan const& plan) {
        if (plan.pages.size() < 2) return false;
        ListPage const& last = plan.pages.back();
        ListPage const& full = plan.pages.front();
        return 10 * (last.back().to - last.front().from) <= full.back().to - full.front().from;
    }
    /// The same list in a little smaller type, where that saves the sheet.
    ListPlan withoutFewRows(ListPlan plan) {
        for (int size = plan.size - 1; size >= std::max(smallest, plan.size - 2 * step); --size)
            if (ListPlan smaller = planIn(size); !smaller.pages.empty() && sheets(smaller) < sheets(plan))
                return smaller;
        return plan;
    }
    /// Two strips that fill half of the sheet are read more easily with space between their rows.
    ListPlan airy(ListPlan plan) {
        constexpr double least = 0.1;
        for (double more = 0.6; more > least / 2; more -= least) {
            m_table.setAiriness(more);
            if (ListPlan spread = planIn(plan.size, plan.abreast); sheets(spread) <= sheets(plan)) return spread;
        }
        m_table.setAiriness(0);
        return plan;
    }
    /// Wider than the page in any type that can be read: its words are broken, or the type is smaller still.
    ListPlan squeezed() {
        m_table.setIn(smallest, m_room.width);
        int const size = m_table.width() > m_room.width
                             ? std::max(1, static_cast<int>(smallest * m_room.width / m_table.width()))
                             : smallest;
        m_table.setIn(size, m_room.width);
        ListPlan plan{size, 1, {}};
        deal(plan, 0, 0);
        return plan;
    }
    /// Gives out the rows; strips of the page `lowPage` are no higher than `low` (0: than the page).
    void deal(ListPlan& plan, std::size_t lowPage, double low) {
        plan.pages.clear();
        std::size_t row = 0;
        while (row < m_table.rows()) {
            double const height = plan.pages.empty() ? m_room.first : m_room.next;
            bool const isLow = low > 0 && plan.pages.size() == lowPage;
            ListPage page;
            for (int at = 0; at < plan.abreast && row < m_table.rows(); ++at) {
                page.push_back(m_table.strip(row, isLow ? std::min(low, height) : height));
                row = page.back().to;
            }
            plan.pages.push_back(std::move(page));
        }
        if (plan.pages.empty()) plan.pages.push_back({m_table.strip(0, m_room.first)});
    }
    /// The strips of the last page are as high as each other.
    void balance(ListPlan& plan) {
        if (plan.abreast < 2) return;
        std::size_t const pages = plan.pages.size();
        double all = 0, head = 0, row = 0;
        for (TableStrip const& strip : plan.pages.back()) {
            double rows = 0;
            for (std::size_t at = strip.from; at < strip.to; ++at) {
                rows += m_table.heightOf(at);
                row = std::max(row, m_table.heightOf(at));
            }
            head = strip.height - rows;
            all += rows;
        }
        ListPlan balanced = plan;
        deal(balanced, pages - 1, head + all / plan.abreast + row);
        if (balanced.pages.size() == pages) plan = std::move(balanced);
    }

    TableLayout& m_table;
    Room m_room;
};

// --- pages ----------------------------------------------------------------------------------------------------

/// Puts the blocks of a paper on pages, one below the other.
class Flow {
public:
    Flow(Paper const& paper, PaperLook const& look, QDateTime const& printed)
        : m_paper(paper), m_look(look), m_printed(printed), m_size(sizeOf(paper, look.size)),
          m_margin(dotsOfMillimetres(paper.format == PaperFormat::A5 ? 8 : 12)) {
        if (turnsAcross()) m_size.transpose();
        m_room = QRectF(m_margin, m_margin, m_size.width() - 2 * m_margin, m_size.height() - 2 * m_margin);
        m_room.setBottom(m_room.bottom() - footHeight());
    }

    std::vector<PaperPage> pages() {
        for (std::size_t at = 0; at < m_paper.body.size(); ++at) {
            if (at + 1 < m_paper.body.size()) keepTogether(m_paper.body[at], m_paper.body[at + 1]);
            std::visit(*this, m_paper.body[at]);
        }
        if (m_pages.empty()) begin();
        placeFeet();
        return std::move(m_pages);
    }

    /// A table of no more than a third of a page stays with its heading on one.
    void keepTogether(PaperBlock const& heading, PaperBlock const& below) {
        auto const* const table = std::get_if<PaperTable>(&below);
        bool const inText = table && table->kind == PaperTable::Kind::InText && !table->heads.empty();
        if (!inText || !std::holds_alternative<PaperHeading>(heading)) return;
        begin();
        TableLayout layout(*table);
        setInText(layout);
        TableStrip const whole = layout.strip(0, m_room.bottom() - m_top);
        double const height = whole.height + heightOf(typeIn(12, true)) + 2 * blockSpace;
        if (whole.to == layout.rows() && height <= (m_room.bottom() - m_top) / 3) need(height);
    }
    void operator()(PaperHeading const& block) {
        PaperType const type = typeIn(12, true);
        need(heightOf(type) + 4 * heightOf(bodyType));
        m_y += m_y > m_top ? blockSpace : 0;
        lines(block.text, type, m_room.left(), m_room.width());
        m_y += blockSpace / 3;
    }
    void operator()(PaperLines const& block) {
        double const label = labelWidth(block);
        for (PaperLines::Line const& line : block.lines) {
            if (line.value.isEmpty()) continue;
            auto const [labels, values] = brokenLine(line, label);
            need(static_cast<double>(std::max(labels.size(), values.size())) * heightOf(bodyType));
            double const top = m_y;
            lines(labels, faintType, m_room.left(), label + 1);
            double const below = std::exchange(m_y, top);
            lines(values, bodyType, m_room.left() + label + blockSpace, m_room.width() - label - blockSpace);
            m_y = std::max(m_y, below);
        }
        m_y += blockSpace;
    }
    void operator()(PaperParagraph const& block) {
        begin();
        lines(block.text, bodyType, m_room.left(), m_room.width());
        m_y += blockSpace;
    }
    void operator()(PaperList const& block) {
        double const indent = bodyType.size * 1.2;
        for (QString const& item : block.items) {
            QStringList const words = linesOf(item, bodyType, m_room.width() - indent);
            need(std::min<double>(static_cast<double>(words.size()), 3) * heightOf(bodyType));
            add(placed(QStringLiteral("•"), bodyType, {m_room.left(), m_y, indent, heightOf(bodyType)}));
            lines(words, bodyType, m_room.left() + indent, m_room.width() - indent);
        }
        m_y += blockSpace;
    }
    void operator()(PaperTable const& block) {
        if (block.heads.empty()) return;
        block.kind == PaperTable::Kind::List ? list(block) : tableInText(block);
    }
    void operator()(PaperDiagram const& block) {
        if (!block.caption.isEmpty()) {
            need(heightOf(bodyType) + dotsOfMillimetres(60));
            lines(block.caption, bodyType, m_room.left(), m_room.width());
        }
        rich(drawnBoard(block.pieces()));
        PaperType faint = bodyType;
        faint.faint = true;
        if (block.position)
            lines(QStringLiteral("FEN ") + plain(fenText(*block.position)), faint, m_room.left(), m_room.width());
        m_y += blockSpace;
    }
    void operator()(PaperPicture const& block) {
        constexpr double dotsPerPixel = dotsPerInch / 96.0;
        QSizeF size = QSizeF(block.width, block.height) * dotsPerPixel;
        QSizeF const most(m_room.width(), m_room.height() - (m_top - m_room.top()) - 3 * heightOf(bodyType));
        begin();
        if (size.width() > most.width() || size.height() > most.height()) size.scale(most, Qt::KeepAspectRatio);
        need(size.height() + heightOf(bodyType));
        lines(block.caption, bodyType, m_room.left(), m_room.width());
        add(PlacedImage{{QPointF(m_room.left(), m_y), size}, QImage::fromData(block.bytes)});
        m_y += size.height() + blockSpace;
    }
    void operator()(PaperNewPage const&) { m_begun = m_y <= m_top && m_begun; }
    void operator()(PaperForPrograms const&) {}
    void operator()(PaperVerbatim const& block) {
        PaperType type = typeIn(7.5);
        type.mono = true;
        begin();
        for (QString const& line : block.text.split(QLatin1Char('\n'))) {
            need(heightOf(type));
            for (QString const& part : broken(line, type)) {
                need(heightOf(type));
                add(placed(part, type, {m_room.left(), m_y, m_room.width(), heightOf(type)}));
                m_y += heightOf(type);
            }
        }
        m_y += blockSpace;
    }
    /// Sheets of cards have neither head nor foot: they are cut up.
    void operator()(PaperCards const& block) {
        QSizeF const card(dotsOfMillimetres(block.size.width()), dotsOfMillimetres(block.size.height()));
        QSizeF sheet = sizeOf(m_look.size);
        auto const fitting = [&](QSizeF const& on) {
            return QSize(std::max(1, static_cast<int>(on.width() / card.width())),
                         std::max(1, static_cast<int>(on.height() / card.height())));
        };
        QSize grid = block.alone ? QSize(1, 1) : fitting(sheet);
        QSize const across = fitting(sheet.transposed());
        bool const mayTurn = m_look.turn == PaperTurn::AsNeeded;
        if (!block.alone && (m_look.turn == PaperTurn::Across ||
                             (mayTurn && across.width() * across.height() > grid.width() * grid.height()))) {
            grid = across;
            sheet.transpose();
        }
        int const each = grid.width() * grid.height();
        auto const count = static_cast<int>(block.cards.size());
        int const sheets = (count + each - 1) / each;
        QPointF const corner((sheet.width() - grid.width() * card.width()) / 2,
                             (sheet.height() - grid.height() * card.height()) / 2);
        for (int at = 0; at < sheets; ++at) {
            m_pages.push_back({sheet, {}});
            m_cardPages.push_back(m_pages.size() - 1);
            if (!block.alone) cutLines(grid, card, corner);
            for (int place = 0; place < each; ++place) {
                int const number = block.inPiles ? place * sheets + at : at * each + place;
                if (number < count)
                    placeCard(block.cards[static_cast<std::size_t>(number)],
                              corner +
                                  QPointF(place % grid.width() * card.width(), place / grid.width() * card.height()));
            }
        }
        m_y = m_room.bottom(); // what follows begins a page
        m_begun = false;
    }

private:
    // --- what fits ---

    bool turnsAcross() const {
        if (m_look.turn != PaperTurn::AsNeeded) return m_look.turn == PaperTurn::Across;
        constexpr double comfortable = dotsOfPoints(8);
        double const width = m_size.width() - 2 * m_margin;
        return std::ranges::any_of(m_paper.body, [&](PaperBlock const& block) {
            auto const* const table = std::get_if<PaperTable>(&block);
            if (!table || table->kind != PaperTable::Kind::List || table->heads.empty()) return false;
            PaperTable cells = withoutSpare(*table).value_or(*table);
            for (PaperColumn& column : cells.heads) column.head.clear(); // the same page in every language
            return ListPlanner::sizeFor(TableLayout(cells), width) < comfortable;
        });
    }

    /// The page that things are put on, made when something is.
    void begin() {
        if (m_begun) return;
        m_begun = true;
        m_pages.push_back({m_size, {}});
        m_y = m_room.top();
        placeHead();
        m_top = m_y;
    }
    void need(double height) {
        begin();
        if (m_y + height > m_room.bottom() && m_y > m_top) {
            m_begun = false;
            begin();
        }
    }
    void add(PlacedThing thing) { m_pages.back().things.push_back(std::move(thing)); }

    void lines(QString const& text, PaperType const& type, double left, double width) {
        if (!text.isEmpty()) lines(linesOf(text, type, width), type, left, width);
    }
    void lines(QStringList const& words, PaperType const& type, double left, double width) {
        for (QString const& line : words) {
            need(heightOf(type));
            add(placed(line, type, {left, m_y, width, heightOf(type)}));
            m_y += heightOf(type);
        }
    }
    QStringList broken(QString const& line, PaperType const& type) const {
        auto const letters =
            std::max<qsizetype>(1, static_cast<qsizetype>(m_room.width() / widthOf(QStringLiteral("0"), type)));
        QStringList parts{line.first(std::min(letters, line.size()))};
        for (qsizetype at = letters; at < line.size(); at += letters) parts += line.mid(at, letters);
        return parts;
    }
    void rich(QString const& html) {
        constexpr double dotsPerPixel = dotsPerInch / 96.0;
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setUseDesignMetrics(true);
        document.setHtml(html);
        document.setTextWidth(m_room.width() / dotsPerPixel);
        double const height = document.size().height() * dotsPerPixel;
        need(height);
        add(PlacedRich{{m_room.left(), m_y, m_room.width(), height}, html});
        m_y += height;
    }

    [[nodiscard]] double labelWidth(PaperLines const& block) const {
        double label = 0;
        for (PaperLines::Line const& line : block.lines)
            if (!line.value.isEmpty()) label = std::max(label, widthOf(line.label, bodyType));
        return std::min(label, m_room.width() * 0.45);
    }
    /// The label and the value of a line, as they are set beside each other.
    [[nodiscard]] std::pair<QStringList, QStringList> brokenLine(PaperLines::Line const& line, double label) const {
        return {linesOf(line.label, faintType, label + 1),
                linesOf(line.value, bodyType, m_room.width() - label - blockSpace)};
    }
    /// How high the words are that end the paper below a list; 0 where there are none, or more than that.
    [[nodiscard]] double footBelow(PaperTable const& list) const {
        double height = 0;
        auto const at = std::ranges::find_if(
            m_paper.body, [&list](PaperBlock const& block) { return std::get_if<PaperTable>(&block) == &list; });
        if (at == m_paper.body.end()) return 0;
        for (auto const& block : std::span(at + 1, m_paper.body.end())) {
            std::size_t count = 0;
            if (auto const* const paragraph = std::get_if<PaperParagraph>(&block)) {
                count = static_cast<std::size_t>(linesOf(paragraph->text, bodyType, m_room.width()).size());
            } else if (auto const* const words = std::get_if<PaperLines>(&block)) {
                for (PaperLines::Line const& line : words->lines) {
                    if (line.value.isEmpty()) continue;
                    auto const [labels, values] = brokenLine(line, labelWidth(*words));
                    count += static_cast<std::size_t>(std::max(labels.size(), values.size()));
                }
            } else {
                return 0;
            }
            height += blockSpace + static_cast<double>(count) * heightOf(bodyType);
        }
        return height;
    }

    // --- tables ---

    /// No other table on the paper, which would stand closer or farther down.
    [[nodiscard]] bool isAlone(PaperTable const& list) const {
        return std::ranges::all_of(m_paper.body, [&list](PaperBlock const& block) {
            auto const* const table = std::get_if<PaperTable>(&block);
            return table == &list || std::holds_alternative<PaperParagraph>(block) ||
                   std::holds_alternative<PaperLines>(block);
        });
    }
    void list(PaperTable const& block) {
        begin();
        Room const room{m_room.width(),
                        m_room.bottom() - m_y,
                        m_room.bottom() - m_top,
                        footBelow(block),
                        static_cast<int>(dotsOfPoints(14) * scaleOf(m_size)),
                        scaleOf(m_size),
                        isAlone(block)};
        TableLayout table(block);
        ListPlanner planner(table, room);
        ListPlan const plan = planner.plan();
        if (auto const fewer = withoutSpare(block)) {
            TableLayout narrow(*fewer);
            ListPlanner other(narrow, room);
            if (ListPlan const less = other.plan();
                other.sheets(less) < planner.sheets(plan) || !ListPlanner::isComfortable(plan))
                return placeList(narrow, less);
        }
        placeList(table, plan);
    }
    /// Without the columns that it may lack; nullopt where it has none.
    static std::optional<PaperTable> withoutSpare(PaperTable const& block) {
        if (std::ranges::none_of(block.heads, &PaperColumn::spare)) return std::nullopt;
        PaperTable fewer = block;
        for (std::size_t at = block.heads.size(); at-- > 0;) {
            if (!block.heads[at].spare) continue;
            fewer.heads.erase(fewer.heads.begin() + static_cast<std::ptrdiff_t>(at));
            for (PaperTable::Row& row : fewer.rows) row.cells.remove(static_cast<qsizetype>(at));
        }
        return fewer;
    }
    void placeList(TableLayout const& table, ListPlan const& plan) {
        for (std::size_t at = 0; at < plan.pages.size(); ++at) {
            if (at > 0) {
                m_begun = false;
                begin();
            }
            double height = 0;
            double const step = (m_room.width() + stripGutter) / plan.abreast;
            for (std::size_t strip = 0; strip < plan.pages[at].size(); ++strip) {
                double const left = m_room.left() + static_cast<double>(strip) * step;
                table.place(plan.pages[at][strip], {left, m_y}, m_pages.back().things);
                height = std::max(height, plan.pages[at][strip].height);
            }
            for (std::size_t strip = 1; strip < plan.pages[at].size(); ++strip) {
                double const x = m_room.left() + static_cast<double>(strip) * step - stripGutter / 2;
                add(PlacedLine{{x, m_y, x, m_y + height}, dotsOfPoints(0.25), true});
            }
            m_y += height;
        }
        m_y += blockSpace;
    }
    void setInText(TableLayout& table) const {
        table.setIn(typeIn(9).size, m_room.width());
        if (table.width() > m_room.width() + 1)
            table.setIn(static_cast<int>(typeIn(9).size * m_room.width() / table.width()), m_room.width());
    }
    void tableInText(PaperTable const& block) {
        begin();
        TableLayout table(block);
        setInText(table);
        if (auto const cut = table.cutTo(m_room.bottom() - m_top))
            placeTable(*cut);
        else
            placeTable(table);
    }
    void placeTable(PaperTable const& block) {
        TableLayout table(block);
        setInText(table);
        placeTable(table);
    }
    void placeTable(TableLayout const& table) {
        for (std::size_t row = 0; row < table.rows() || row == 0;) {
            TableStrip const least = table.strip(row, 0);
            need(least.height);
            TableStrip const strip = table.strip(row, m_room.bottom() - m_y);
            table.place(strip, {m_room.left(), m_y}, m_pages.back().things);
            m_y += strip.height;
            if (strip.to == row) break;
            row = strip.to;
        }
        m_y += blockSpace;
    }

    // --- cards ---

    void cutLines(QSize const& grid, QSizeF const& card, QPointF const& corner) {
        QSizeF const sheet = m_pages.back().size;
        double const width = dotsOfPoints(0.3);
        for (int column = 0; column <= grid.width(); ++column) {
            double const x = corner.x() + column * card.width();
            if (x > 1 && x < sheet.width() - 1) add(PlacedLine{{x, 0, x, sheet.height()}, width, true, true});
        }
        for (int row = 0; row <= grid.height(); ++row) {
            double const y = corner.y() + row * card.height();
            if (y > 1 && y < sheet.height() - 1) add(PlacedLine{{0, y, sheet.width(), y}, width, true, true});
        }
    }
    void placeCard(PaperCards::Card const& card, QPointF const& at) {
        auto const room = [&](QRectF const& on) {
            return QRectF(at + on.topLeft() * dotsOfMillimetres(1), on.size() * dotsOfMillimetres(1));
        };
        for (PaperCards::Item const& item : card.items) {
            if (auto const* const words = std::get_if<PaperCards::Words>(&item)) {
                if (words->text.isEmpty()) continue;
                for (PlacedText& text : placedInTwoLines(words->text, typeIn(words->points, words->bold),
                                                         room(words->room), words->align)) {
                    text.turned = words->turned;
                    add(std::move(text));
                }
            } else if (auto const* const line = std::get_if<PaperCards::Line>(&item)) {
                QLineF const on(at + line->line.p1() * dotsOfMillimetres(1),
                                at + line->line.p2() * dotsOfMillimetres(1));
                add(PlacedLine{on, dotsOfPoints(line->points), line->dashed, line->dashed});
            } else if (auto const* const box = std::get_if<PaperCards::Box>(&item)) {
                add(PlacedBox{room(box->box), dotsOfPoints(box->points)});
            } else if (auto const* const code = std::get_if<PaperCards::Code>(&item)) {
                add(PlacedCode{room(code->room), code->text});
            } else if (auto const* const logo = std::get_if<PaperCards::Logo>(&item)) {
                if (m_look.logo.isNull()) continue;
                QRectF const within = room(logo->room);
                QRectF picture({}, QSizeF(m_look.logo.size()).scaled(within.size(), Qt::KeepAspectRatio));
                picture.moveCenter(within.center());
                add(PlacedImage{picture, m_look.logo});
            } else if (auto const* const above = std::get_if<PaperCards::LineAbove>(&item)) {
                if (!m_look.header.isEmpty())
                    add(placed(m_look.header, typeIn(above->points), room(above->room), Qt::AlignCenter));
            }
        }
    }

    // --- head and foot ---

    /// The logo and the event; the title and the round.
    void placeHead() {
        PaperHead const& head = m_paper.head;
        double left = m_room.left();
        double const top = m_y;
        if (!m_look.logo.isNull()) {
            QSizeF size = m_look.logo.size();
            size.scale(QSizeF(dotsOfMillimetres(40), dotsOfMillimetres(16)), Qt::KeepAspectRatio);
            add(PlacedImage{{QPointF(left, top), size}, m_look.logo});
            left += size.width() + blockSpace;
        }
        double const width = m_room.right() - left;
        headLine(m_look.header, {}, typeIn(8.5, false, true), left, width);
        headLine(head.event, head.chiefArbiter, typeIn(9.5, true), left, width);
        headLine(joined({head.place, head.dates}), {}, typeIn(8.5, false, true), left, width);
        if (!m_look.logo.isNull()) m_y = std::max(m_y, top + dotsOfMillimetres(16));
        m_y += blockSpace / 2;
        headLine(m_paper.title, head.round, titleType, m_room.left(), m_room.width());
        headLine(m_paper.note, {}, typeIn(9.5), m_room.left(), m_room.width());
        if (m_paper.audience != Audience::Everybody)
            headLine(audienceText(m_paper.audience), {}, typeIn(9.5, true), m_room.left(), m_room.width());
        m_y += blockSpace / 3;
        add(PlacedLine{{m_room.left(), m_y, m_room.right(), m_y}, dotsOfPoints(1)});
        m_y += blockSpace;
    }
    /// One text from the left, one up to the right; where they are too wide for one line both are set smaller.
    void headLine(QString const& first, QString const& second, PaperType const& type, double left, double width) {
        if (first.isEmpty() && second.isEmpty()) return;
        double const gap = second.isEmpty() ? 0 : type.size;
        double const wide = widthOf(first, type) + widthOf(second, type) + gap;
        PaperType set = type;
        if (wide > width) set.size = static_cast<int>(std::floor(type.size * width / wide));
        double const height = heightOf(type);
        double const own = widthOf(second, set) + 1;
        if (!first.isEmpty()) add(placed(first, set, {left, m_y, width - (second.isEmpty() ? 0 : own), height}));
        if (!second.isEmpty())
            add(placed(second, set, {left + width - own, m_y, own, height}, Qt::AlignRight | Qt::AlignVCenter));
        m_y += height;
    }
    static QString joined(QStringList parts) {
        parts.removeAll(QString{});
        return parts.join(QStringLiteral(" · "));
    }

    static constexpr PaperType footType = typeIn(7.5, false, true);
    [[nodiscard]] double footHeight() const {
        return heightOf(footType) * (1 + (m_look.footer.isEmpty() ? 0 : 1) + (m_look.by.isEmpty() ? 0 : 1) +
                                     (m_look.seal.isEmpty() ? 0 : 1)) +
               blockSpace;
    }
    void placeFeet() {
        for (std::size_t at = 0; at < m_pages.size(); ++at)
            if (!std::ranges::count(m_cardPages, at)) placeFoot(m_pages[at], static_cast<int>(at) + 1);
    }
    void placeFoot(PaperPage& page, int number) {
        double y = m_room.bottom() + blockSpace * 0.7;
        page.things.emplace_back(PlacedLine{{m_room.left(), y, m_room.right(), y}, dotsOfPoints(0.25), true});
        y += blockSpace * 0.3;
        double const height = heightOf(footType);
        for (QString const& line : {m_look.footer, m_look.by, m_look.seal}) {
            if (line.isEmpty()) continue;
            page.things.emplace_back(
                placed(line, footType, {m_room.left(), y, m_room.width(), height}, Qt::AlignCenter));
            y += height;
        }
        double const third = m_room.width() / 3;
        auto const part = [&](QString const& text, int at, Qt::Alignment align) {
            if (!text.isEmpty())
                page.things.emplace_back(
                    placed(text, footType, {m_room.left() + at * third, y, third, height}, align | Qt::AlignVCenter));
        };
        part(printedLine(m_printed), 0, Qt::AlignLeft);
        part(audienceText(m_paper.audience), 1, Qt::AlignHCenter);
        part(pageLine(number, static_cast<int>(m_pages.size())), 2, Qt::AlignRight);
    }

    Paper const& m_paper;
    PaperLook const& m_look;
    QDateTime const& m_printed;
    QSizeF m_size;
    double m_margin;
    QRectF m_room;
    std::vector<PaperPage> m_pages;
    std::vector<std::size_t> m_cardPages;
    double m_y = 0;
    double m_top = 0; ///< below the head
    bool m_begun = false;
};

} // namespace

std::vector<PaperPage> pagesOf(Paper const& paper, PaperLook const& look, QDateTime const& printed) {
    return Flow(paper, look, printed).pages();
}

} // namespace flagfall::view
