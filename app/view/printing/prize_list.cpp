// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/earlier.h"
#include "app/session/reports/prize_award.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/standings_text.h"
#include "app/view/texts/text_locale.h"

#include <algorithm>

/// Who gets which prize, and what the players sign for.
namespace flagfall::view {
namespace {

using pairing::PrizeLine;
using pairing::PrizeSharing;
using session::PrizesGiven;

/// `2–4`, `2`; in order and without gaps.
QString placesText(std::vector<int> const& places, int offset) {
    QString const first = QString::number(places.front() + offset);
    if (places.size() == 1) return first;
    return first + QStringLiteral("–") + QString::number(places.back() + offset);
}

/// The lines of a prize list, with the words for what each player gets.
class PrizeTexts {
public:
    explicit PrizeTexts(session::EventState const& state)
        : m_state(state), m_players(state), m_given(prizesGiven(state)) {
        for (pairing::Standing const& standing : standingsOf(state)) m_standings.emplace(standing.player, standing);
    }

    [[nodiscard]] PrizesGiven const& given() const { return m_given; }
    [[nodiscard]] PaperPlayers const& players() const { return m_players; }
    [[nodiscard]] pairing::Standing const& standing(PlayerId player) const { return m_standings.at(player); }

    [[nodiscard]] QString money(std::int64_t cents) const {
        constexpr std::int64_t unit = 100;
        QString text = textLocale().toString(static_cast<qlonglong>(cents / unit));
        if (cents % unit != 0) text += textLocale().decimalPoint() + QString::number(unit + cents % unit).sliced(1);
        if (m_given.currency.empty()) return text;
        //: %1 an amount, %2 a currency.
        return EventPapers::tr("%1 %2", "money").arg(text, plain(m_given.currency));
    }

    /// `300 €, a book`.
    [[nodiscard]] QString prize(PrizeLine const& line) const {
        QStringList parts;
        if (line.cents > 0) parts += money(line.cents);
        if (QString const goods = goodsOf(line); !goods.isEmpty()) parts += goods;
        return parts.join(QStringLiteral(", "));
    }

    /// Goods that several have, and nothing says who gets which.
    [[nodiscard]] bool isUndecided(PrizeLine const& line) const {
        auto const goods = sharedGoods(line);
        return !goods.empty() && !isSameForEach(line, goods);
    }

