// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_event.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <future>

namespace flagfall::demo {
namespace {

using namespace std::chrono_literals;
using clock::Span;

/// The same figures in every run.
class Dice {
public:
    int upTo(int limit) {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<int>((m_state >> 33U) % static_cast<std::uint64_t>(limit));
    }

private:
    std::uint64_t m_state = 20261121;
};

class Script {
public:
    Script(session::Desk& desk, DemoTicks& ticks) : m_desk(desk), m_ticks(ticks) {}

    void runSwiss() {
        createSwiss();
        enterPlayers();
        for (int round = 1; round <= 3; ++round) finishedRound(round);
        submit(session::GrantBye{PlayerId{sleepyStar}, RoundNumber{4}, session::Bye::HalfPoint});
    }

    void run() {
        createEvent();
        enterPlayers();
        finishedRound(1);
        finishedRound(2);
        thirdRound();
        recordedGame();
    }

private:
    void submit(session::Command command) {
        std::promise<void> done;
        m_desk.submit(std::move(command), session::Confirmation::Yes, m_desk.now(),
                      [&](auto const&) { done.set_value(); });
        done.get_future().wait();
    }

    /// Time passes; what the clocks do meanwhile is reported before anything else happens.
    void pass(Span span) {
        m_ticks.pass(span);
        submit(session::PressLever{third, BoardNumber{0}, Colour::White});
        submit(session::PressLever{third, BoardNumber{0}, Colour::White});
    }

    static constexpr RoundNumber third{3}; ///< the one that is played
    static constexpr int sleepyStar = 16; ///< has asked for a bye in round 4 of the Swiss

    static session::EventDraft eventDraft() {
        session::EventDraft draft;
        draft.name = "Northern Sky Memorial";
        draft.place = "Observatory Hall";
        draft.federation = "SVK";
        draft.begins = "2026-11-21";
        draft.ends = "2026-11-29";
        draft.chiefArbiter = "Polaris, Ursa Minor";
        draft.edition = "E2023";
        draft.control = "15+10";
        draft.system = "BERGER_ROUNDROBIN";
        return draft;
    }

    void createEvent() { submit(session::OpenEvent{eventDraft()}); }

    void createSwiss() {
        session::EventDraft draft = eventDraft();
        draft.name = "Northern Sky Open";
        draft.system = "FIDE_DUTCH_2026";
        draft.rounds = 7;
        draft.initialColour = "white";
        submit(session::OpenEvent{draft});
    }

    void enterPlayers() {
        for (Star const& star : stars()) {
            pass(7s);
            session::PlayerDraft draft;
            draft.name = star.name;
            draft.federation = star.federation;
            draft.title = star.title;
            draft.rating = std::to_string(star.rating);
            submit(session::EnterPlayer{draft});
        }
    }

    int boards() const { return static_cast<int>(stars().size()) / 2; }

    void enter(int round, int board, Result result) {
        submit(session::EnterResult{RoundNumber{round}, BoardNumber{board}, result});
    }

    void finishedRound(int round) {
        constexpr std::array outcomes{Result::WhiteWins, Result::Draw,      Result::WhiteWins, Result::BlackWins,
                                      Result::Draw,      Result::BlackWins, Result::WhiteWins};
        pass(60s);
        submit(session::PairRound{});
        for (int board = 1; board <= boards(); ++board) {
            pass(11s);
            bool const forfeit = round == 1 && board == 6;
            auto const at = static_cast<std::size_t>(m_dice.upTo(static_cast<int>(outcomes.size())));
            enter(round, board, forfeit ? Result::WhiteWinsByForfeit : outcomes[at]);
        }
    }

    /// Board 10 waits for its players; on board 4 White forgets the clock and on board 5 Black thinks too long.
    static constexpr int lateBoard = 10;
    static constexpr int flagBoard = 4;
    static constexpr int hurriedBoard = 5;
    static constexpr int pausedBoard = 7;

    void thirdRound() {
        pass(90s);
        submit(session::PairRound{});
        pass(30s);
        std::vector<BoardNumber> started;
        for (int board = 1; board <= boards(); ++board)
            if (board != lateBoard) started.emplace_back(board);
        submit(session::StartClocks{third, started});
        for (int second = 1; second <= 939; ++second) {
            pass(1s + std::chrono::milliseconds{m_dice.upTo(40)});
            for (int board = 1; board <= boards(); ++board) movesAt(board, second);
            decisionsAt(second);
        }
    }

