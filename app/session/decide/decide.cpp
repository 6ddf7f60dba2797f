// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/correction.h"
#include "app/session/decide/deciding.h"
#include "app/session/decide/manual_pairing.h"
#include "app/session/event/adjourned_game.h"
#include "app/session/event/check_in.h"
#include "app/session/event/name_order.h"
#include "app/session/event/open_games.h"
#include "app/session/event/ruling_acts.h"
#include "app/session/event/ruling_on_record.h"
#include "app/session/event/sides.h"
#include "app/session/event/text.h"
#include "app/session/journal/contact_file.h"
#include "app/session/journal/file_digest.h"
#include "app/session/sealing/lock.h"
#include "arbiter/mating/mating_chances.h"
#include "pairing/lots.h"
#include "pairing/restricted_draw.h"

#include <algorithm>
#include <concepts>
#include <functional>
#include <map>
#include <set>

namespace flagfall::session {
namespace {

/// Both players have completed a move: nobody was absent.
bool bothMoved(Board const& board) {
    return board.clock && board.clock->sides.white.movesCompleted > 0 && board.clock->sides.black.movesCompleted > 0;
}

/// A clock that has run and a move on record speak for a game that was begun.
/// Who loses by this forfeit is marked absent.
bool losersAreAbsent(Board const& board, Result forfeit) {
    ByColour<Points> const won = points(forfeit);
    return std::ranges::all_of(
        bothColours, [&](Colour const side) { return won[side] == onePoint || board.attendance[side].absent; });
}

/// One function for each command.
class Decider {
public:
    Decider(History const& history, Confirmation confirmation, clock::Instant at)
        : m_history(history), m_state(history.state()), m_confirmation(confirmation), m_at(at) {}

    // --- the event ---------------------------------------------------------------------------------------

    Decision operator()(OpenEvent const& command) const {
        if (m_state.opened()) return no(Why::AlreadyOpened);
        auto details = check(command.draft);
        if (!details) return wrongFields(std::move(details.error()));
        return Acts{EventOpened{std::move(*details)}};
    }

    Decision operator()(ImportEvent const& command) const {
        if (m_state.opened()) return no(Why::AlreadyOpened);
        auto acts = actsOf(command);
        if (!acts) return acts;
        bool const isOfTeams = rulesOpenedBy(*acts).competitors == pairing::Competitors::Teams;
        if (command.file.isOfTeams != isOfTeams) return no(isOfTeams ? Why::FileIsOfPlayers : Why::FileIsOfTeams);
        if (isOfTeams && command.file.teams.empty()) return no(Why::TeamsUnreadable);
        if (auto differs = compareWithSystem(*acts, command.differing)) return *differs;
        return acts;
    }

    [[nodiscard]] static std::vector<RoundNumber> roundsThatDiffer(ImportEvent const& command) {
        auto const acts = actsOf(command);
        bool const isReadable =
            acts && command.file.isOfTeams == (rulesOpenedBy(*acts).competitors == pairing::Competitors::Teams);
        auto const* const system = isReadable ? systemOpenedBy(*acts) : nullptr;
        return system ? roundsThatDiffer(*system, *acts) : std::vector<RoundNumber>{};
    }

    static Decision actsOf(ImportEvent const& command) {
        auto details = check(command.draft);
        if (!details) return wrongFields(std::move(details.error()));
        Acts acts{EventOpened{std::move(*details)}, playersOf(command.file)};
        if (!command.file.teams.empty()) acts.push_back(teamsOf(command.file));
        addProhibitions(acts, command.file);
        BoardNumber const first = std::get<EventOpened>(acts.front()).details->firstBoard;
        if (command.scope == ImportScope::PlayersAndRounds)
            for (auto const& round : command.file.played) {
                acts.push_back(command.file.teams.empty() ? roundOf(round, first) : matchesOf(command.file, round));
                addScoreRulings(acts, round);
            }
        if (command.scope == ImportScope::PlayersAndRounds) {
            addAdjournedResults(acts, command.file);
            addWithdrawals(acts, command.file);
            addLots(acts, command.file);
        }
        // Byes are for the rounds after those of the file, which another beginning has not.
        if (command.scope == ImportScope::PlayersAndRounds || command.file.played.empty())
            addAnnouncedByes(acts, command.file);
        return acts;
    }

    Decision operator()(ReviseEvent const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        EventDraft draft = command.draft;
        if (draft.tieBreaks.empty() && draft.system == m_state.details.system)
            for (pairing::TieBreak const& tieBreak : m_state.details.tieBreaks)
                draft.tieBreaks.emplace_back(pairing::code(tieBreak));
        auto details = check(draft);
        if (!details) return wrongFields(std::move(details.error()));
        EventDetails const& now = m_state.details;
        bool const rulesChange = details->edition != now.edition || *details->control != *now.control ||
                                 details->system != now.system || details->rounds != now.rounds ||
                                 details->tieBreaks != now.tieBreaks || details->initialColour != now.initialColour ||
                                 details->scoring != now.scoring || details->equals != now.equals ||
                                 details->unrated != now.unrated || details->ratings != now.ratings ||
                                 details->ladder != now.ladder ||
                                 details->hasThirdPlaceMatch != now.hasThirdPlaceMatch || details->teams != now.teams;
        if (details->teams.boards == 0 && !m_state.teams.empty()) return no(Why::TeamsEntered);
        // From 2014 on the regulations say it for the entire event (App. A and B).
        bool const supervisionChanges = details->houseRules.supervision != now.houseRules.supervision &&
                                        !now.edition->supervisionByGame && playTypeOf(now) != PlayType::Standard;
        if ((rulesChange || supervisionChanges) && !m_state.rounds.empty()) return no(Why::FixedAfterFirstRound);
        bool const housesChange = (details->houseRules != now.houseRules || details->appeals != now.appeals ||
                                   details->adjournments.lateAfter != now.adjournments.lateAfter) &&
                                  !m_state.rounds.empty();
        if (housesChange && !m_confirmation.yesTo(Ask::HouseRulesChange)) return ask(Ask::HouseRulesChange);
        AdjournmentRules const& rulesNow = now.adjournments;
        AdjournmentRules const& rulesThen = details->adjournments;
        bool const sealingChanges = rulesThen.sealedOn != rulesNow.sealedOn || rulesThen.twoKeys != rulesNow.twoKeys ||
                                    rulesThen.witness != rulesNow.witness;
        int const closed = sealingChanges ? closedEnvelopes(m_state) : 0;
        if (closed > 0 && !m_confirmation.yesTo(Ask::EnvelopeIsWaiting)) return ask(Ask::EnvelopeIsWaiting, closed);
        Acts acts;
        if (details->ratingMethod != now.ratingMethod && !m_state.numbersGiven())
            acts = ratingsBy(details->ratingMethod);
        if (details->clocks != now.clocks && m_state.currentRound())
            if (auto placed = clocksPlaced(*m_state.currentRound(), {}, details->clocks))
                acts.push_back(std::move(*placed));
        acts.insert(acts.begin(), EventRevised{std::move(*details)});
        return acts;
    }

    Decision operator()(ArrangePapers const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        PaperSettings papers = command.papers;
        for (std::string* const line : {&papers.header, &papers.footer}) {
            *line = trimmed(*line);
            if (!isPlainText(*line) || characters(*line) > longestPaperLine) return no(Why::PaperLineUnfit);
        }
        if (papers.logo.size() > largestLogo) return no(Refusal{.why = Why::FileTooLarge, .count = 1});
        if (papers == *m_state.papers) return Acts{};
        return Acts{PapersArranged{std::move(papers)}};
    }

    Decision operator()(SetPrizes const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        auto prizes = parsePrizes(command.text, [this](std::string_view who) { return competitorBy(who); });
        if (!prizes) {
            Refusal refusal{.why = Why::PrizeUnreadable};
            refusal.prize = std::move(prizes.error());
            return no(std::move(refusal));
        }
        for (Prize const& prize : *prizes) {
            auto const& categories = m_state.details.categories;
            bool const isOne = prize.category.empty() ||
                               std::ranges::find(categories, prize.category, &PlayerCategory::name) != categories.end();
            if (isOne) continue;
            Refusal refusal{.why = Why::PrizeUnreadable};
            refusal.prize = PrizeProblem{PrizeFault::NoCategory, 0, prize.category};
            return no(std::move(refusal));
        }
        if (*prizes == m_state.prizes && command.terms == m_state.prizeTerms) return Acts{};
        return Acts{PrizesSet{std::move(*prizes), command.terms}};
    }

    Decision operator()(SwitchBroadcast const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        if (command.on && m_state.rounds.empty()) return no(Why::NoSuchRound);
        return Acts{BroadcastSwitched{command.on, command.on ? command.delayMinutes : 0}};
    }

    // --- who may do what ---------------------------------------------------------------------------------

    Decision operator()(NamePerson const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        Person person{trimmed(command.name), command.role};
        Person const* const before = m_state.person(person.name);
        person.lock = command.lock ? *command.lock : before ? before->lock : std::string{};
        bool const named =
            !person.name.empty() && isPlainText(person.name) && characters(person.name) <= longestPersonName;
        if (!named || !(person.lock.empty() || isLock(person.lock))) return no(Why::PersonUnfit);
        if (person.role != Role::ChiefArbiter && !hasChiefArbiterBeside(person.name))
            return no(Why::ChiefArbiterMissing);
        if (before && *before == person) return Acts{};
        return Acts{PersonNamed{std::move(person)}};
    }
    Decision operator()(RemovePerson const& command) const {
        if (!m_state.person(command.name)) return no(Why::NoSuchPerson);
        if (m_state.persons.size() > 1 && !hasChiefArbiterBeside(command.name)) return no(Why::ChiefArbiterMissing);
        return Acts{PersonRemoved{command.name}};
    }

    // --- players -----------------------------------------------------------------------------------------

    Decision operator()(EnterPlayer const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        bool const isLate = m_state.numbersGiven() && !m_state.isOfTeams();
        if (isLate && !rules().takesLateEntries) return no(Why::FieldClosed);
        auto details = check(command.draft);
        if (!details) return wrongFields(std::move(details.error()));
        if (!isFit(command.contact)) return no(Why::ContactUnfit);
        if (auto twice = enteredAlready(*details, std::nullopt)) return *twice;
        PlayerId const player = nextId(m_history);
        Decision acts = isLate ? enterLate(player, std::move(*details), command.missed)
                               : Acts{PlayerEntered{player, std::move(*details)}};
        if (acts) keepContacts(*acts, {{player, command.contact}});
        return acts;
    }

    /// Before numbers are given; later each is a late entry of its own (Stepping).
    Decision operator()(EnterPlayers const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        PlayersEntered act;
        Contacts contacts;
        int player = nextId(m_history).value();
        for (EnterPlayer const& entry : command.entries) {
            auto details = check(entry.draft);
            if (!details) return wrongFields(std::move(details.error()));
            if (!isFit(entry.contact)) return no(Why::ContactUnfit);
            if (!entry.contact.isEmpty()) contacts[PlayerId{player}] = entry.contact;
            act.players.push_back({PlayerId{player++}, std::move(*details)});
        }
        if (act.players.empty()) return Acts{};
        if (auto twice = twiceAmong(act.players)) return *twice;
        Acts acts{std::move(act)};
        keepContacts(acts, contacts);
        return acts;
    }

