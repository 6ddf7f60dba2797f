// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <array>
#include <cstdlib>
#include <string>

namespace flagfall::demo {

/// An event of any size as it is after its rounds, made directly: names of every length and alphabet of ours, titles,
/// federations, forfeits and byes. Who meets whom is out of the air; in a round robin it is the table.
class BigEvent {
public:
    BigEvent(int players, int rounds, bool everybodyMeets = false) : m_meets(everybodyMeets) {
        m_state.details = details(rounds);
        m_state.prizes = {
            {1, 1, "1 500 € a putovný pohár mesta Dolné Údolie nad Riekou"}, {2, 3, "700 €"}, {4, 10, "100 €"}};
        for (int number = 1; number <= players; ++number) enter(number);
        for (int round = 1; round <= rounds; ++round) play(RoundNumber{round}, round == rounds);
    }

    [[nodiscard]] session::EventState const& state() const { return m_state; }
    [[nodiscard]] session::EventState& state() { return m_state; }

private:
    [[nodiscard]] session::EventDetails details(int rounds) const {
        session::EventDraft draft;
        draft.name = "Medzinárodný otvorený turnaj v Dolnom Údolí – memoriál Ľ. Čižmára";
        draft.place = "Dolné Údolie nad Riekou";
        draft.federation = "SVK";
        draft.begins = "2026-11-21";
        draft.ends = "2026-11-29";
        draft.chiefArbiter = "IA Ďurčanský-Nováková, Žofia";
        draft.edition = "E2023";
        draft.control = "40/90:30 +30";
        draft.system = m_meets ? "BERGER_ROUNDROBIN" : "FIDE_DUTCH_2026";
        draft.rounds = m_meets ? 0 : std::max(rounds, 1);
        draft.tieBreaks = {"BH/C1", "BH", "SB", "WIN", "ARO"};
        if (m_meets) draft.tieBreaks = {"DE", "WIN", "SB", "KS"};
        draft.language = "sk";
        draft.schedule = "1 2026-11-21 16:00 21:00\n";
        auto checked = session::check(draft);
        if (!checked) std::abort(); // what stands above is sound
        return std::move(*checked);
    }

    void enter(int number) {
        static constexpr std::array last{
            "Čižmár", "Ng", "van der Weide-Oosterbeek", "Kováčiková", "Ó Súilleabháin", "Fernández", "Řezníčková",
            "Szabó",  "Q",  "Wijesuriya Gunawardena"};
        static constexpr std::array first{"Ľubomír", "Li", "Maria-Magdalena", "Jozef", "Anxo", "Štěpán", "Xoán"};
        static constexpr std::array federations{"SVK", "CZE", "ESP", "GER", "POL", "", "IRL"};
        static constexpr std::array titles{session::Title::Gm, session::Title::Im, session::Title::Wgm,
                                           session::Title::Fm, session::Title::Wcm};
        auto const at = static_cast<std::size_t>(number);
        session::Player player;
        player.id = PlayerId{number};
        player.number = PairingNumber{number};
        player.details.name =
            std::string(last[at % last.size()]) + " " + std::to_string(number) + ", " + first[at * 3 % first.size()];
        player.details.federation = federations[at * 5 % federations.size()];
        if (number <= 12) player.details.title = titles[at % titles.size()];
        player.details.sex = number % 4 == 0 ? session::Sex::Woman : session::Sex::Man;
        player.details.rating = number % 11 == 0 ? 0 : std::max(1001, 2750 - 2 * number);
        player.details.fideId = std::to_string(14'900'000 + number);
        m_state.players.emplace(player.id, player);
    }

    void play(RoundNumber number, bool last) {
        static constexpr std::array results{Result::WhiteWins, Result::Draw, Result::BlackWins,
                                            Result::WhiteWins, Result::Draw, Result::WhiteWinsByForfeit,
                                            Result::BlackWins};
        auto const players = static_cast<int>(m_state.players.size());
        session::Round round;
        round.number = number;
        int board = 0;
        auto const seat = [&](int white, int black) {
            ++board;
            round.boards.emplace_back(BoardNumber{board}, PlayerId{white}, PlayerId{black});
            if (!last || board % 5 != 0)
                round.boards.back().result =
                    results[static_cast<std::size_t>(board * 3 + number.value()) % results.size()];
        };
        if (m_meets) {
            // Everybody but the last goes round a circle.
            int const circle = players - 1;
            for (int pair = 0; pair < players / 2; ++pair) {
                int const a = (number.value() + pair) % circle + 1;
                int const b = pair == 0 ? players : (number.value() + circle - pair) % circle + 1;
                (pair + number.value()) % 2 ? seat(a, b) : seat(b, a);
            }
        } else {
            int const free = players > 4 ? (number.value() * 7) % players + 1 : 0; // has a bye, and the next one, too
            std::vector<int> playing;
            for (int player = 1; player <= players; ++player)
                if (player != free && player != free % players + 1) playing.push_back(player);
            for (std::size_t at = 0; at + 1 < playing.size(); at += 2)
                (at / 2 + static_cast<std::size_t>(number.value())) % 2 ? seat(playing[at], playing[at + 1])
                                                                        : seat(playing[at + 1], playing[at]);
            if (free)
                round.rests = {{PlayerId{free}, session::Bye::HalfPoint},
                               {PlayerId{free % players + 1}, session::Bye::ZeroPoint}};
            if (playing.size() % 2) round.rests.push_back({PlayerId{playing.back()}, session::Bye::Allocated});
        }
        m_state.rounds.push_back(std::move(round));
    }

    session::EventState m_state;
    bool m_meets;
};

} // namespace flagfall::demo