    /// Board 3 is on record: the sample game of the Laws (Appendix C), with a slip and a gap on the players' sheets.
    void recordedGame() {
        RoundNumber const round = third;
        BoardNumber const board{3};
        session::WriteRecord record{round, board, 0, 0, {}};
        for (auto const* const move :
             {"e2e4", "e7e5", "g1f3", "g8f6", "d2d4", "e5d4", "e4e5", "f6e4", "d1d4", "d7d5", "e5d6",
              "e4d6", "c1g5", "b8c6", "d4e3", "f8e7", "b1d2", "e8h8", "e1a1", "f8e8", "c1b1"})
            record.entries.push_back({.move = move});
        record.entries.back().drawOffered = true;
        submit(record);
        session::WriteSheet white{round, board, Colour::White, notation::Language::Slovak, 0, 0, {}};
        for (auto const* const move :
             {"e4",   "e5",  "Jf3", "Jf6",  "d4",  "exd4", "e5",  "Je4",   "Dxd4", "d5",     "exd6 e.p.",
              "Jxd6", "Sg5", "Jc6", "De3+", "Se7", "Jbd2", "0-0", "0-0-0", "Ve8",  "Kb1 (=)"})
            white.lines.push_back({move});
        submit(white);
        session::WriteSheet black{round, board, Colour::Black, notation::Language::English, 0, 0, {}};
        for (auto const* const move : {"e4",   "e5",   "Nf3", "Nf6", "d4",   "exd4", "e5", "Ne4", "Qxd4",  "d5",
                                       "exd6", "Nxd6", "Bf4", "Nc6", "Qe3+", "Be7",  "",   "0-0", "0-0-0", "Re8"})
            black.lines.push_back({move});
        submit(black);
        submit(session::OfferDraw{round, board, Colour::White});
    }

    void movesAt(int board, int second) {
        if (board == lateBoard || board == flagBoard || m_decided[static_cast<std::size_t>(board)]) return;
        if (board == hurriedBoard && second > 20) return;
        if (m_dice.upTo(24 + board * 3) != 0 && second > board * 2) return;
        Colour& onMove = m_onMove[static_cast<std::size_t>(board)];
        if (board == hurriedBoard && second > 10 && onMove == Colour::Black) return;
        submit(session::PressLever{third, BoardNumber{board}, onMove});
        onMove = opponent(onMove);
    }

    void decide(int board, Result result) {
        m_decided[static_cast<std::size_t>(board)] = true;
        enter(3, board, result);
    }

    void decisionsAt(int second) {
        if (second == 610) decide(11, Result::BlackWins);
        if (second == 733) decide(2, Result::WhiteWins);
        if (second == 845) decide(9, Result::Draw);
        if (second == 540) {
            m_decided[pausedBoard] = true;
            submit(session::PauseClocks{third, {BoardNumber{pausedBoard}}});
        }
    }

    session::Desk& m_desk;
    DemoTicks& m_ticks;
    Dice m_dice;
    std::array<Colour, 32> m_onMove{};
    std::array<bool, 32> m_decided{};
};

struct NoListener final : session::Desk::Listener {
    void committed(std::vector<session::RecordedAct> const&, bool) override {}
    void gaveWay(Seq) override {}
    void saving(std::optional<session::JournalProblem>) override {}
};

} // namespace

std::vector<Star> const& stars() {
    static std::vector<Star> const all{
        {"Sirius, Canis Major", "SVK", "GM", 2588},  {"Canopus, Carina", "ESP", "GM", 2561},
        {"Arcturus, Bootes", "CZE", "GM", 2540},     {"Vega, Lyra", "POL", "IM", 2497},
        {"Capella, Auriga", "HUN", "IM", 2476},      {"Rigel, Orion", "AUT", "IM", 2450},
        {"Procyon, Canis Minor", "SVK", "IM", 2433}, {"Achernar, Eridanus", "ESP", "FM", 2398},
        {"Betelgeuse, Orion", "CZE", "FM", 2371},    {"Altair, Aquila", "SVK", "FM", 2364},
        {"Aldebaran, Taurus", "POL", "WGM", 2350},   {"Spica, Virgo", "ESP", "FM", 2333},
        {"Antares, Scorpius", "HUN", "FM", 2309},    {"Pollux, Gemini", "CZE", "", 2287},
        {"Fomalhaut, Piscis", "AUT", "WIM", 2265},   {"Deneb, Cygnus", "SVK", "CM", 2241},
        {"Regulus, Leo", "CZE", "", 2218},           {"Adhara, Canis Major", "POL", "", 2190},
        {"Castor, Gemini", "CZE", "", 2174},         {"Shaula, Scorpius", "ESP", "WFM", 2133},
        {"Bellatrix, Orion", "HUN", "", 2101},       {"Alnilam, Orion", "AUT", "", 2088},
        {"Mizar, Ursa Major", "SVK", "", 2045}};
    return all;
}

void play(session::Desk& desk, DemoTicks& ticks) { Script(desk, ticks).run(); }

void playSwiss(session::Desk& desk, DemoTicks& ticks) { Script(desk, ticks).runSwiss(); }

std::unique_ptr<storage::MemoryJournal> crashed(DemoTicks& ticks) {
    NoListener listener;
    auto journal = std::make_unique<storage::MemoryJournal>();
    storage::MemoryJournal const& rows = *journal;
    auto const desk = session::Desk::open(std::move(journal), ticks, listener, {"Desk", "V. Polaris"}, "Flagfall");
    if (!desk) return std::make_unique<storage::MemoryJournal>();
    play(**desk, ticks);
    // What stands in the journal before the desk closes in order is what a crash leaves behind.
    auto left = std::make_unique<storage::MemoryJournal>(rows.rows());
    ticks.pass(2s);
    left->beat({(*desk)->now(), ticks.wall(), ticks.boot(), ticks.now()});
    ticks.pass(192s);
    return left;
}

} // namespace flagfall::demo