    Decision operator()(RevisePlayer const& command) const {
        Player const* const player = m_state.player(command.player);
        if (!player) return no(Why::NoSuchPlayer);
        MergedDraft const meant =
            command.from ? merged(command.draft, *command.from, draftOf(player->details)) : MergedDraft{command.draft};
        auto details = check(meant.draft);
        if (!details) return wrongFields(std::move(details.error()));
        if (meant.collides && !m_confirmation.yesTo(Ask::ChangedMeanwhile))
            return askAboutPlayer(Ask::ChangedMeanwhile, command.player, 0);
        Acts acts;
        if (*details != player->details) {
            if (auto twice = enteredAlready(*details, command.player)) return *twice;
            acts.push_back(PlayerRevised{command.player, std::move(*details)});
        }
        if (!command.contact) return acts;
        if (!isFit(*command.contact)) return no(Why::ContactUnfit);
        if (!command.contact->isEmpty())
            keepContacts(acts, {{command.player, *command.contact}});
        else if (!player->contact.empty())
            acts.push_back(ContactsKept{{command.player}});
        return acts;
    }

    Decision operator()(EraseContacts const& command) const {
        ContactsErased act{{}, command.births};
        int reached = 0;
        int births = 0;
        for (auto const& [id, player] : m_state.players) {
            bool const born = command.births && player.details.birth != yearOfBirth(player.details.birth);
            reached += player.contact.empty() ? 0 : 1;
            births += born ? 1 : 0;
            if (born || !player.contact.empty()) act.players.push_back(id);
        }
        if (act.players.empty()) return no(Why::NothingToErase);
        if (!m_confirmation.yesTo(Ask::ContactsGo))
            return ask(Question{.ask = Ask::ContactsGo, .count = reached, .births = births});
        return Acts{std::move(act)};
    }

    Decision operator()(CheckIn const& command) const {
        PlayersCheckedIn act{{}, command.here};
        for (PlayerId const one : command.players) {
            Player const* const player = m_state.player(one);
            if (!player) return no(Why::NoSuchPlayer);
            if (player->details.checkedIn != command.here) act.players.push_back(one);
        }
        return act.players.empty() ? Acts{} : Acts{std::move(act)};
    }

    Decision operator()(CloseCheckIn const& command) const {
        Acts acts;
        for (PlayerId const one : command.players) {
            Bye const bye = m_state.isOfTeams() ? Bye::ZeroPoint : command.bye.value_or(Bye::ZeroPoint);
            Decision const each =
                command.bye ? (*this)(GrantBye{one, m_state.nextRound(), bye}) : (*this)(WithdrawPlayer{one});
            if (!each) return refused(each.error());
            acts.insert(acts.end(), each->begin(), each->end());
        }
        return acts;
    }

    Decision operator()(WithdrawPlayer const& command) const {
        Competitor const* const player = anyone(command.player);
        if (!player) return no(Why::NoSuchPlayer);
        if (player->withdrawnFrom) return aboutPlayer(Why::AlreadyWithdrawn, command.player);
        if (!m_state.numbersGiven() && m_state.team(command.player)) return Acts{TeamRemoved{command.player}};
        if (!m_state.numbersGiven()) return Acts{PlayerRemoved{command.player}};
        RoundNumber const from = m_state.nextRound();
        if (auto question = askAboutWithdrawal(command.player, from)) return *question;
        return Acts{PlayerWithdrawn{command.player, from}};
    }

    Decision operator()(ReturnPlayer const& command) const {
        Competitor const* const player = anyone(command.player);
        if (!player) return no(Why::NoSuchPlayer);
        if (!player->withdrawnFrom) return aboutPlayer(Why::NotWithdrawn, command.player);
        auto const leaves = [&](Act const& act) {
            auto const* const one = std::get_if<PlayerWithdrawn>(&act);
            return one && one->player == command.player;
        };
        if (isByRuling(leaves) && !m_confirmation.yesTo(Ask::RulingStands))
            return askAboutPlayer(Ask::RulingStands, command.player, 0);
        return Acts{PlayerReturned{command.player}};
    }

    Decision operator()(RemovePlayer const& command) const {
        if (!m_state.player(command.player)) return no(Why::NoSuchPlayer);
        if (m_state.numbersGiven()) return aboutPlayer(Why::PlayerWasPaired, command.player);
        return Acts{PlayerRemoved{command.player}};
    }

    Decision operator()(DrawNumbers const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        if (!rules().drawsNumbers) return no(Why::NumbersByStrength);
        if (m_state.numbersGiven()) return no(Why::FixedAfterFirstRound);
        if (m_state.competitorCount() < 2) return pairingRefused(pairing::PairingRefusal::TooFewPlayers);
        auto const withoutSides = problemOfSides(m_state);
        if (withoutSides && *withoutSides != pairing::PairingRefusal::SidesMixed) return pairingRefused(*withoutSides);
        auto const competitors = m_state.competitorsInOrder();
        auto const numbered = static_cast<int>(
            std::ranges::count_if(competitors, [](Competitor const* one) { return one->number.has_value(); }));
        auto const lot = lotDrawnBefore<NumbersDrawn>().value_or(lotOf(command.lot));
        auto const order = command.restricted ? drawnFromEnvelopes(lot) : drawn(lot);
        if (!order) return no(order.error());
        if (isNumbered(*order)) return no(Why::LotsAreDrawn);
        if (numbered > 0 && !m_confirmation.yesTo(Ask::NumbersDrawnAlready))
            return ask(Ask::NumbersDrawnAlready, numbered);
        return Acts{NumbersDrawn{*order, command.restricted, lot}};
    }

    Decision operator()(SetNumbers const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        if (!rules().drawsNumbers) return no(Why::NumbersByStrength);
        if (m_state.numbersGiven()) return no(Why::FixedAfterFirstRound);
        for (PlayerId const id : command.order)
            if (!m_state.competitor(id) || std::ranges::count(command.order, id) > 1) return no(Why::NoSuchPlayer);
        if (std::cmp_not_equal(command.order.size(), m_state.competitorCount())) return no(Why::NoSuchPlayer);
        if (mixesSides(m_state, command.order)) return pairingRefused(pairing::PairingRefusal::SidesMixed);
        return isNumbered(command.order) ? Acts{} : Acts{NumbersSet{command.order}};
    }

    // --- tie-breaks --------------------------------------------------------------------------------------

    Decision operator()(DrawTieBreakLots const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        if (!hasTieBreak(pairing::TieBreakKind::Lots)) return no(Why::TieBreakNotChosen);
        if (m_state.tieBreakLot) return no(Why::LotsAreDrawn);
        return Acts{TieBreakLotsDrawn{lotDrawnBefore<TieBreakLotsDrawn>().value_or(lotOf(command.lot))}};
    }

    Decision operator()(EnterTieBreakValue const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        if (!hasTieBreak(pairing::TieBreakKind::Entered)) return no(Why::TieBreakNotChosen);
        if (!m_state.competitor(command.player)) return no(Why::NoSuchPlayer);
        auto const now = m_state.tieBreakValues.find(command.player);
        bool const isThere = now != m_state.tieBreakValues.end();
        auto const wanted = command.value.value_or(pairing::TieBreakValue{}).tenThousandths;
        if (wanted == (isThere ? now->second.tenThousandths : std::nullopt)) return Acts{};
        return Acts{TieBreakValueEntered{command.player, wanted}};
    }

    // --- byes and prohibited pairs -----------------------------------------------------------------------

    Decision operator()(GrantBye const& command) const {
        if (auto wrong = unfitForBye(command.player, command.round)) return *wrong;
        Competitor const& player = *anyone(command.player);
        if (player.withdrawnFrom) return aboutPlayer(Why::AlreadyWithdrawn, command.player);
        if (command.bye == Bye::Allocated) return no(Why::NoSuchBye);
        if (isOfATeam(command.player) && command.bye != Bye::ZeroPoint) return no(Why::NoSuchBye);
        auto const now = byeIn(player, command.round);
        if (now == command.bye) return Acts{};
        if (auto asked = aboutExclusion(command.player, command.round, 1)) return *asked;
        int const others = halfPointByes(m_state, player.id) - (now == Bye::HalfPoint ? 1 : 0);
        if (command.bye == Bye::HalfPoint && others > 0 && !m_confirmation.yesTo(Ask::SecondHalfPointBye))
            return askAboutPlayer(Ask::SecondHalfPointBye, command.player, others);
        if (command.bye == Bye::FullPoint && !m_confirmation.yesTo(Ask::FullPointBye))
            return askAboutPlayer(Ask::FullPointBye, command.player, 0);
        Acts acts;
        for (RoundNumber const round : gamesOfMatch(command.round))
            acts.push_back(ByeGranted{command.player, round, command.bye});
        return acts;
    }

    Decision operator()(RevokeBye const& command) const {
        if (auto wrong = unfitForBye(command.player, command.round)) return *wrong;
        if (!byeIn(*anyone(command.player), command.round)) return aboutPlayer(Why::NoSuchBye, command.player);
        if (auto asked = aboutExclusion(command.player, command.round, 0)) return *asked;
        Acts acts;
        for (RoundNumber const round : gamesOfMatch(command.round))
            if (byeIn(*anyone(command.player), round)) acts.push_back(ByeRevoked{command.player, round});
        return acts;
    }

    /// A bye that is an exclusion by a ruling is not changed without a word (12.9.8); `byes`: another one is given.
    std::optional<Not> aboutExclusion(PlayerId player, RoundNumber round, int byes) const {
        auto const excludes = [&](Act const& act) {
            auto const* const one = std::get_if<ByeGranted>(&act);
            return one && one->player == player && one->round == round;
        };
        if (!byeIn(*anyone(player), round) || !isByRuling(excludes) || m_confirmation.yesTo(Ask::RulingStands))
            return std::nullopt;
        return askAboutPlayer(Ask::RulingStands, player, byes);
    }

    /// The last act that says so was done by a ruling.
    template <typename Says>
    bool isByRuling(Says says) const {
        auto const& acts = m_history.acts();
        auto at = acts.size();
        while (at > 0 && (m_history.retracted(acts[at - 1].seq) || !says(acts[at - 1].act))) --at;
        if (at == 0) return false;
        CommandId const command = acts[at - 1].origin.command;
        while (at > 0 && acts[at - 1].origin.command == command) --at; // to the beginning of its command
        for (; at < acts.size() && acts[at].origin.command == command; ++at)
            if (std::holds_alternative<RulingMade>(acts[at].act)) return true;
        return false;
    }

    Decision operator()(ProhibitPair const& command) const {
        if (auto wrong = unfitForProhibition(command.first, command.second)) return *wrong;
        Prohibition const wanted{command.first, command.second, command.only};
        if (command.only && (command.only->value() < 1 || command.only->value() > plannedRounds(m_state)))
            return no(Why::NoSuchRound);
        for (Prohibition const& one : m_state.prohibited)
            if (one.isAbout(wanted.first, wanted.second) && (!one.only || one.only == wanted.only)) return Acts{};
        return Acts{PairProhibited{command.first, command.second, command.only}};
    }

    Decision operator()(AllowPair const& command) const {
        if (auto wrong = unfitForProhibition(command.first, command.second)) return *wrong;
        bool const there = std::ranges::any_of(
            m_state.prohibited, [&](Prohibition const& one) { return one.isAbout(command.first, command.second); });
        if (!there) return aboutPlayer(Why::NoSuchProhibition, command.first);
        return Acts{PairAllowed{command.first, command.second}};
    }

    // --- rounds ------------------------------------------------------------------------------------------

