// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/rulings.h"

#include "app/session/event/ruling_acts.h"
#include "app/session/reports/offences.h"
#include "arbiter/laws/grounds.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>

namespace flagfall::session {
namespace {

using Acts = std::ranges::subrange<ActLog::Iterator>;
using Place = std::pair<RoundNumber, BoardNumber>;

/// The players have agreed: the article of the result says how they may, and nobody has ruled.
bool isAgreement(Acts const& command) {
    auto const accepts = [](RecordedAct const& one) {
        auto const* const answered = std::get_if<OfferAnswered>(&one.act);
        return answered && answered->answer == OfferAnswer::Accepted;
    };
    return std::ranges::any_of(command, accepts);
}

class Reader {
public:
    explicit Reader(History const& history) : m_history(history), m_details(history.state().details) {}

    std::vector<RecordedRuling> read() {
        noteTakingBack();
        ActLog const& all = m_history.acts();
        for (std::size_t at = 0; at < all.size();) {
            std::size_t const length = lengthOfCommand(all, at);
            auto const from = all.begin() + static_cast<std::ptrdiff_t>(at);
            if (length > 1 || !isOfTheClock(all[at].act))
                readCommand({from, from + static_cast<std::ptrdiff_t>(length)});
            at += length;
        }
        return std::move(m_rulings);
    }

private:
    /// A press is; nearly every act of an event.
    static bool isOfTheClock(Act const& act) {
        Category const category = kindIn(act).category;
        return category == Category::Clock || category == Category::Program;
    }
    static std::size_t lengthOfCommand(ActLog const& all, std::size_t from) {
        CommandId const& command = all[from].origin.command;
        std::size_t end = from + 1;
        while (!command.isNone() && end < all.size() && all[end].origin.command == command) ++end;
        return end - from;
    }

    void noteTakingBack() {
        for (RecordedAct const& act : m_history.acts()) {
            if (auto const target = changedBackBy(act.act)) m_later[*target].push_back(act.seq);
            auto const* const withdrawn = std::get_if<RulingWithdrawn>(&act.act);
            if (withdrawn) m_withdrawals[{withdrawn->ruling, withdrawn->board}].push_back(act.seq);
        }
    }

    void readCommand(Acts const& command) {
        std::map<Place, RecordedAct const*> best;
        bool ruled = false;
        for (RecordedAct const& act : command) {
            note(act.act);
            ruled |= std::holds_alternative<RulingMade>(act.act);
        }
        for (RecordedAct const& act : command) {
            int const here = weightAsRuling(act.act);
            if (here == 0 || (ruled && !std::holds_alternative<RulingMade>(act.act))) continue;
            if (std::holds_alternative<ResultEntered>(act.act) && isAgreement(command)) continue;
            if (ruled) {
                add(act, placesOf(act.act).front(), command);
                continue;
            }
            for (Place const& place : placesOf(act.act)) {
                RecordedAct const*& known = best[place];
                if (!known || weightAsRuling(known->act) < here) known = &act;
            }
        }
        for (auto const& [place, act] : best) add(*act, place, command);
        for (RecordedAct const& act : command)
            if (auto const* const result = std::get_if<ResultEntered>(&act.act))
                m_results[{result->round, result->board}] = result->result;
    }

    static std::vector<Place> placesOf(Act const& act) {
        Touched const touched = touchedBy(act);
        std::vector<Place> places;
        for (BoardNumber const board : touched.boards) places.emplace_back(touched.round, board);
        return places;
    }

    void add(RecordedAct const& act, Place const& place, Acts const& command) {
        RecordedRuling ruling{.seq = act.seq,
                              .wall = act.wall,
                              .at = act.at,
                              .origin = act.origin,
                              .round = place.first,
                              .board = place.second,
                              .players = playersAt(place),
                              .against = againstIn(act.act, place),
                              .article = articleOf(act.act, place)};
        std::set<Seq> later;
        auto const addLaterThan = [&](Seq seq) {
            auto const& acts = m_later[seq];
            later.insert(acts.begin(), acts.end());
        };
        for (RecordedAct const& one : command) {
            if (!isAboutBoard(one.act, place.first, place.second)) continue;
            ruling.acts.push_back(one.seq);
            addLaterThan(one.seq);
        }
        for (Seq const withdrawal : m_withdrawals[{act.seq, place.second}]) {
            later.insert(withdrawal);
            addLaterThan(withdrawal);
            if (!m_history.retracted(withdrawal)) ruling.withdrawn = withdrawal;
        }
        ruling.takenBack = ruling.withdrawn || m_history.retracted(act.seq);
        ruling.later.assign(later.begin(), later.end());
        m_rulings.push_back(std::move(ruling));
    }

