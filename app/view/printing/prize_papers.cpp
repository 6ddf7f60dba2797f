// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/announced_rounds.h"
#include "app/session/event/event_details.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/earlier.h"
#include "app/session/reports/norm_report.h"
#include "app/session/reports/prize_award.h"
#include "app/view/event/event_text.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/rating_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/standings_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

/// What is given to players at the end beside prizes: a certificate, and the games that a title may rest on.
namespace flagfall::view {

namespace {

/// As it is read out: `Ján Čižmár` of `Čižmár, Ján`.
QString inSpokenOrder(QString const& name) {
    qsizetype const comma = name.indexOf(QLatin1Char(','));
    if (comma < 0 || name.indexOf(QLatin1Char(','), comma + 1) >= 0) return name;
    return (name.mid(comma + 1).trimmed() + QLatin1Char(' ') + name.first(comma).trimmed()).trimmed();
}

/// The certificates of an event after a round.
class Certificates {
public:
    /// What is said of a player beside the rank: places in categories.
    using Places = std::map<PlayerId, QStringList>;

    Certificates(session::EventState const& state, QString const& title, QString const& file)
        : m_state(state), m_players(state), m_standings(standingsOf(state)),
          m_paper{.title = title, .file = file, .head = paperHeadOf(state.details)} {}

    [[nodiscard]] std::vector<pairing::Standing> const& standings() const { return m_standings; }
    void add(pairing::Standing const& standing, QStringList const& places = {}) {
        m_cards.cards.push_back(cardOf(standing, places));
    }
    /// A page for each; of nobody, the sentence.
    [[nodiscard]] Paper paper(QString const& ofNobody) && {
        if (m_cards.cards.empty())
            m_paper.body.emplace_back(PaperParagraph{ofNobody});
        else
            m_paper.body.emplace_back(std::move(m_cards));
        return std::move(m_paper);
    }

private:
    [[nodiscard]] PaperCards::Card cardOf(pairing::Standing const& standing, QStringList const& places) const {
        using Words = PaperCards::Words;
        QString const name =
            (m_players.title(standing.player) + QLatin1Char(' ') + inSpokenOrder(m_players.name(standing.player)))
                .trimmed();
        //: On a certificate, below the name: %1 a rank.
        QString const rank = EventPapers::tr("Rank %1").arg(standing.rank);
        //: On a certificate: %1 points, %2 rounds that were played.
        QString const points =
            EventPapers::tr("Score: %1 / %2").arg(pointsText(standing.points)).arg(session::roundsBegun(m_state));
        auto const open = static_cast<int>(session::openGames(m_state).size());
        QString const provisional = open > 0 ? EventPapers::tr("Provisional: %n game(s) unfinished.", "", open)
                                    : m_state.rounds.empty() || session::isFinal(m_state)
                                        ? QString{} //: On a certificate before the last round: %1 a round.
                                        : EventPapers::tr("Provisional: after round %1.")
                                              .arg(roundLabel(m_state, m_state.rounds.back().number));
        QStringList where{m_paper.head.place, m_paper.head.dates};
        where.removeAll(QString{});
        return {{PaperCards::LineAbove{{5, 0, 170, 7}, 11}, PaperCards::Logo{{40, 8, 100, 17}},
                 Words{{5, 27, 170, 22}, plain(m_state.details.name), 26, true, Qt::AlignCenter},
                 Words{{5, 50, 170, 10}, where.join(QStringLiteral(" · ")), 13, false, Qt::AlignCenter},
                 Words{{5, 78, 170, 22}, EventPapers::tr("Certificate"), 40, false, Qt::AlignCenter},
                 Words{{5, 100, 170, 8}, provisional, 12, true, Qt::AlignCenter},
                 Words{{5, 110, 170, 24}, name, 40, true, Qt::AlignCenter},
                 PaperCards::Line{{30, 138, 150, 138}, 0.5, false},
                 Words{{5, 144, 170, 18}, rank, 30, true, Qt::AlignCenter},
                 Words{{5, 164, 170, 12}, points, 18, false, Qt::AlignCenter},
                 Words{{5, 178, 170, 12}, places.join(QStringLiteral(" · ")), 18, false, Qt::AlignCenter},
                 PaperCards::Line{{100, 214, 170, 214}, 0.5, false},
                 Words{{100, 216, 70, 6}, plain(m_state.details.chiefArbiter), 11, false, Qt::AlignCenter},
                 Words{{100, 222, 70, 5}, EventPapers::tr("Chief arbiter"), 9, false, Qt::AlignCenter}}};
    }