    Decision operator()(PairRound const& command) const {
        if (!m_state.opened()) return no(Why::NotOpened);
        auto const* const system = pairing::systemByCode(m_state.details.system);
        if (!system || !rules().pairsHere) return pairingRefused(pairing::PairingRefusal::NotAvailable);
        for (Round const& round : m_state.rounds) {
            auto const lost = std::ranges::find_if(round.boards, &Board::awaitsRecovery);
            if (lost != round.boards.end()) return refusedOn(Why::RecoveryPending, round.number, lost->number);
        }
        pairing::Tournament const tournament = tournamentOf(m_state);
        auto byRules = system->pairNext(tournament);
        if (byRules) seatInHall(*byRules, m_state);
        if (auto const problem = byRules ? problemOfSides(m_state) : std::nullopt) return pairingRefused(*problem);
        auto pairing = command.byHand ? handMade(*system, tournament, *command.byHand, byRules) : rulesOnly(byRules);
        if (pairing && m_state.isOfTeams()) pairing = withLineUps(m_state, std::move(*pairing));
        if (!pairing) return refused(std::move(pairing.error()));
        auto const missing = static_cast<int>(notHere(m_history).size());
        if (missing > 0 && !m_confirmation.yesTo(Ask::NotCheckedIn)) return ask(Ask::NotCheckedIn, missing);
        auto const open = static_cast<int>(openGames(m_state).size());
        if (open > 0 && !m_confirmation.yesTo(Ask::ResultsMissing)) return ask(Ask::ResultsMissing, open);
        bool const isAnnounced = rules().roundCount == pairing::RoundCount::Announced;
        int const mostRounds = system->rounds(m_state.competitorCount());
        if (!m_state.currentRound() && isAnnounced && tournament.roundsPlanned > mostRounds &&
            !m_confirmation.yesTo(Ask::MoreRoundsThanRivals))
            return ask(Ask::MoreRoundsThanRivals, mostRounds / rules().gamesInRound);
        RoundPaired act = std::move(*pairing);
        for (auto const& participant : tournament.participants) act.order.push_back(participant.id);
        act.rests = restsOfNextRound();
        if (auto const games = system->games(tournament); games.size() > m_state.rounds.size())
            act.game = games[m_state.rounds.size()];
        Acts acts = adjournedByPairing();
        auto placed = placedAsBefore(m_history, act.pairing);
        acts.push_back(std::move(act));
        if (placed) acts.push_back(std::move(*placed));
        return acts;
    }

    Decision operator()(RepairRound const& command) const { return repaired(m_state, command, m_confirmation); }

    template <typename RoundCommand>
        requires std::invocable<RoundDecider const&, RoundCommand const&>
    Decision operator()(RoundCommand const& command) const {
        return RoundDecider{m_history, m_confirmation, m_at}(command);
    }

    // --- teams -------------------------------------------------------------------------------------------

    template <typename TeamCommand>
        requires std::invocable<TeamDecider const&, TeamCommand const&>
    Decision operator()(TeamCommand const& command) const {
        return TeamDecider{m_history}(command);
    }

    // --- clocks ------------------------------------------------------------------------------------------

    template <typename ClockCommand>
        requires std::invocable<ClockDecider const&, ClockCommand const&>
    Decision operator()(ClockCommand const& command) const {
        return ClockDecider{m_history, m_confirmation, m_at}(command);
    }

    template <typename RecordCommand>
        requires std::invocable<RecordDecider const&, RecordCommand const&>
    Decision operator()(RecordCommand const& command) const {
        return RecordDecider{m_history, m_confirmation, m_at}(command);
    }

    // --- results -----------------------------------------------------------------------------------------

    Decision operator()(EnterResult const& command) const {
        Round const* const round = m_state.round(command.round);
        if (!round) return no(Why::NoSuchRound);
        Board const* const board = round->board(command.board);
        if (!board) return no(Why::NoSuchBoard);
        if (board->result == command.result) return Acts{};
        if (command.basis == ResultBasis::OwnDecision && command.note.empty())
            return refusedOn(Why::ReasonMissing, command.board);
        if (board->result)
            if (auto tooLate = correctionOf(*round, *board, command.result)) return *tooLate;
        bool const otherwise = board->isOpen() && board->pairedWhileOpen &&
                               points(command.result) != ByColour<Points>{halfPoint, halfPoint};
        if (otherwise && !m_confirmation.yesTo(Ask::CountedAsDraw))
            return aboutBoard(Ask::CountedAsDraw, command.round, command.board);
        bool const overRuling = board->result && !board->article.empty() && command.basis == ResultBasis::Report;
        if (overRuling && !m_confirmation.yesTo(Ask::RulingStands))
            return aboutBoard(Ask::RulingStands, command.round, command.board);
        auto const signedResult = board->game.signedResult();
        bool const signedByBoth = signedResult && *signedResult != command.result;
        if (signedByBoth && !m_confirmation.yesTo(Ask::SignedByBoth))
            return aboutBoard(Ask::SignedByBoth, command.round, command.board);
        bool const askedBefore = overRuling || signedByBoth || m_confirmation.yesTo(Ask::EarlierRound);
        if (board->result && reports(command) && !askedBefore && !m_confirmation.yesTo(Ask::OtherResultStands))
            return ask(Question{.ask = Ask::OtherResultStands,
                                .round = command.round,
                                .board = command.board,
                                .result = command.result});
        if (!board->result && reports(command) && isByRulingOnly(command.result) &&
            !m_confirmation.yesTo(Ask::ScoreBelowWin))
            return ask(Question{
                .ask = Ask::ScoreBelowWin, .round = command.round, .board = command.board, .result = command.result});
        bool const wasPlayed = forfeitsAGame(command, *board) || isUnratedInPlay(command, *board);
        if (wasPlayed && !m_confirmation.yesTo(Ask::GameWasPlayed))
            return ask(Question{
                .ask = Ask::GameWasPlayed, .round = command.round, .board = command.board, .result = command.result});
        if (auto const fallen = flagAgainst(command, *board); fallen && !m_confirmation.yesTo(Ask::AgainstFlag))
            return ask(
                Question{.ask = Ask::AgainstFlag, .round = command.round, .board = command.board, .side = fallen});
        if (auto const winner = winnerWithoutMate(command, *board);
            winner && !m_confirmation.yesTo(Ask::WinnerCannotMate))
            return ask(
                Question{.ask = Ask::WinnerCannotMate, .round = command.round, .board = command.board, .side = winner});
        Acts acts = stoppedForResult(round->number, *board, m_at);
        ResultKind const how = command.how == ResultKind::NotSaid ? shownOnRecord(command, *board) : command.how;
        acts.push_back(ResultEntered{command.round, command.board, command.result, command.article, command.note, how});
        return acts;
    }

    Decision operator()(RuleScore const& command) const {
        Round const* const round = m_state.round(command.round);
        if (!round) return no(Why::NoSuchRound);
        Board const* const board = round->board(command.board);
        if (!board) return no(Why::NoSuchBoard);
        std::string_view const article = m_state.details.edition->scoreAboveWin;
        if (article.empty()) return no(Why::NotInThisEdition);
        if (!isAboveWin(command.score)) return no(Why::ScoreIsAResult);
        if (!board->result || manner(*board->result) == Manner::Forfeit)
            return refusedOn(Why::NoResultYet, command.board);
        if (board->scoreRuling && board->scoreRuling->score == command.score) return Acts{};
        if (auto tooLate = correctionOf(*round, *board, board->result)) return *tooLate;
        if (!m_confirmation.yesTo(Ask::ScoreAboveWin))
            return aboutBoard(Ask::ScoreAboveWin, command.round, command.board);
        return Acts{ScoreRuled{command.round, command.board, command.score, std::string{article}, command.note}};
    }

    Decision operator()(AwardMatch const& command) const {
        Round const* const round = m_state.round(command.round);
        if (!round) return no(Why::NoSuchRound);
        Board const* const board = round->board(command.board);
        if (!board) return no(Why::NoSuchBoard);
        if (!rules().playsMatches) return no(Why::NotInThisSystem);
        if (round != m_state.currentRound() || !isLevel(*board)) return refusedOn(Why::MatchNotLevel, command.board);
        if (trimmed(command.note).empty()) return refusedOn(Why::ReasonMissing, command.board);
        if (board->matchTo == (command.to == Colour::White ? board->white : board->black)) return Acts{};
        return Acts{MatchAwarded{command.round, command.board, command.to, trimmed(command.note)}};
    }

    Decision operator()(MakeRuling const& command) const {
        Round const* const round = m_state.round(command.round);
        if (!round) return no(Why::NoSuchRound);
        Board const* const board = round->board(command.board);
        if (!board) return no(Why::NoSuchBoard);
        bool const isRefusal = command.ruling->effects.empty() &&
                               command.ruling->finding == rulings::wordOf(rulings::Finding::NotBeforeResumed);
        if (board->adjourned && claimsOnTurn(*command.ruling) && !isRefusal)
            return refusedOn(Why::Adjourned, command.board);
        constexpr std::size_t shortestReason = 3; // a letter that was meant for something else is none
        if (command.ruling->own && trimmed(command.ruling->note).size() < shortestReason)
            return refusedOn(Why::ReasonMissing, command.board);
        return Acts{RulingMade{command.round, command.board, command.ruling}};
    }

    Decision operator()(CorrectColours const& command) const {
        Round const* const round = m_state.round(command.round);
        if (!round) return no(Why::NoSuchRound);
        if (round->imported) return no(Refusal{.why = Why::RoundFromReport, .round = round->number});
        if (!round->board(command.board)) return no(Why::NoSuchBoard);
        for (Seq const seq : m_history.actsOn(command.round, command.board)) // a second one would turn them back
            if (!m_history.retracted(seq) && std::holds_alternative<ColoursCorrected>(
                                                 m_history.acts()[static_cast<std::size_t>(seq.value()) - 1].act))
                return Acts{};
        return Acts{ColoursCorrected{command.round, command.board, command.article}};
    }

    Decision operator()(ForbidCastling const& command) const {
        Round const* const round = m_state.round(command.round);
        if (!round) return no(Why::NoSuchRound);
        if (!round->board(command.board)) return no(Why::NoSuchBoard);
        return Acts{CastlingForbidden{command.round, command.board, command.of, command.side, command.article}};
    }

    Decision operator()(SuperviseGames const& command) const {
        Round const* const round = m_state.round(command.round);
        if (!round) return no(Why::NoSuchRound);
        EventDetails const& details = m_state.details;
        if (!details.edition->supervisionByGame) return no(Why::SupervisedAsEvent);
        GamesSupervised act{command.round, {}, command.supervision};
        for (BoardNumber const number : command.boards) {
            Board const* const board = round->board(number);
            if (!board) return no(Why::NoSuchBoard);
            if (playTypeOf(details, *board) == PlayType::Standard) return no(Why::SupervisedAsEvent);
            if (rulesOf(details, *board).house.supervision != command.supervision) act.boards.push_back(number);
        }
        return act.boards.empty() ? Acts{} : Acts{std::move(act)};
    }

    Decision operator()(AttachFile const& command) const { return attached(m_history, command); }
    Decision operator()(RemoveFile const& command) const { return removed(m_history, command); }

    Decision operator()(LodgeAppeal const& command) const { return lodged(m_history, command, m_confirmation); }
    Decision operator()(DecideAppeal const& command) const { return decidedOn(m_history, command); }
    Decision operator()(WithdrawAppeal const& command) const { return withdrawn(m_history, command); }
    Decision operator()(FollowAppeal const& command) const { return followed(m_history, command); }