    /// Who sits where, by the last pairing before.
    void note(Act const& act) {
        if (auto const* const paired = std::get_if<RoundPaired>(&act)) {
            for (pairing::Pair const& pair : paired->pairing.pairs)
                m_players[{paired->pairing.round, pair.board}] = {pair.white, pair.black};
        } else if (auto const* const repaired = std::get_if<RoundRepaired>(&act)) {
            for (RoundRepaired::Seats const& seats : repaired->seats)
                m_players[{repaired->round, seats.board}] = {seats.white, seats.black};
        } else if (auto const* const corrected = std::get_if<ColoursCorrected>(&act)) {
            ByColour<PlayerId>& players = m_players[{corrected->round, corrected->board}];
            std::swap(players.white, players.black);
        } else if (auto const* const imported = std::get_if<RoundImported>(&act)) {
            for (RoundImported::Game const& game : imported->games)
                m_players[{imported->round, game.board}] = {game.white, game.black};
        }
    }
    [[nodiscard]] ByColour<PlayerId> playersAt(Place const& place) const {
        auto const found = m_players.find(place);
        return found == m_players.end() ? ByColour<PlayerId>{} : found->second;
    }

    [[nodiscard]] std::optional<Colour> againstIn(Act const& act, Place const& place) const {
        if (auto const* const corrected = std::get_if<ClocksCorrected>(&act)) return corrected->offender;
        if (auto const* const score = std::get_if<ScoreRuled>(&act)) return opponentRaised(*score, place);
        auto const* const made = std::get_if<RulingMade>(&act);
        auto const ruling = made ? fromRecord(*made->ruling) : std::nullopt;
        if (!ruling) return std::nullopt;
        auto const offences = offencesIn(*ruling);
        return offences.size() == 1 ? std::optional{offences.front().by} : std::nullopt;
    }
    /// Whose opponent got more than the game had given.
    [[nodiscard]] std::optional<Colour> opponentRaised(ScoreRuled const& ruled, Place const& place) const {
        auto const result = m_results.find(place);
        if (result == m_results.end()) return std::nullopt;
        ByColour<Points> const given = points(result->second);
        for (Colour const colour : bothColours)
            if (ruled.score[opponent(colour)] > given[opponent(colour)]) return colour;
        return std::nullopt;
    }

    [[nodiscard]] std::string articleOf(Act const& act, Place const& place) const {
        if (auto const* const made = std::get_if<RulingMade>(&act)) return made->ruling->article;
        if (auto const* const claim = std::get_if<ClaimRuled>(&act)) return claim->article;
        if (auto const* const score = std::get_if<ScoreRuled>(&act)) return score->article;
        if (auto const* const result = std::get_if<ResultEntered>(&act)) return result->article;
        auto const* const corrected = std::get_if<ClocksCorrected>(&act);
        if (!corrected || !m_details.edition) return {};
        Round const* const round = m_history.state().round(place.first);
        PlayType const play = round ? playTypeOf(m_details, *round) : playTypeOf(m_details);
        return std::string{groundArticle(*m_details.edition, play, corrected->ground)};
    }

    History const& m_history;
    EventDetails const& m_details;
    std::map<Seq, std::vector<Seq>> m_later;
    std::map<std::pair<Seq, BoardNumber>, std::vector<Seq>> m_withdrawals;
    std::map<Place, ByColour<PlayerId>> m_players;
    std::map<Place, Result> m_results;
    std::vector<RecordedRuling> m_rulings;
};

} // namespace

std::vector<RecordedRuling> rulingsOnRecord(History const& history) { return Reader(history).read(); }

RecordedRuling const* rulingAt(std::vector<RecordedRuling> const& rulings, Seq seq) {
    auto const found = std::ranges::find(rulings, seq, &RecordedRuling::seq);
    return found == rulings.end() ? nullptr : &*found;
}

RecordedAct const& actAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

RulingOnRecord const* wordsOf(History const& history, RecordedRuling const& ruling) {
    auto const* const made = std::get_if<RulingMade>(&actAt(history, ruling.seq).act);
    return made ? &*made->ruling : nullptr;
}

RecordedAct const* withdrawalOf(History const& history, RecordedRuling const& ruling) {
    return ruling.withdrawn ? &actAt(history, *ruling.withdrawn) : nullptr;
}

std::vector<Attachment> attachmentsOf(History const& history, RecordedRuling const& ruling) {
    return attachmentsOf(history, ruling.seq, ruling.round, ruling.board);
}

std::string scenarioName(RecordedRuling const& ruling) {
    return "R" + std::to_string(ruling.round.value()) + "." + std::to_string(ruling.board.value()) + " entry " +
           std::to_string(ruling.seq.value());
}

} // namespace flagfall::session