    /// What was put together, and who was passed over.
    [[nodiscard]] QString why(PrizeLine const& line) const {
        QStringList reasons;
        int const offset = m_given.lists[line.list].firstPlace - 1;
        if (!line.sharedPlaces.empty() && line.numerator > 0) {
            QString const places = placesText(line.sharedPlaces, offset);
            bool const isHort = m_state.prizeTerms.sharing == PrizeSharing::Hort;
            if (isHort && line.place > 0)
                //: Hort system: %1 the player's own place, %2 the places that are shared, %n players.
                reasons += EventPapers::tr("half of place %1, and a part of the other halves of %2 for %n player(s)",
                                           "", line.sharers)
                               .arg(QString::number(line.place + offset), places);
            else if (isHort)
                //: Hort system, of a player who shares and has no place of these: %1 the places, %n players.
                reasons +=
                    EventPapers::tr("a part of the other halves of %1 for %n player(s)", "", line.sharers).arg(places);
            else
                //: %1 places whose prizes are put together: "2–4", %n players.
                reasons += EventPapers::tr("prizes of %1 together, for %n player(s)", "", line.sharers).arg(places);
        }
        if (!line.passedOver.empty()) {
            QStringList names;
            for (PrizeLine::PassedOver const& one : line.passedOver) names += m_players.name(one.player);
            //: %1 names of players who stand before the one who gets the prize.
            reasons += EventPapers::tr("another prize already: %1").arg(names.join(QStringLiteral("; ")));
        }
        return reasons.join(QStringLiteral("; "));
    }

private:
    [[nodiscard]] QStringList goodsAt(std::size_t list, int place) const {
        QStringList goods;
        for (std::string const& good : m_given.lists[list].goods[static_cast<std::size_t>(place) - 1])
            goods += plain(good);
        return goods;
    }
    /// Of a shared prize, what each of its places gives.
    [[nodiscard]] std::vector<QStringList> sharedGoods(PrizeLine const& line) const {
        std::vector<QStringList> all;
        for (int const place : line.sharedPlaces) all.push_back(goodsAt(line.list, place));
        bool const isNothing = std::ranges::all_of(all, &QStringList::isEmpty);
        return isNothing ? std::vector<QStringList>{} : all;
    }
    [[nodiscard]] static bool isSameForEach(PrizeLine const& line, std::vector<QStringList> const& goods) {
        return std::cmp_equal(goods.size(), line.sharers) &&
               std::ranges::all_of(goods, [&](QStringList const& one) { return one == goods.front(); });
    }
    [[nodiscard]] QString goodsOf(PrizeLine const& line) const {
        if (line.sharedPlaces.empty()) return goodsAt(line.list, line.place).join(QStringLiteral(", "));
        auto const goods = sharedGoods(line);
        if (goods.empty()) return {};
        if (isSameForEach(line, goods)) return goods.front().join(QStringLiteral(", "));
        QStringList all;
        for (QStringList const& one : goods) all += one;
        //: Prizes of players whom nothing separates: %1 the prizes, %n players.
        return EventPapers::tr("%1 (for %n player(s))", "prizes", line.sharers).arg(all.join(QStringLiteral(", ")));
    }