    Decision operator()(ClearResult const& command) const {
        Round const* const round = m_state.round(command.round);
        if (!round) return no(Why::NoSuchRound);
        Board const* const board = round->board(command.board);
        if (!board) return no(Why::NoSuchBoard);
        if (!board->result && !board->adjourned) return Acts{};
        bool const sealed = board->adjourned && board->adjournment() && board->adjournment()->envelope;
        if (sealed) return refusedOn(Why::Adjourned, command.board);
        if (board->result)
            if (auto tooLate = correctionOf(*round, *board, {})) return *tooLate;
        if (board->result && !m_confirmation.yesTo(Ask::ResultWillBeCleared))
            return aboutBoard(Ask::ResultWillBeCleared, command.round, command.board);
        return Acts{ResultCleared{command.round, command.board}};
    }

    template <typename AdjournmentCommand>
        requires std::invocable<AdjournmentDecider const&, AdjournmentCommand const&>
    Decision operator()(AdjournmentCommand const& command) const {
        return AdjournmentDecider{m_history, m_confirmation, m_at}(command);
    }

    // --- undo and closing --------------------------------------------------------------------------------

    /// One act of a command that is taken back; those after it are taken back already.
    Decision takeBack(RecordedAct const& act) const {
        bool const pairing = std::holds_alternative<RoundPaired>(act.act);
        if (pairing && m_state.currentRound() && m_state.currentRound()->started()) return no(Why::UndoneTooLate);
        if (std::holds_alternative<ClocksCorrected>(act.act)) return takenBack(m_history, act, m_at);
        if (auto const used = wentOnSince(act)) return tooLateOn(act.act, Why::UndoneTooLate, *used);
        if (auto const begun = seatedBy(act)) return *begun;
        if (auto const read = openedSince(act.act)) return tooLateOn(act.act, Why::EnvelopeIsOpen, *read);
        // The player may change what he has sealed until his clock is stopped (I.1.1; 2009: Adj.1a), and typing it
        // stops it.
        auto const* const sealed = std::get_if<MoveSealed>(&act.act);
        if (sealed && !sealed->typed.box.empty())
            return tooLateOn(act.act, sealed->reply ? Why::ReplySealed : Why::SealedForGood, sealed->board);
        Acts acts = stoppedFor(act.act);
        auto pressed = resumptionPressTakenBack(act);
        if (!pressed) return pressed;
        acts.insert(acts.end(), pressed->begin(), pressed->end());
        acts.push_back(ActRetracted{act.seq});
        return acts;
    }

    Decision doAgain(RecordedAct const& act) const {
        if (std::holds_alternative<ClocksCorrected>(act.act)) return doneAgain(m_history, act, m_at);
        if (auto const used = playedOnSince(act)) return tooLateOn(act.act, Why::RedoneTooLate, *used);
        if (auto const begun = seatedBy(act)) return *begun;
        Acts acts = stoppedFor(act.act);
        acts.push_back(ActRestored{act.seq});
        return acts;
    }

    Decision operator()(KeepAct const& command) const {
        if (command.act < Seq{1} || command.act > m_history.last()) return no(Why::NothingToDo);
        return Acts{ActKept{command.act}};
    }

    Decision operator()(LeavePartsOut const& command) const {
        PartsLeftOut act{command.tournament};
        for (CommandId const& one : command.commands) act.commands.push_back(text(one));
        return act.commands.empty() ? Acts{} : Acts{std::move(act)};
    }

    Decision operator()(CloseDesk const& command) const {
        Acts acts = pausedEverywhere(m_state, m_at, pausedClosed, command.desk);
        auto const stops = [&](Board const& board) { return isRunning(board) && board.isRunBy(command.desk); };
        int running = 0;
        for (Round const& round : m_state.rounds)
            running += static_cast<int>(std::ranges::count_if(round.boards, stops));
        if (running > 0 && !m_confirmation.yesTo(Ask::ClocksRunning)) return ask(Ask::ClocksRunning, running);
        acts.push_back(DeskClosed{command.desk});
        return acts;
    }

private:
    /// By pairing number, name, or the beginning of a name, where no other one has it.
    [[nodiscard]] std::optional<PlayerId> competitorBy(std::string_view who) const {
        std::vector<PlayerId> named, begins;
        for (Competitor const* const one : m_state.competitorsInOrder()) {
            std::string const& name = m_state.nameOf(one->id);
            if (one->number && std::to_string(one->number->value()) == who) return one->id;
            if (name == who) named.push_back(one->id);
            if (!who.empty() && name.starts_with(who)) begins.push_back(one->id);
        }
        auto const& found = named.empty() ? begins : named;
        return found.size() == 1 ? std::optional{found.front()} : std::nullopt;
    }

    [[nodiscard]] bool hasChiefArbiterBeside(std::string_view name) const {
        return std::ranges::any_of(
            m_state.persons, [name](Person const& one) { return one.role == Role::ChiefArbiter && one.name != name; });
    }

    [[nodiscard]] static std::int64_t lotOf(std::uint64_t chance) {
        return std::max<std::int64_t>(1, static_cast<std::int64_t>(chance % lotsThereAre));
    }
    /// Of the first drawing, also where it was undone: drawing again until a lot pleases is not drawing lots.
    template <typename Drawn>
    [[nodiscard]] std::optional<std::int64_t> lotDrawnBefore() const {
        for (RecordedAct const& recorded : m_history.acts())
            if (auto const* const act = std::get_if<Drawn>(&recorded.act); act && act->lot != 0) return act->lot;
        return std::nullopt;
    }

    /// Whether everybody has the number already: the first one 1, and so on.
    [[nodiscard]] bool isNumbered(std::vector<PlayerId> const& order) const {
        int number = 0;
        return std::ranges::all_of(
            order, [&](PlayerId id) { return m_state.competitor(id)->number == PairingNumber{++number}; });
    }

    [[nodiscard]] Expected<std::vector<PlayerId>, Why> drawn(std::int64_t lot) const {
        std::vector<PlayerId> ids;
        for (Competitor const* const one : m_state.competitorsInOrder()) ids.push_back(one->id);
        auto order = pairing::inOrderOfLots(static_cast<std::uint64_t>(lot), std::move(ids));
        auto const sides = sidesOf(m_state); // each draws for itself
        return sides ? sideBySide(*sides, order) : order;
    }

    /// Players of one federation draw in the order of their names.
    [[nodiscard]] Expected<std::vector<PlayerId>, Why> drawnFromEnvelopes(std::int64_t lot) const {
        if (m_state.isOfTeams() || rules().hasTwoSides) return refused(Why::NotInThisSystem);
        auto const envelopes = pairing::varmaEnvelopes(static_cast<int>(m_state.players.size()));
        if (!envelopes) return refused(Why::NoVarmaTable);
        std::vector<Player const*> byName;
        for (auto const& [id, player] : m_state.players) byName.push_back(&player);
        NameOrder const names{m_state.details.language};
        std::ranges::sort(byName, {},
                          [&](Player const* one) { return std::pair{names.key(one->details.name), one->id}; });
        std::vector<std::string> federations;
        for (Player const* const one : byName) federations.push_back(one->details.federation);
        auto const drawn = pairing::drawRestricted(federations, *envelopes, static_cast<std::uint64_t>(lot));
        if (!drawn) return refused(Why::NoVarmaTable);
        std::vector<PlayerId> order(byName.size());
        for (std::size_t i = 0; i < byName.size(); ++i)
            order[static_cast<std::size_t>(drawn->numbers[i]) - 1] = byName[i]->id;
        return order;
    }

    [[nodiscard]] bool hasTieBreak(pairing::TieBreakKind kind) const {
        auto const& chosen = m_state.details.tieBreaks;
        return std::ranges::find(chosen, kind, &pairing::TieBreak::kind) != chosen.end();
    }

    /// The players whose rating used is another one by this method. Who has neither a FIDE nor a national rating keeps
    /// what was entered.
    [[nodiscard]] Acts ratingsBy(std::optional<RatingMethod> method) const {
        Acts acts;
        if (!method) return acts;
        for (auto const& [id, player] : m_state.players) {
            PlayerDetails details = player.details;
            if (details.officialRating == 0 && details.nationalRating == 0) continue;
            auto const rating = ratingBy(*method, details.officialRating, details.nationalRating);
            if (!rating || *rating == details.rating) continue;
            details.rating = *rating;
            details.ratingSource.clear();
            acts.push_back(PlayerRevised{id, std::move(details)});
        }
        return acts;
    }

    static Not wrongFields(std::vector<FieldProblem<EventField>> fields) {
        Refusal refusal{.why = Why::FieldsWrong};
        refusal.eventFields = std::move(fields);
        return no(std::move(refusal));
    }
    static Not wrongFields(std::vector<FieldProblem<PlayerField>> fields) {
        Refusal refusal{.why = Why::FieldsWrong};
        refusal.playerFields = std::move(fields);
        return no(std::move(refusal));
    }
    static Not pairingRefused(pairing::PairingProblem problem) {
        Refusal refusal{.why = Why::PairingRefused};
        refusal.pairing = std::move(problem);
        return no(std::move(refusal));
    }
    static Not aboutPlayer(Why why, PlayerId player) { return no(Refusal{.why = why, .player = player}); }
    static Not askAboutPlayer(Ask what, PlayerId player, int count) {
        return ask(Question{.ask = what, .player = player, .count = count});
    }
    /// Undo names no board: which round it is about is said with it.
    static Not tooLateOn(Act const& act, Why why, BoardNumber board) {
        return no(Refusal{.why = why, .round = touchedBy(act).round, .board = board});
    }
    static Not aboutBoard(Ask what, RoundNumber round, BoardNumber board) {
        return ask(Question{.ask = what, .round = round, .board = board});
    }

    pairing::SystemRules const& rules() const { return systemRulesOf(m_state); }

    /// A player, or in an event of teams a team.
    Competitor const* anyone(PlayerId id) const {
        if (Team const* const team = m_state.team(id)) return team;
        return m_state.player(id);
    }
    bool isOfATeam(PlayerId player) const { return m_state.isOfTeams() && !m_state.team(player); }

    static bool isFit(Contact const& contact) { return isContactText(contact.email) && isContactText(contact.phone); }

    /// What is personal goes beside the act, in one file for all of them.
    static void keepContacts(Acts& acts, Contacts contacts) {
        std::erase_if(contacts, [](auto const& one) { return one.second.isEmpty(); });
        if (contacts.empty()) return;
        ContactsKept act;
        for (auto const& [player, contact] : contacts) act.players.push_back(player);
        act.contents = std::make_shared<std::string const>(contactFile(contacts));
        act.sha256 = sha256Of(*act.contents);
        acts.push_back(std::move(act));
    }

    /// Two FIDE IDs are two people, whatever their names.
    static bool haveIdsOfTwo(PlayerDetails const& one, PlayerDetails const& other) {
        return !one.fideId.empty() && !other.fideId.empty() && one.fideId != other.fideId;
    }