    session::EventState const& m_state;
    PaperPlayers m_players;
    std::vector<pairing::Standing> m_standings;
    Paper m_paper;
    PaperCards m_cards{.size = {180, 236}, .cards = {}, .alone = true};
};

bool givesSomething(session::PrizesGiven const& given, pairing::PrizeLine const& line) {
    if (line.cents > 0) return true;
    auto const& goods = given.lists[line.list].goods;
    auto const isGiven = [&](int place) { return place > 0 && !goods[static_cast<std::size_t>(place) - 1].empty(); };
    return line.sharedPlaces.empty() ? isGiven(line.place) : std::ranges::any_of(line.sharedPlaces, isGiven);
}

QString placeInCategory(std::string const& category, int place) {
    //: %1 a category of players, %2 a place in it.
    return EventPapers::tr("%1, place %2").arg(plain(category), QString::number(place));
}

Certificates::Places winnersOfPrizes(session::EventState const& state) {
    Certificates::Places winners;
    session::PrizesGiven const given = session::prizesGiven(state);
    for (pairing::PrizeLine const& line : given.award.lines) {
        if (!givesSomething(given, line)) continue;
        QStringList& places = winners[line.player];
        session::PrizesGiven::List const& list = given.lists[line.list];
        if (!list.special.empty())
            places += plain(list.special);
        else if (!list.category.empty() && line.place > 0)
            //: On a certificate: %1 a category of players, %2 which of its prizes.
            places += EventPapers::tr("%1, prize %2")
                          .arg(plain(list.category), QString::number(line.place + list.firstPlace - 1));
    }
    return winners;
}

/// The first three of all players and of each category; who shares the third rank is one of them.
Certificates::Places bestOfEach(session::EventState const& state, std::vector<pairing::Standing> const& standings) {
    constexpr int lastNamed = 3;
    Certificates::Places best;
    for (pairing::Standing const& one : standings)
        if (one.rank <= lastNamed) best[one.player];
    for (session::PlayerCategory const& category : state.details.categories)
        for (pairing::Standing const& one : session::rankedIn(state, standings, category.name))
            if (one.rank <= lastNamed) best[one.player] += placeInCategory(category.name, one.rank);
    return best;
}

} // namespace

Paper certificate(session::EventState const& now, RoundNumber after, std::optional<PlayerId> chosen) {
    session::EventState const state = session::upTo(now, after);
    Certificates certificates(state, EventPapers::tr("Certificate"), EventPapers::tr("certificate", "file"));
    auto const& standings = certificates.standings();
    auto const found =
        std::ranges::find_if(standings, [&](pairing::Standing const& one) { return !chosen || one.player == *chosen; });
    if (found != standings.end()) certificates.add(*found);
    Paper paper = std::move(certificates).paper(EventPapers::tr("There are no standings yet."));
    if (found != standings.end()) nameFileAfter(paper, state, found->player);
    return paper;
}

Paper certificatesOfAll(session::EventState const& now, RoundNumber after) {
    session::EventState const state = session::upTo(now, after);
    Certificates certificates(state, EventPapers::tr("Certificates for the prizes"),
                              EventPapers::tr("certificates", "file"));
    Certificates::Places const places =
        state.prizes.empty() ? bestOfEach(state, certificates.standings()) : winnersOfPrizes(state);
    for (pairing::Standing const& standing : certificates.standings())
        if (auto const found = places.find(standing.player); found != places.end())
            certificates.add(standing, found->second);
    return std::move(certificates).paper(EventPapers::tr("Nobody has a prize yet."));
}

namespace {

using Align = PaperAlign;

/// What the games of a player come to, as the forms for titles ask: the games over the board alone.
struct TitleGames {
    PaperTable table;
    int games = 0, foreign = 0, rated = 0, ratings = 0;
    Points points{};
    std::map<session::Title, int> titles{};
    std::set<std::string> federations{};
};

QString playedAs(session::Board const& board, Colour colour) {
    if (!board.result) return QStringLiteral("…");
    return manner(*board.result) == Manner::Forfeit ? EventPapers::tr("forfeit", "a game")
                                                    : pointsText(points(*board.result)[colour]);
}

/// Only a game over the board counts, and only against whom it says something.
void count(TitleGames& sum, session::Board const& board, Colour colour, session::PlayerDetails const& own,
           session::PlayerDetails const& opponent) {
    if (!board.result || manner(*board.result) != Manner::OverTheBoard) return;
    ++sum.games;
    sum.points += points(*board.result)[colour];
    if (!opponent.federation.empty()) sum.federations.insert(opponent.federation);
    sum.foreign += !opponent.federation.empty() && opponent.federation != own.federation;
    if (opponent.title != session::Title::None) ++sum.titles[opponent.title];
    sum.rated += opponent.rating > 0;
    sum.ratings += opponent.rating;
}

TitleGames gamesOf(session::EventState const& state, session::Player const& player) {
    PaperPlayers const players(state);
    TitleGames sum{{{{EventPapers::tr("Round"), Align::Right},
                     {{}, Align::Left},
                     {EventPapers::tr("Opponent"), Align::Left, true},
                     {EventPapers::tr("FIDE ID"), Align::Right},
                     {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                     {EventPapers::tr("Rating"), Align::Right},
                     {EventPapers::tr("Colour"), Align::Left},
                     {EventPapers::tr("Result"), Align::Decimal}},
                    {}}};
    for (session::Round const& round : state.rounds) {
        QString const number = roundLabel(state, round.number);
        for (session::Board const& board : round.boards) {
            if (board.white != player.id && board.black != player.id) continue;
            Colour const colour = board.white == player.id ? Colour::White : Colour::Black;
            PlayerId const other = colour == Colour::White ? board.black : board.white;
            session::PlayerDetails const& opponent = state.player(other)->details;
            sum.table.rows.push_back(
                {{number, players.title(other), players.name(other), plain(opponent.fideId), players.federation(other),
                  players.rating(other), colourText(colour), playedAs(board, colour)}});
            count(sum, board, colour, player.details, opponent);
        }
        for (session::Rest const& rest : round.rests)
            if (rest.player == player.id)
                sum.table.rows.push_back(
                    {{number, {}, byeText(session::nameOfRest(state, round.number, rest)), {}, {}, {}, {}, {}}});
    }
    return sum;
}

QString titlesText(std::map<session::Title, int> const& titles) {
    QStringList texts;
    for (auto const& [title, number] : titles)
        texts += QStringLiteral("%1 %2").arg(number).arg(plain(session::titleText(title)));
    return texts.join(QStringLiteral(", "));
}

PaperLines aboutEventFor(session::EventState const& state) {
    session::EventDetails const& details = state.details;
    return {{{EventPapers::tr("Federation"), plain(details.federation)},
             {EventPapers::tr("Rounds"),
              EventPapers::tr("%1 of %2 paired").arg(session::roundsBegun(state)).arg(session::announcedRounds(state))},
             {EventPapers::tr("Time control"),
              details.control && details.edition ? controlInWords(*details.control, *details.edition) : QString{}},
             {EventPapers::tr("Players"), QString::number(state.players.size())},
             {EventPapers::tr("Chief arbiter"), plain(details.chiefArbiter)}}};
}

PaperLines aboutPlayerFor(session::PlayerDetails const& details) {
    return {{{EventPapers::tr("Player"), plain(details.name)},
             {EventPapers::tr("Title"), plain(session::titleText(details.title))},
             {EventPapers::tr("Federation"), plain(details.federation)},
             {EventPapers::tr("FIDE ID"), plain(details.fideId)},
             {EventPapers::tr("Rating"), details.rating > 0 ? QString::number(details.rating) : QString{}}}};
}

PaperLines sumsOf(TitleGames const& sum) {
    int titled = 0;
    for (auto const& [title, number] : sum.titles) titled += number;
    return {{{EventPapers::tr("Games over the board"), QString::number(sum.games)},
             {EventPapers::tr("Points in them"), pointsText(sum.points)},
             {EventPapers::tr("Opponents of other federations"), QString::number(sum.foreign)},
             {EventPapers::tr("Federations of the opponents"), QString::number(sum.federations.size())},
             {EventPapers::tr("Opponents with a title"),
              titled == 0 ? QString::number(0) : QStringLiteral("%1 (%2)").arg(titled).arg(titlesText(sum.titles))},
             {EventPapers::tr("Opponents without a rating"), QString::number(sum.games - sum.rated)},
             {EventPapers::tr("Average rating of the rated opponents"),
              sum.rated > 0 ? QString::number((2 * sum.ratings + sum.rated) / (2 * sum.rated)) : QString{}}}};
}

/// What B.01 asks for and what there is, for each title that would be a higher one.
void addNorms(Paper& paper, session::EventState const& state, PlayerId player) {
    if (auto const why = session::noNormsIn(state)) {
        paper.body.emplace_back(PaperParagraph{noNormsText(*why)});
        return;
    }
    for (session::PlayerNorm const& norm : session::normsOf(state, player)) {
        PaperTable table{{{EventPapers::tr("Requirement"), Align::Left, true},
                          {EventPapers::tr("There is"), Align::Right, true},
                          {EventPapers::tr("Needed"), Align::Left},
                          {EventPapers::tr("Met"), Align::Left},
                          {EventPapers::tr("B.01"), Align::Left}},
                         {}};
        for (pairing::NormRequirement const& requirement : norm.check.requirements) {
            RequirementText const text = requirementText(requirement);
            QString const met = text.isMet ? EventPapers::tr("yes") : EventPapers::tr("no");
            table.rows.push_back({{text.what, text.have, text.needed, met, text.article}});
        }
        //: Above the check of a title norm: %1 the norm, %2 what came of it or is still needed.
        paper.body.emplace_back(PaperHeading{EventPapers::tr("%1: %2").arg(normText(norm.norm), outlookText(norm))});
        paper.body.emplace_back(std::move(table));
    }
    paper.body.emplace_back(PaperParagraph{provisionalNormsText()});
}

} // namespace

Paper titleForm(session::EventState const& now, RoundNumber after, std::optional<PlayerId> chosen) {
    session::EventState const state = session::upTo(now, after);
    Paper paper{.title = EventPapers::tr("Result for a title"),
                .note = captionOfAwards(state),
                .file = EventPapers::tr("title form", "file"),
                .head = paperHeadOf(state.details)};
    auto const standings = standingsOf(state);
    auto const found =
        std::ranges::find_if(standings, [&](pairing::Standing const& one) { return !chosen || one.player == *chosen; });
    if (found == standings.end() || !state.player(found->player)) return paper;
    nameFileAfter(paper, state, found->player);
    session::Player const& player = *state.player(found->player);
    TitleGames sum = gamesOf(state, player);
    paper.body = {aboutPlayerFor(player.details), PaperHeading{EventPapers::tr("The event")}, aboutEventFor(state),
                  PaperHeading{EventPapers::tr("Games")}};
    paper.body.emplace_back(std::move(sum.table));
    paper.body.emplace_back(PaperHeading{EventPapers::tr("Games over the board together")});
    paper.body.emplace_back(sumsOf(sum));
    addNorms(paper, state, player.id);
    paper.body.emplace_back(PaperParagraph{EventPapers::tr("Whether this is a title result (norm) is not decided here: "
                                                           "the rules of FIDE's title regulations (B.01) are for "
                                                           "the arbiter to check.")});
    return paper;
}

} // namespace flagfall::view