    session::EventState const& m_state;
    PaperPlayers m_players;
    PrizesGiven m_given;
    std::map<PlayerId, pairing::Standing> m_standings;
};

bool isOfPlaces(PrizesGiven::List const& list, std::string const& category) {
    return list.special.empty() && list.category == category;
}

PaperTable emptyTable() {
    return {{{EventPapers::tr("Rank"), PaperAlign::Right, true},
             {{}, PaperAlign::Left},
             {EventPapers::tr("Name"), PaperAlign::Left, true},
             {EventPapers::tr("Fed.", "federation, short"), PaperAlign::Left},
             {EventPapers::tr("Points"), PaperAlign::Decimal},
             {EventPapers::tr("Prize"), PaperAlign::Left, true},
             {EventPapers::tr("Why", "a prize"), PaperAlign::Left}},
            {}};
}

PaperTable::Row rowOf(PrizeTexts const& texts, PlayerId player, QString const& prize, QString const& why) {
    PaperPlayers const& players = texts.players();
    pairing::Standing const& standing = texts.standing(player);
    return {{QString::number(standing.rank), players.title(player), players.name(player), players.federation(player),
             pointsText(standing.points), prize, why}};
}

/// Who leads each category that has no prizes of its own.
void addLeaders(Paper& paper, session::EventState const& state, PrizeTexts const& texts) {
    constexpr std::size_t named = 3;
    auto const standings = standingsOf(state);
    bool isFirst = true;
    for (session::PlayerCategory const& category : state.details.categories) {
        auto const& lists = texts.given().lists;
        if (std::ranges::find(lists, category.name, &PrizesGiven::List::category) != lists.end()) continue;
        PaperTable table = emptyTable();
        for (pairing::Standing const& standing : session::standingsIn(state, standings, category.name)) {
            table.rows.push_back(rowOf(texts, standing.player, {}, {}));
            if (table.rows.size() == named) break;
        }
        if (table.rows.empty()) continue;
        dropEmptyColumns(table);
        if (std::exchange(isFirst, false))
            paper.body.emplace_back(
                PaperParagraph{EventPapers::tr("The first three of each category without prizes of its own:")});
        paper.body.emplace_back(PaperHeading{plain(category.name)});
        paper.body.emplace_back(std::move(table));
    }
}

/// Those that somebody has, with their names.
void addSpecialPrizes(Paper& paper, PrizeTexts const& texts) {
    PaperTable table = emptyTable();
    for (PrizeLine const& line : texts.given().award.lines)
        if (std::string const& special = texts.given().lists[line.list].special; !special.empty())
            table.rows.push_back(rowOf(texts, line.player, texts.prize(line), plain(special)));
    if (table.rows.empty()) return;
    dropEmptyColumns(table);
    paper.body.emplace_back(PaperHeading{EventPapers::tr("Special prizes")});
    paper.body.emplace_back(std::move(table));
}

/// The prizes of all players come first; who has a place behind a gap stands in the same table.
void addPrizes(Paper& paper, PrizeTexts const& texts, std::string const& category) {
    PaperTable table = emptyTable();
    if (category.empty()) table.kind = PaperTable::Kind::List;
    for (PrizeLine const& line : texts.given().award.lines)
        if (isOfPlaces(texts.given().lists[line.list], category))
            table.rows.push_back(rowOf(texts, line.player, texts.prize(line), texts.why(line)));
    if (table.rows.empty()) return;
    dropEmptyColumns(table);
    if (!category.empty()) paper.body.emplace_back(PaperHeading{plain(category)});
    paper.body.emplace_back(std::move(table));
}

bool isSpecial(session::Prize const& prize) { return !prize.special.empty(); }

QString termsText(session::EventState const& state) {
    using Sharing = PrizeSharing;
    using Rules = pairing::PrizeRules;
    session::PrizeTerms const& terms = state.prizeTerms;
    QStringList sentences;
    switch (terms.sharing) {
    case Sharing::None:
        sentences += EventPapers::tr("Prizes go by the table; only who is equal in all tie-breaks shares.");
        break;
    case Sharing::Equal: sentences += EventPapers::tr("Who has the same points shares the prizes equally."); break;
    case Sharing::Hort:
        sentences += EventPapers::tr("Who has the same points shares half of the prizes equally, and keeps half of "
                                     "the prize of the place (Hort system).");
        break;
    }
    if (terms.limit == Rules::Limit::AnyNumber)
        sentences += EventPapers::tr("A player may have several prizes.");
    else if (terms.precedence == Rules::Precedence::MostValuable)
        sentences += EventPapers::tr("A player has one prize, the most valuable.");
    else
        sentences += EventPapers::tr("A player has one prize, the first of the list.");
    if (terms.limit == Rules::Limit::OnePrize && std::ranges::any_of(state.prizes, isSpecial))
        sentences += EventPapers::tr("Special prizes are given besides.");
    if (terms.inWholeUnits)
        sentences += EventPapers::tr("Amounts are whole; what is left over goes to the best of those who share.");
    return sentences.join(QLatin1Char(' '));
}

/// Prizes for which nobody was left, and what all prizes come to.
void addSums(Paper& paper, PrizeTexts const& texts) {
    PrizesGiven const& given = texts.given();
    QStringList unawarded;
    QStringList toCome;
    for (auto const& [list, place] : given.award.unawarded) {
        if (QString const special = plain(given.lists[list].special); !special.isEmpty()) {
            toCome += special;
            continue;
        }
        QString const number = QString::number(place + given.lists[list].firstPlace - 1);
        QString const category = plain(given.lists[list].category);
        //: %1 a category of players, %2 a place in it.
        unawarded += category.isEmpty() ? number : EventPapers::tr("%1, place %2").arg(category, number);
    }
    if (!unawarded.isEmpty())
        paper.body.emplace_back(PaperParagraph{
            //: %1 places, as in "5, U14, place 2".
            EventPapers::tr("Nobody was left for these places: %1.").arg(unawarded.join(QStringLiteral("; ")))});
    if (!toCome.isEmpty())
        //: %1 names of special prizes.
        paper.body.emplace_back(
            PaperParagraph{EventPapers::tr("Not given yet: %1.").arg(toCome.join(QStringLiteral("; ")))});
    if (given.award.announced > 0)
        paper.body.emplace_back(PaperLines{{{EventPapers::tr("Prizes announced"), texts.money(given.award.announced)},
                                            {EventPapers::tr("Prizes paid"), texts.money(given.award.paid)}}});
}

} // namespace

Paper prizeList(session::EventState const& now, RoundNumber after) {
    session::EventState const state = session::upTo(now, after);
    PrizeTexts const texts(state);
    Paper paper{.title = EventPapers::tr("Prize list"),
                .note = captionOfAwards(state),
                .file = EventPapers::tr("prize list", "file"),
                .head = paperHeadOf(state.details)};
    if (state.prizes.empty()) paper.body.emplace_back(PaperParagraph{EventPapers::tr("No prizes are announced.")});
    std::vector<std::string> done;
    for (PrizesGiven::List const& list : texts.given().lists) {
        if (!list.special.empty()) continue;
        if (std::ranges::find(done, list.category) != done.end()) continue;
        done.push_back(list.category);
        addPrizes(paper, texts, list.category);
    }
    addSpecialPrizes(paper, texts);
    auto const& lines = texts.given().award.lines;
    if (std::ranges::any_of(lines, [&](PrizeLine const& line) { return texts.isUndecided(line); }))
        paper.body.emplace_back(PaperParagraph{
            EventPapers::tr("Nothing says who of the players that share gets which of the things that cannot be "
                            "divided: that is for the regulations of the event.")});
    if (!state.prizes.empty()) {
        paper.body.emplace_back(PaperParagraph{termsText(state)});
        addSums(paper, texts);
    }
    addLeaders(paper, state, texts);
    return paper;
}

Paper prizeReceipts(session::EventState const& now, RoundNumber after) {
    session::EventState const state = session::upTo(now, after);
    PrizeTexts const texts(state);
    Paper paper{.title = EventPapers::tr("Receipts for prizes"),
                .note = captionOfAwards(state),
                .file = EventPapers::tr("receipts", "file"),
                .head = paperHeadOf(state.details)};
    PaperTable table{{{EventPapers::tr("Rank"), PaperAlign::Right},
                      {EventPapers::tr("Name"), PaperAlign::Left, true},
                      {EventPapers::tr("Prize"), PaperAlign::Left, true},
                      {EventPapers::tr("Received: signature"), PaperAlign::Left}},
                     {}};
    auto const& award = texts.given().award;
    for (pairing::PrizeReceipt const& receipt : pairing::receiptsOf(award)) {
        QStringList prizes;
        for (std::size_t const line : receipt.lines) {
            PrizesGiven::List const& list = texts.given().lists[award.lines[line].list];
            QString const category = plain(list.special.empty() ? list.category : list.special);
            QString const prize = texts.prize(award.lines[line]);
            //: %1 a category of players, %2 a prize of it.
            prizes += category.isEmpty() ? prize : EventPapers::tr("%1: %2", "category and prize").arg(category, prize);
        }
        prizes.removeAll(QString{});
        if (prizes.isEmpty()) continue;
        QString text = prizes.join(QStringLiteral("; "));
        //: Several prizes of one player: %1 the prizes, %2 their money together.
        if (prizes.size() > 1 && receipt.cents > 0)
            text = EventPapers::tr("%1 – together %2").arg(text, texts.money(receipt.cents));
        QString const line = QStringLiteral("________________________");
        table.rows.push_back(
            {{QString::number(texts.standing(receipt.player).rank), texts.players().name(receipt.player), text, line}});
    }
    if (table.rows.empty())
        paper.body.emplace_back(PaperParagraph{EventPapers::tr("Nobody has a prize yet.")});
    else
        paper.body.emplace_back(std::move(table));
    return paper;
}

} // namespace flagfall::view