    /// The same player twice: in the event and on the list, or twice on the list.
    std::optional<Not> twiceAmong(std::vector<PlayersEntered::Entry> const& list) const {
        std::set<std::string_view> ids;
        std::map<std::pair<std::string_view, std::string_view>, std::vector<PlayerDetails const*>> people;
        for (auto const& [id, player] : m_state.players)
            people[{player.details.name, player.details.birth}].push_back(&player.details);
        int again = 0;
        for (auto const& [player, details] : list) {
            for (auto const& [id, other] : m_state.players)
                if (!details.fideId.empty() && other.details.fideId == details.fideId)
                    return aboutPlayer(Why::SamePlayerTwice, id);
            if (!details.fideId.empty() && !ids.insert(details.fideId).second) return no(Why::SameIdInList);
            auto& namesakes = people[{details.name, details.birth}];
            auto const isHe = [&](PlayerDetails const* other) { return !haveIdsOfTwo(*other, details); };
            again += std::ranges::any_of(namesakes, isHe) ? 1 : 0;
            namesakes.push_back(&details);
        }
        if (again == 0 || m_confirmation.yesTo(Ask::SameNameAndBirth)) return std::nullopt;
        return ask(Ask::SameNameAndBirth, again);
    }

    Decision enterLate(PlayerId player, PlayerDetails details, Bye missed) const {
        if (static_cast<int>(m_state.rounds.size()) >= plannedRounds(m_state))
            return pairingRefused(pairing::PairingRefusal::AllRoundsPaired);
        if (missed != Bye::ZeroPoint && missed != Bye::HalfPoint) return no(Why::NoSuchBye);
        PairingNumber const number = numberForLateEntry(m_state, details);
        RoundNumber from = m_state.nextRound();
        while (pairing::isLaterGame(rules(), from)) from = RoundNumber{from.value() + 1};
        if (from.value() > plannedRounds(m_state)) return pairingRefused(pairing::PairingRefusal::AllRoundsPaired);
        return Acts{PlayerEnteredLate{player, std::move(details), from, missed, number}};
    }

    /// A bye is for a whole match, never for one of its games (C.04.5, preface).
    [[nodiscard]] std::vector<RoundNumber> gamesOfMatch(RoundNumber round) const {
        int const each = rules().gamesInRound;
        int const first = (round.value() - 1) / each * each + 1;
        std::vector<RoundNumber> games;
        for (int game = 0; game < each; ++game) games.emplace_back(first + game);
        return games;
    }

    std::optional<Not> unfitForBye(PlayerId player, RoundNumber round) const {
        if (!anyone(player)) return no(Why::NoSuchPlayer);
        if (!rules().grantsByes && !isOfATeam(player)) return no(Why::NotInThisSystem);
        if (round.value() > plannedRounds(m_state)) return no(Why::NoSuchRound);
        if (gamesOfMatch(round).front() >= m_state.nextRound()) return std::nullopt;
        Refusal refusal{.why = Why::RoundIsPaired};
        refusal.round = round;
        return no(std::move(refusal));
    }

    std::optional<Not> unfitForProhibition(PlayerId first, PlayerId second) const {
        if (!m_state.competitor(first) || !m_state.competitor(second)) return no(Why::NoSuchPlayer);
        if (!rules().heedsProhibitions) return no(Why::NotInThisSystem);
        if (m_state.numbersGiven()) return no(Why::ProhibitedTooLate);
        if (first == second) return aboutPlayer(Why::NoSuchProhibition, first);
        return std::nullopt;
    }

    /// Games that nobody plays and that have no result are adjourned ones (the checklist, 159).
    Acts adjournedByPairing() const {
        Acts acts;
        for (Round const& round : m_state.rounds)
            for (Board const& board : round.boards)
                if (board.isUndecided() && !isRunning(board) && !board.sealing && !board.recovery &&
                    !board.game.pendingClaim())
                    acts.push_back(GameAdjourned{.round = round.number, .board = board.number, .byPairing = true});
        return acts;
    }

    /// Byes of the next round, of those who would take part otherwise.
    std::vector<Rest> restsOfNextRound() const {
        std::vector<Rest> rests;
        if (!rules().grantsByes) return rests;
        bool const goesOn = pairing::isLaterGame(rules(), m_state.nextRound()); // of a match, also of who has left
        for (Competitor const* const player : m_state.competitorsInOrder())
            if (auto const bye = byeIn(*player, m_state.nextRound()); bye && (goesOn || !player->withdrawnFrom))
                rests.push_back({player->id, *bye});
        return rests;
    }

    static Expected<RoundPaired, Objection>
    rulesOnly(Expected<pairing::RoundPairing, pairing::PairingProblem>& byRules) {
        if (!byRules) return pairingRefused(byRules.error());
        return RoundPaired{std::move(*byRules), {}};
    }

    /// The arbiter's own pairing: everybody is in it once, and he has seen how it differs from the system's.
    Expected<RoundPaired, Objection> handMade(pairing::PairingSystem const& system,
                                              pairing::Tournament const& tournament,
                                              pairing::RoundPairing const& byHand,
                                              Expected<pairing::RoundPairing, pairing::PairingProblem>& byRules) const {
        if (!rules().allowsManualPairing) return no(Why::NotInThisSystem);
        if (static_cast<int>(m_state.rounds.size()) >= tournament.roundsPlanned)
            return pairingRefused(pairing::PairingRefusal::AllRoundsPaired);
        if (byHand.round != m_state.nextRound()) return no(Why::NoSuchRound);
        // The later games of a match are of those who have played the first: forbids() asks for no others.
        bool const isLater = pairing::isLaterGame(rules(), byHand.round);
        auto const who =
            isLater ? std::nullopt : notSeatedOnce(tournament, byHand, firstBoardOf(m_state, byHand.round));
        if (who) return aboutPlayer(Why::NotEverybodyPaired, *who);
        if (auto problem = system.forbids(tournament, byHand)) return pairingRefused(std::move(*problem));
        bool const sameGames = byRules && boardsThatDiffer(byHand, *byRules) == 0;
        if (sameGames && byHand == *byRules) return rulesOnly(byRules);
        if (sameGames) return RoundPaired{byHand, {}, {}, std::move(*byRules)}; // on other boards only
        if (!m_confirmation.yesTo(Ask::PairedManually)) {
            Question question{.ask = Ask::PairedManually, .round = byHand.round};
            question.breaches = system.breaches(tournament, byHand);
            if (byRules) question.byRules = onlyIn(*byRules, byHand);
            question.count = byRules ? boardsThatDiffer(byHand, *byRules) : static_cast<int>(byHand.pairs.size());
            return ask(std::move(question));
        }
        auto rules = byRules ? std::move(*byRules) : pairing::RoundPairing{byHand.round, {}, {}};
        return RoundPaired{byHand, {}, {}, std::move(rules)};
    }

    /// More than one game gives to two, and to each what a game can give.
    static bool isAboveWin(ByColour<Points> const& score) {
        auto const isOfAGame = [](Points points) {
            return points == noPoint || points == halfPoint || points == onePoint;
        };
        return isOfAGame(score.white) && isOfAGame(score.black) && score.white + score.black > onePoint;
    }

    /// Whether the games of the match that was played there decide nothing.
    bool isLevel(Board const& board) const {
        auto const match = matchBetween(m_state, board.white, board.black);
        return match && (match->how == pairing::TreeMatch::Decided::Level ||
                         match->how == pairing::TreeMatch::Decided::ByArbiter);
    }

    std::optional<Not> enteredAlready(PlayerDetails const& details, std::optional<PlayerId> self) const {
        for (auto const& [id, player] : m_state.players) {
            if (id == self) continue;
            bool const sameId = !details.fideId.empty() && player.details.fideId == details.fideId;
            bool const sameName = player.details.name == details.name && player.details.birth == details.birth &&
                                  !haveIdsOfTwo(player.details, details);
            if (sameId) return aboutPlayer(Why::SamePlayerTwice, id);
            if (sameName && !m_confirmation.yesTo(Ask::SameNameAndBirth))
                return askAboutPlayer(Ask::SameNameAndBirth, id, 0);
        }
        return std::nullopt;
    }

    std::optional<Not> askAboutWithdrawal(PlayerId player, RoundNumber from) const {
        if (rules().withdrawal == pairing::Withdrawal::NotPaired || isOfATeam(player)) return std::nullopt;
        EventState after = m_state;
        Competitor& gone = m_state.isOfTeams() ? static_cast<Competitor&>(after.teams.at(player))
                                               : static_cast<Competitor&>(after.players.at(player));
        gone.withdrawnFrom = from;
        Ask const what = annulled(after, player) ? Ask::WithdrawalAnnuls : Ask::WithdrawalForfeits;
        if (m_confirmation.yesTo(what)) return std::nullopt;
        int const games =
            what == Ask::WithdrawalAnnuls ? gamesCompleted(m_state, player) : gamesToCome(m_state, player);
        return askAboutPlayer(what, player, games);
    }

    /// A result may be put right freely in the last round, on the arbiter's word in the one before, and not in
    /// earlier ones, whose consequences have been published and played on.
    std::optional<Not> correctionOf(Round const& round, Board const& board, std::optional<Result> result) const {
        auto const behind = static_cast<int>(m_state.rounds.size()) - round.number.value();
        bool const recent = behind == 1 || (behind > 1 && isFresh(round.number, board));
        if (behind == 0 || (recent && m_confirmation.yesTo(Ask::EarlierRound))) return std::nullopt;
        if (recent) return ask(askAboutCorrection(m_state, round.number, board.number, result));
        return no(Refusal{.why = Why::RoundTooOld, .round = round.number});
    }

    /// Of a game that went on beside later rounds: its result was entered after the pairing of the round before the
    /// last.
    [[nodiscard]] bool isFresh(RoundNumber round, Board const& board) const {
        if (!board.pairedWhileOpen) return false;
        auto const& acts = m_history.acts();
        int pairings = 0;
        for (auto act = acts.end(); act != acts.begin();) {
            --act;
            if (m_history.retracted(act->seq)) continue;
            if (std::holds_alternative<RoundPaired>(act->act) && ++pairings == 2) return false;
            auto const* const entered = std::get_if<ResultEntered>(&act->act);
            if (entered && entered->round == round && entered->board == board.number) return true;
        }
        return false;
    }

    /// How the game ended with this result by its record, or by being forfeited.
    ResultKind shownOnRecord(EnterResult const& command, Board const& board) const {
        if (manner(command.result) == Manner::Forfeit) return ResultKind::Forfeit;
        auto const end = endOnBoard(board.game, m_state.details.edition->drawnGame);
        if (!end || end->result != command.result) return ResultKind::NotSaid;
        switch (end->how) {
        case record::BoardEnd::Checkmate: return ResultKind::Checkmate;
        case record::BoardEnd::Stalemate: return ResultKind::Stalemate;
        case record::BoardEnd::DeadPosition: return ResultKind::DeadPosition;
        case record::BoardEnd::Fivefold:
        case record::BoardEnd::SeventyFiveMoves: return ResultKind::AutomaticDraw;
        }
        return ResultKind::NotSaid;
    }

    /// What the players say, and no ruling.
    static bool reports(EnterResult const& command) {
        return command.basis == ResultBasis::Report && command.article.empty();
    }

    /// A game that was played ends 1–0, ½–½ or 0–1: any score below is a penalty (12.9; 2009: 13.4).
    static bool isByRulingOnly(Result result) {
        auto const score = points(result);
        return manner(result) != Manner::Forfeit && score.white + score.black < halfPoint + halfPoint;
    }

    /// A forfeit of a game that was begun. A ruling has looked at who was absent.
    bool forfeitsAGame(EnterResult const& command, Board const& board) const {
        if (manner(command.result) != Manner::Forfeit) return false;
        if (bothMoved(board)) return true;
        if (!reports(command) || losersAreAbsent(board, command.result)) return false;
        return board.looksBegun() || wasRuledOn(command.round, command.board);
    }

    /// Not rated is a game in which not both have moved (Rating Regulations 5.1): D typed where a draw is meant.
    static bool isUnratedInPlay(EnterResult const& command, Board const& board) {
        return reports(command) && manner(command.result) == Manner::Unrated && (bothMoved(board) || isRunning(board));
    }

    bool wasRuledOn(RoundNumber round, BoardNumber board) const {
        return std::ranges::any_of(m_history.actsOn(round, board), [this](Seq const seq) {
            return !m_history.retracted(seq) &&
                   std::holds_alternative<RulingMade>(m_history.acts()[static_cast<std::size_t>(seq.value() - 1)].act);
        });
    }

    /// A ruling has looked at the flags already, and a forfeit is about other things. A note looks at nothing.
    std::optional<Colour> flagAgainst(EnterResult const& command, Board const& board) const {
        if (!reports(command) || manner(command.result) == Manner::Forfeit) return std::nullopt;
        return flagPassedOver(board, command.result, m_at);
    }

    /// Who is reported to win although the record, as long as the game, shows that no series of legal moves mates:
    /// where a resignation, too, hangs on that, only a penalty can have given the win.
    std::optional<Colour> winnerWithoutMate(EnterResult const& command, Board const& board) const {
        bool const hangs = !m_state.details.edition->resignationHangsOnMate.empty();
        bool const played = board.game.saysPosition();
        if (!reports(command) || !hangs || manner(command.result) == Manner::Forfeit) return std::nullopt;
        if (!played || halfMovesUnrecorded(board) > 0) return std::nullopt;
        for (Colour const side : bothColours) {
            if (points(command.result)[side] != onePoint) continue;
            auto const chances = mating::matingChances(board.game.record.end(), side, mating::hastyBudget);
            if (std::holds_alternative<mating::Unwinnable>(chances)) return side;
        }
        return std::nullopt;
    }

    /// A clock that was recovered after a crash, or put on a board, and has been used since cannot be asked about
    /// again, or taken away.
    std::optional<BoardNumber> wentOnSince(RecordedAct const& act) const {
        auto const* const placed = std::get_if<ClocksPlaced>(&act.act);
        auto const* const repaired = std::get_if<RoundRepaired>(&act.act);
        bool const taken = placed && placed->clocks == HallClocks::Program;
        if (!taken && !repaired && !std::holds_alternative<ClocksRecovered>(act.act)) return std::nullopt;
        Touched mine = touchedBy(act.act);
        if (repaired) {
            mine.round = repaired->round;
            for (RoundRepaired::Seats const& seats : repaired->seats) mine.boards.push_back(seats.board);
        }
        auto const& acts = m_history.acts();
        for (auto later = acts.begin() + act.seq.value(); later != acts.end(); ++later) {
            Touched const touched = touchedBy(later->act);
            if (touched.what != Touched::What::Boards || touched.round != mine.round) continue;
            auto const used = std::ranges::find_first_of(touched.boards, mine.boards);
            if (used != touched.boards.end()) return *used;
        }
        return std::nullopt;
    }

    /// A line-up that was changed after the round was paired stays once a game of the round has begun: boards could
    /// change their numbers with it.
    std::optional<Not> seatedBy(RecordedAct const& act) const {
        auto const* const given = std::get_if<LineUpGiven>(&act.act);
        Round const* const round = given ? m_state.round(given->round) : nullptr;
        auto const& acts = m_history.acts();
        bool const isAfter =
            round && std::any_of(acts.begin(), acts.begin() + act.seq.value(), [&](auto const& one) {
                auto const* const paired = std::get_if<RoundPaired>(&one.act);
                return paired && paired->pairing.round == round->number && !m_history.retracted(one.seq);
            });
        if (!isAfter) return std::nullopt;
        for (Board const& board : round->boards)
            if (board.hasBegun())
                return no(Refusal{.why = Why::UndoneTooLate, .round = round->number, .board = board.number});
        return std::nullopt;
    }

    /// What has led to an envelope that is open stays under it.
    std::optional<BoardNumber> openedSince(Act const& act) const {
        if (auto const* const came = std::get_if<ResumptionAttended>(&act); came && !came->absent) {
            Adjournment const* const one = m_state.round(came->round)->board(came->board)->adjournment();
            return one && sawItOpened(*one, came->side) ? std::optional{came->board} : std::nullopt;
        }
        auto const* const adjourned = std::get_if<GameAdjourned>(&act);
        auto const* const sealed = std::get_if<MoveSealed>(&act);
        bool const reply = sealed && sealed->reply;
        if (!adjourned && !reply) return std::nullopt;
        BoardNumber const number = adjourned ? adjourned->board : sealed->board;
        Board const* const board = m_state.round(adjourned ? adjourned->round : sealed->round)->board(number);
        if (!board->adjournment()) return std::nullopt;
        auto const& envelope = reply ? board->adjournment()->reply : board->adjournment()->envelope;
        return envelope && envelope->opened ? std::optional{number} : std::nullopt;
    }

    /// Whatever the record says, which may have more moves than were ever pressed.
    [[nodiscard]] bool hasPressedSince(Seq since, RoundNumber round, BoardNumber board, Colour by) const {
        auto const& acts = m_history.acts();
        return std::any_of(acts.begin() + since.value(), acts.end(), [&](RecordedAct const& later) {
            auto const* const operated = std::get_if<ClocksOperated>(&later.act);
            auto const* const press = operated ? std::get_if<clock::Press>(&operated->operation) : nullptr;
            return press && press->by == by && operated->round == round &&
                   std::ranges::count(operated->boards, board) > 0;
        });
    }

    /// A resumption, and a reply that was sealed at it, come with a press, which goes back with them as long as nobody
    /// has pressed after it.
    Decision resumptionPressTakenBack(RecordedAct const& act) const {
        auto const* const resumed = std::get_if<GameResumed>(&act.act);
        auto const* const sealed = std::get_if<MoveSealed>(&act.act);
        if (!resumed && !(sealed && sealed->reply)) return Acts{};
        RoundNumber const number = resumed ? resumed->round : sealed->round;
        Board const* const board = m_state.round(number)->board(resumed ? resumed->board : sealed->board);
        Adjournment const* const adjournment = board->adjournment();
        bool const ours = adjournment && adjournment->envelope && board->clock &&
                          board->clock->phase != clock::Phase::Ready && !board->result;
        if (!ours) return Acts{};
        if (resumed && goesByGong(*board->clock)) return stoppedForResult(number, *board, m_at);
        Colour const mover = resumed ? adjournment->envelope->by : opponent(adjournment->envelope->by);
        if (hasPressedSince(act.seq, number, board->number, opponent(mover)))
            return tooLateOn(act.act, Why::UndoneTooLate, board->number);
        if (!hasPressedSince(act.seq, number, board->number, mover))
            return resumed ? stoppedForResult(number, *board, m_at) : Acts{};
        std::vector<clock::Operation> operations{clock::UndoPress{}};
        if (resumed) operations.emplace_back(clock::Pause{});
        return ClockDecider{m_history, m_confirmation, m_at}.correct({.round = number,
                                                                      .boards = {board->number},
                                                                      .operations = std::move(operations),
                                                                      .ground = Ground::Irregularity});
    }

    /// What was undone of an adjournment is not done again where its clock has run since.
    std::optional<BoardNumber> playedOnSince(RecordedAct const& act) const {
        bool const ofAdjournment =
            std::holds_alternative<GameAdjourned>(act.act) || std::holds_alternative<GameResumed>(act.act) ||
            std::holds_alternative<MoveSealed>(act.act) || std::holds_alternative<SealingCalled>(act.act);
        if (!ofAdjournment) return std::nullopt;
        Touched const mine = touchedBy(act.act);
        auto const& acts = m_history.acts();
        for (auto later = acts.begin() + act.seq.value(); later != acts.end(); ++later) {
            auto const* const operated = std::get_if<ClocksOperated>(&later->act);
            bool const stops = operated && std::holds_alternative<clock::Pause>(operated->operation);
            if (!operated || stops || operated->round != mine.round) continue;
            auto const used = std::ranges::find_first_of(mine.boards, operated->boards);
            if (used != mine.boards.end()) return *used;
        }
        return std::nullopt;
    }

    /// What must come before an act that brings a result back: its clock, should it run again, is stopped.
    Acts stoppedFor(Act const& act) const {
        return std::visit(
            [this]<typename A>(A const& one) -> Acts {
                if constexpr (std::same_as<A, ResultEntered> || std::same_as<A, ResultCleared> ||
                              std::same_as<A, GameAdjourned>) {
                    Round const* const round = m_state.round(one.round);
                    Board const* const board = round ? round->board(one.board) : nullptr;
                    return board ? stoppedForResult(one.round, *board, m_at) : Acts{};
                } else {
                    return {};
                }
            },
            act);
    }

    // --- import ------------------------------------------------------------------------------------------

    static PlayerDetails detailsOf(pairing::trf::ImportedPlayer const& player) {
        PlayerDetails details{player.name,   player.federation, Title::None, Sex::NotSaid,
                              player.rating, player.fideId,     player.birth};
        for (int i = 0; i < static_cast<int>(Title::None); ++i)
            if (titleText(static_cast<Title>(i)) == player.title) details.title = static_cast<Title>(i);
        if (player.sex == "m") details.sex = Sex::Man;
        if (player.sex == "w") details.sex = Sex::Woman;
        details.officialRating = player.fideRating;
        details.nationalRating = player.nationalRating;
        details.nationalId = player.nationalId;
        details.laterRatings = player.laterRatings;
        return details;
    }

    static PlayersImported playersOf(pairing::trf::ImportedTournament const& file) {
        PlayersImported act;
        for (auto const& player : file.players)
            act.players.push_back({PlayerId{player.number.value()}, detailsOf(player)});
        return act;
    }

    static Bye byeOf(pairing::trf::ByeKind kind) {
        switch (kind) {
        case pairing::trf::ByeKind::Allocated: return Bye::Allocated;
        case pairing::trf::ByeKind::HalfPoint: return Bye::HalfPoint;
        case pairing::trf::ByeKind::FullPoint: return Bye::FullPoint;
        case pairing::trf::ByeKind::ZeroPoint: break;
        }
        return Bye::ZeroPoint;
    }

    static RoundImported roundOf(pairing::trf::ImportedRound const& round, BoardNumber first) {
        RoundImported act{round.round, {}, {}};
        int board = first.value();
        for (auto const& game : round.games)
            act.games.push_back({BoardNumber{board++}, PlayerId{game.white.value()}, PlayerId{game.black.value()},
                                 game.adjourned ? std::nullopt : game.result});
        for (auto const& bye : round.byes) act.rests.push_back({PlayerId{bye.player.value()}, byeOf(bye.kind)});
        return act;
    }

    /// Where the two of the file sit in the event.
    static std::optional<BoardNumber> boardOf(Acts const& acts, RoundNumber round,
                                              pairing::trf::ImportedGame const& game) {
        for (Act const& act : acts)
            if (auto const* const imported = std::get_if<RoundImported>(&act); imported && imported->round == round)
                for (auto const& one : imported->games)
                    if (one.white.value() == game.white.value() && one.black.value() == game.black.value())
                        return one.board;
        return std::nullopt;
    }

    /// Record 299.
    static void addScoreRulings(Acts& acts, pairing::trf::ImportedRound const& round) {
        for (auto const& game : round.games)
            if (auto const board = game.ruled && !game.adjourned ? boardOf(acts, round.round, game) : std::nullopt)
                acts.push_back(ScoreRuled{round.round, *board, *game.ruled});
    }

    /// An adjourned game was open when the next round was paired; its result comes after all of them.
    static void addAdjournedResults(Acts& acts, pairing::trf::ImportedTournament const& file) {
        for (auto const& round : file.played)
            for (auto const& game : round.games) {
                if (!game.adjourned || !game.result) continue;
                auto const board = boardOf(acts, round.round, game);
                if (!board) continue;
                acts.push_back(ResultEntered{round.round, *board, *game.result});
                if (game.ruled) acts.push_back(ScoreRuled{round.round, *board, *game.ruled});
            }
    }

    static pairing::SystemRules const& rulesOpenedBy(Acts const& opening) {
        return pairing::systemRules(std::get<EventOpened>(opening.front()).details->system);
    }

    /// A prohibition is for one round or for all of them; one for some is several.
    static void addProhibitions(Acts& acts, pairing::trf::ImportedTournament const& file) {
        if (!rulesOpenedBy(acts).heedsProhibitions) return;
        int const planned = std::get<EventOpened>(acts.front()).details->rounds;
        for (pairing::trf::ImportedProhibition const& one : file.prohibited) {
            PlayerId const first = competitorOfFile(file, one.first);
            PlayerId const second = competitorOfFile(file, one.second);
            int const last = std::min(one.lastRound.value(), planned);
            if (one.firstRound.value() == 1 && last == planned)
                acts.push_back(PairProhibited{first, second, std::nullopt});
            else
                for (int round = one.firstRound.value(); round <= last; ++round)
                    acts.push_back(PairProhibited{first, second, RoundNumber{round}});
        }
    }

    /// Who has left a table; elsewhere he has byes in the rounds to come.
    static void addWithdrawals(Acts& acts, pairing::trf::ImportedTournament const& file) {
        if (rulesOpenedBy(acts).withdrawal != pairing::Withdrawal::ForfeitsOrAnnuls) return;
        for (pairing::trf::ImportedWithdrawal const& one : file.withdrawn)
            acts.push_back(PlayerWithdrawn{competitorOfFile(file, one.player), one.from});
    }

    static void addLots(Acts& acts, pairing::trf::ImportedTournament const& file) {
        auto const& rules = file.tournament.tieBreakRules;
        if (!rules.lotsSeed) return;
        TieBreakLotsDrawn act{static_cast<std::int64_t>(*rules.lotsSeed), {}};
        for (PlayerId const number : rules.lotsDrawn)
            act.order.push_back(competitorOfFile(file, PairingNumber{number.value()}));
        acts.push_back(std::move(act));
    }

    static void addAnnouncedByes(Acts& acts, pairing::trf::ImportedTournament const& file) {
        if (!rulesOpenedBy(acts).grantsByes) return;
        int const planned = std::get<EventOpened>(acts.front()).details->rounds;
        for (pairing::trf::AnnouncedBye const& bye : file.announced)
            if (bye.round.value() <= planned)
                acts.push_back(ByeGranted{competitorOfFile(file, bye.player), bye.round, byeOf(bye.kind)});
    }

    /// What the imported rounds have against them. Where the arbiter may publish another pairing he may have had his
    /// reasons, and must know; not where it is none the system allows.
    std::optional<Not> compareWithSystem(Acts const& acts, std::optional<std::vector<RoundNumber>> const& found) const {
        auto const* const system = systemOpenedBy(acts);
        if (!system) return std::nullopt;
        bool const isAllowed = system->rules().allowsManualPairing && !hasForbiddenRound(*system, acts);
        if (isAllowed && m_confirmation.yesTo(Ask::ImportBreaksRules)) return std::nullopt;
        std::vector<RoundNumber> const differing = found ? *found : roundsThatDiffer(*system, acts);
        if (differing.empty()) return std::nullopt;
        auto const count = static_cast<int>(differing.size());
        if (!isAllowed)
            return no(Refusal{.why = Why::ImportedRoundsDiffer, .round = differing.front(), .count = count});
        return ask(Question{.ask = Ask::ImportBreaksRules, .round = differing.front(), .count = count});
    }

    /// None where the event is only kept here.
    static pairing::PairingSystem const* systemOpenedBy(Acts const& acts) {
        auto const* const system = pairing::systemByCode(std::get<EventOpened>(acts.front()).details->system);
        return system && system->rules().pairsHere ? system : nullptr;
    }

    /// The imported rounds that the chosen pairing system would not have made.
    static std::vector<RoundNumber> roundsThatDiffer(pairing::PairingSystem const& system, Acts const& acts) {
        EventState state;
        std::vector<RoundNumber> differing;
        for (Act const& act : acts) {
            if (auto const* const imported = std::get_if<RoundImported>(&act)) {
                auto const over = withAdjournedOver(state, acts, imported->round);
                if (!isBySystem(system, state, *imported) && !(over && isBySystem(system, *over, *imported)))
                    differing.push_back(imported->round);
            }
            if (fold(state, RecordedAct{{}, {}, {}, {}, act})) return {RoundNumber{0}};
        }
        return differing;
    }

    static bool repeatsAMeeting(pairing::PairingSystem const& system, pairing::Tournament const& before,
                                pairing::RoundPairing const& pairing) {
        if (system.rules().kind != pairing::SystemKind::RoundRobin) return false;
        return std::ranges::any_of(system.breaches(before, pairing), [](pairing::Breach const& breach) {
            return breach.what == pairing::Breach::What::MetBefore;
        });
    }

    /// Whether a meeting is repeated, or the last round leaves no room for the rest of the event.
    static bool hasForbiddenRound(pairing::PairingSystem const& system, Acts const& acts) {
        EventState state;
        auto const isOfRound = [](Act const& act) { return std::holds_alternative<RoundImported>(act); };
        auto const rounds = std::ranges::count_if(acts, isOfRound);
        std::ptrdiff_t seen = 0;
        for (Act const& act : acts) {
            if (auto const* const imported = std::get_if<RoundImported>(&act)) {
                pairing::RoundPairing pairing{imported->round, pairsOf(*imported), {}};
                for (Rest const& rest : imported->rests) pairing.byes.push_back(rest.player);
                pairing::Tournament const before = tournamentBefore(state, *imported);
                bool const isLast = ++seen == rounds;
                if (isLast ? system.forbids(before, pairing).has_value() : repeatsAMeeting(system, before, pairing))
                    return true;
            }
            if (fold(state, RecordedAct{{}, {}, {}, {}, act})) return false; // which is found out elsewhere
        }
        return false;
    }

    static bool isBySystem(pairing::PairingSystem const& system, EventState const& before,
                           RoundImported const& imported) {
        auto const expected = system.pairNext(tournamentBefore(before, imported));
        return expected && sameGames(*expected, imported);
    }

    /// When an adjourned game was resumed a file does not say: one of a round before the last may have been over.
    /// Nothing where there is none.
    static std::optional<EventState> withAdjournedOver(EventState const& state, Acts const& acts, RoundNumber next) {
        std::optional<EventState> after;
        for (Act const& act : acts) {
            auto const* const entered = std::get_if<ResultEntered>(&act);
            if (!entered || entered->round.value() + 1 >= next.value()) continue;
            if (!after) after = state;
            if (fold(*after, RecordedAct{{}, {}, {}, {}, act})) return std::nullopt;
        }
        return after;
    }

    /// Where players may rest, who was not paired did not take part.
    static pairing::Tournament tournamentBefore(EventState const& state, RoundImported const& round) {
        pairing::Tournament tournament = tournamentOf(state);
        if (!systemRulesOf(state).grantsByes) return tournament;
        std::set<PlayerId> there;
        for (pairing::Pair const& pair : pairsOf(round)) there.insert({pair.white, pair.black});
        for (Rest const& rest : round.rests)
            if (rest.bye == Bye::Allocated) there.insert(rest.player);
        for (pairing::Participant& each : tournament.participants) each.rests = !there.contains(each.id);
        return tournament;
    }

    static bool sameGames(pairing::RoundPairing const& expected, RoundImported const& imported) {
        pairing::RoundPairing const played{imported.round, pairsOf(imported), {}};
        auto const stands = [&](pairing::Pair const& pair) { return hasBoard(played, pair.white, pair.black); };
        return expected.pairs.size() == played.pairs.size() && std::ranges::all_of(expected.pairs, stands);
    }

    /// Who met whom: teams, or players.
    static std::vector<pairing::Pair> pairsOf(RoundImported const& round) {
        std::vector<pairing::Pair> pairs;
        for (PairedMatch const& match : round.matches) pairs.push_back({{}, match.home, match.away});
        if (pairs.empty())
            for (auto const& game : round.games) pairs.push_back({game.board, game.white, game.black});
        return pairs;
    }

    History const& m_history;
    EventState const& m_state;
    Confirmation m_confirmation;
    clock::Instant m_at;
};

} // namespace

std::optional<Colour> flagPassedOver(Board const& board, Result result, clock::Instant at) {
    if (!board.clock) return std::nullopt;
    auto const first = clock::read(*board.clock, at).firstFlag;
    bool const lost = first && points(result)[*first] == noPoint;
    return lost ? std::nullopt : first;
}

std::vector<RoundNumber> roundsThatDiffer(ImportEvent const& command) { return Decider::roundsThatDiffer(command); }

namespace {

using Step = std::function<Decision(History const&)>;

RecordedAct const& actAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value()) - 1];
}

/// The acts of the command that this one came of which can be taken back and have not been, oldest first.
std::vector<Seq> undoableWith(History const& history, Seq act) {
    std::vector<Seq> acts;
    if (act < Seq{1} || act > history.last()) return acts;
    CommandId const& command = actAt(history, act).origin.command;
    auto const isOfIt = [&](Seq seq) {
        return seq == act || (!command.isNone() && actAt(history, seq).origin.command == command);
    };
    Seq first = act;
    while (first > Seq{1} && isOfIt(Seq{first.value() - 1})) first = Seq{first.value() - 1};
    for (Seq seq = first; seq <= history.last() && isOfIt(seq); seq = Seq{seq.value() + 1})
        if (canBeUndone(actAt(history, seq).act) && !history.retracted(seq)) acts.push_back(seq);
    return acts;
}

/// Takes acts into the history without a journal; nobody sees it.
bool tryOn(History& trial, Acts const& acts, clock::Instant at) {
    return std::ranges::none_of(acts, [&](Act const& act) {
        return trial.append({Seq{trial.last().value() + 1}, {}, {}, at, act}).has_value();
    });
}

/// The steps in which one command is decided.
class Stepping {
public:
    Stepping(History const& history, Confirmation confirmation, clock::Instant at)
        : m_history(history), m_confirmation(confirmation), m_at(at) {}

    void add(Command const& command) {
        std::visit([this](auto const& one) { take(one); }, command);
    }
    [[nodiscard]] std::vector<Step> const& steps() const { return m_steps; }

private:
    template <typename One>
    void take(One const& command) {
        m_steps.push_back([this, &command](History const& now) { return decider(now)(command); });
    }
    void take(Together const& all) {
        for (Command const& command : all.commands) add(command);
    }
    void take(ForfeitMatch const& command) {
        auto results = TeamDecider{m_history}.forfeits(command);
        if (!results) return object(std::move(results.error()));
        if (!m_confirmation.yesTo(Ask::MatchForfeited)) return object(askOfForfeit(command, *results));
        for (EnterResult const& one : *results) // the one question has told all that each of them would ask
            m_steps.push_back([this, one](History const& now) { return Decider{now, Confirmation::Yes, m_at}(one); });
        if (results->empty()) m_steps.push_back([](History const&) { return Decision{Acts{}}; });
    }
    [[nodiscard]] Question askOfForfeit(ForfeitMatch const& command, std::vector<EnterResult> const& results) const {
        Question question{.ask = Ask::MatchForfeited,
                          .round = command.round,
                          .player = command.loser,
                          .match = command.match,
                          .count = static_cast<int>(results.size())};
        Round const& round = *m_history.state().round(command.round);
        for (EnterResult const& one : results)
            if (auto const result = round.board(one.board)->result; result && result != one.result)
                question.lost.push_back(one.board);
        return question;
    }
    void take(EnterPlayer const& entry) {
        take<EnterPlayer>(entry);
        grantByes(entry, 0);
    }
    void take(EnterPlayers const& list) {
        if (m_history.state().numbersGiven()) {
            for (EnterPlayer const& entry : list.entries) take(entry);
        } else {
            take<EnterPlayers>(list);
            int behind = static_cast<int>(list.entries.size());
            for (EnterPlayer const& entry : list.entries) grantByes(entry, --behind);
        }
        joinTeams(list);
    }
    /// Teams in the order in which they are named first.
    void joinTeams(EnterPlayers const& list) {
        std::vector<std::string> names;
        std::map<std::string, std::vector<int>> members; // how many were entered behind each
        for (std::size_t i = 0; i < std::min(list.teams.size(), list.entries.size()); ++i) {
            std::string name = trimmed(list.teams[i]);
            if (name.empty()) continue;
            auto const [team, isNew] = members.try_emplace(name);
            if (isNew) names.push_back(std::move(name));
            team->second.push_back(static_cast<int>(list.entries.size() - i) - 1);
        }
        for (std::string const& name : names)
            m_steps.push_back(
                [this, name, behind = members.at(name)](History const& now) { return joinTeam(now, name, behind); });
    }
    [[nodiscard]] Decision joinTeam(History const& now, std::string const& name, std::vector<int> const& behind) const {
        EventState const& state = now.state();
        auto const team =
            std::ranges::find_if(state.teams, [&](auto const& each) { return each.second.details.name == name; });
        bool const isNew = team == state.teams.end();
        TeamDraft draft = isNew ? TeamDraft{} : draftOf(team->second.details);
        draft.name = name;
        int const last = state.players.rbegin()->first.value();
        for (int const after : behind) draft.roster.push_back(PlayerId{last - after});
        if (isNew) return decider(now)(EnterTeam{std::move(draft)});
        return decider(now)(ReviseTeam{team->first, std::move(draft)});
    }
    /// To the player entered last, or so many before.
    void grantByes(EnterPlayer const& entry, int behind) {
        for (auto const& [round, bye] : entry.byes)
            m_steps.push_back([this, behind, round = round, bye = bye](History const& now) {
                int const last = now.state().players.rbegin()->first.value();
                return decider(now)(GrantBye{PlayerId{last - behind}, round, bye});
            });
    }
    void take(RevisePlayer const& command) {
        take<RevisePlayer>(command);
        Player const* const player = m_history.state().player(command.player);
        if (!player || !command.byes) return;
        // A bye for two games is given and taken back with the first of them; of a match that is played nothing
        // changes.
        auto const isAsked = [&](RoundNumber round) {
            return !pairing::isLaterGame(systemRulesOf(m_history.state()), round);
        };
        for (auto const& [round, bye] : player->byes)
            if (isAsked(round) && round >= m_history.state().nextRound() && !command.byes->contains(round))
                m_steps.push_back(
                    [this, one = RevokeBye{command.player, round}](History const& now) { return decider(now)(one); });
        for (auto const& [round, bye] : *command.byes)
            if (isAsked(round) || !command.byes->contains(RoundNumber{round.value() - 1}))
                if (byeIn(*player, round) != bye)
                    m_steps.push_back([this, one = GrantBye{command.player, round, bye}](History const& now) {
                        return decider(now)(one);
                    });
    }
    void take(Undo const&) {
        auto const acts = m_history.actsToUndo();
        if (acts.empty()) m_steps.push_back([](History const&) { return Decision{no(Why::NothingToUndo)}; });
        takeBack(acts);
        if (auto const* const withdrawn = withdrawalAmong(acts)) doAgain(withdrawn->undone);
    }
    void take(Redo const&) {
        auto const acts = m_history.actsToRedo();
        if (acts.empty()) m_steps.push_back([](History const&) { return Decision{no(Why::NothingToRedo)}; });
        doAgain(acts);
        if (auto const* const withdrawn = withdrawalAmong(acts)) takeBack(withdrawn->undone);
    }
    void take(DropAct const& command) {
        auto acts = undoableWith(m_history, command.act);
        if (acts.empty()) m_steps.push_back([](History const&) { return Decision{no(Why::NothingToUndo)}; });
        auto const* const withdrawn = withdrawalAmong(acts);
        if (withdrawn) acts.resize(1); // what it has taken back comes back with it
        takeBack(acts);
        if (withdrawn) doAgain(withdrawn->undone);
    }
    /// What cannot be taken back stays, and is told before.
    void take(WithdrawRuling const& command) {
        if (auto objection = standsAgainstWithdrawal(m_history, command)) return object(std::move(*objection));
        bool const inWords = std::holds_alternative<RulingMade>(actAt(m_history, command.ruling).act);
        auto const acts = actsOfRuling(m_history, command.ruling, command.round, command.board);
        Question question{.ask = Ask::RulingGoes, .round = command.round, .board = command.board};
        RulingWithdrawn act{command.round, command.board, command.ruling, {}, trimmed(command.note)};
        History trial = m_history;
        bool cannotGo = false;
        for (auto seq = acts.rbegin(); seq != acts.rend(); ++seq) {
            if (!canBeUndone(actAt(m_history, *seq).act) || m_history.retracted(*seq)) continue;
            bool const stays = isTimeGivenBack(m_history, command, actAt(m_history, *seq));
            bool const goes =
                !stays && goesWithItsRuling(m_history, command, actAt(m_history, *seq)) && triedBack(trial, *seq);
            if (goes) act.undone.insert(act.undone.begin(), *seq);
            if (*seq == command.ruling && inWords) continue;
            cannotGo |= !goes && !stays;
            auto& told = goes ? question.undone : question.kept;
            told.insert(told.begin(), *seq);
        }
        if (cannotGo && !laterRulings(m_history, command).empty())
            return object(Refusal{.why = Why::LaterRulingStands, .board = command.board});
        if (!m_confirmation.yesTo(question.ask)) return object(std::move(question));
        auto const undone = act.undone;
        m_steps.push_back([act = std::move(act)](History const&) { return Decision{Acts{act}}; });
        takeBack(undone);
    }
    void object(Objection objection) {
        m_steps.push_back([objection = std::move(objection)](History const&) { return Decision{refused(objection)}; });
    }
    /// The last of them first.
    void takeBack(std::vector<Seq> const& acts) {
        for (auto seq = acts.rbegin(); seq != acts.rend(); ++seq)
            m_steps.push_back(
                [this, seq = *seq](History const& now) { return decider(now).takeBack(actAt(now, seq)); });
    }
    void doAgain(std::vector<Seq> const& acts) {
        for (Seq const seq : acts)
            m_steps.push_back([this, seq](History const& now) { return decider(now).doAgain(actAt(now, seq)); });
    }
    [[nodiscard]] bool triedBack(History& trial, Seq seq) const {
        auto const acts = decider(trial).takeBack(actAt(trial, seq));
        return acts && tryOn(trial, *acts, m_at);
    }
    [[nodiscard]] RulingWithdrawn const* withdrawalAmong(std::vector<Seq> const& acts) const {
        return acts.empty() ? nullptr : std::get_if<RulingWithdrawn>(&actAt(m_history, acts.front()).act);
    }
    [[nodiscard]] Decider decider(History const& now) const { return {now, m_confirmation, m_at}; }

    History const& m_history;
    Confirmation m_confirmation;
    clock::Instant m_at;
    std::vector<Step> m_steps;
};

} // namespace

std::optional<Objection> decideInSteps(History const& history, Command const& command, Confirmation confirmation,
                                       clock::Instant at, TakeActs const& take) {
    Stepping stepping{history, confirmation, at};
    stepping.add(command);
    for (Step const& step : stepping.steps()) {
        auto acts = step(history);
        if (!acts) return std::move(acts.error());
        if (!take(std::move(*acts))) return Refusal{.why = Why::CannotFollow};
    }
    return std::nullopt;
}

Expected<std::vector<Act>, Objection> decide(History const& history, Command const& command, Confirmation confirmation,
                                             clock::Instant at) {
    Stepping stepping{history, confirmation, at};
    stepping.add(command);
    if (stepping.steps().size() == 1) return stepping.steps().front()(history);
    History trial = history;
    Acts all;
    auto const take = [&](Acts acts) {
        all.insert(all.end(), acts.begin(), acts.end());
        return tryOn(trial, acts, at);
    };
    if (auto objection = decideInSteps(trial, command, confirmation, at, take)) return refused(std::move(*objection));
    return all;
}

std::vector<Seq> undoableBefore(History const& history, clock::Instant at,
                                std::function<bool(RecordedAct const&)> const& wanted) {
    constexpr std::size_t few = 12;
    std::set<std::pair<RoundNumber, BoardNumber>> barred; // what stays there may rest on what was done before
    auto const canGo = [&](std::vector<Seq> const& acts) {
        if (wanted && !wanted(actAt(history, acts.back()))) return false;
        auto const dropped = decide(history, DropAct{acts.back()}, Confirmation::NotAsked, at);
        History trial = history;
        return dropped && !dropped->empty() && tryOn(trial, *dropped, at);
    };
    for (std::vector<Seq> const& acts : history.commandsToUndo(few)) {
        if (acts.empty()) continue;
        bool ofEverything = false;
        std::set<std::pair<RoundNumber, BoardNumber>> boards;
        for (Seq const seq : acts) {
            Touched const touched = touchedBy(actAt(history, seq).act);
            ofEverything |= touched.what == Touched::What::Everything;
            for (BoardNumber const board : touched.boards) boards.emplace(touched.round, board);
        }
        auto const isBarred = [&](auto const& board) { return barred.contains(board); };
        if (std::ranges::none_of(boards, isBarred) && canGo(acts)) return acts;
        if (ofEverything) return {}; // a round was paired, a player revised: all before it may be under it
        barred.insert(boards.begin(), boards.end());
    }
    return {};
}

std::optional<CommandId> commandTakenBackBy(History const& history, Command const& command) {
    if (std::holds_alternative<Undo>(command)) return history.commandToUndo();
    if (std::holds_alternative<Redo>(command)) return history.undoingToUndo();
    auto const* const drop = std::get_if<DropAct>(&command);
    auto const* const withdraw = std::get_if<WithdrawRuling>(&command);
    Seq const act = drop ? drop->act : withdraw ? withdraw->ruling : Seq{0};
    if (act >= Seq{1} && act <= history.last()) return actAt(history, act).origin.command;
    return std::nullopt;
}

} // namespace flagfall::session
