// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/wall_time.h"
#include "app/session/sealing/sealed_text.h"
#include "arbiter/terms/colour.h"
#include "arbiter/terms/ids.h"
#include "clock/time.h"

#include <optional>
#include <string>
#include <vector>

/// Adjourned games: the sealed move, its envelope, the resumption (Guidelines I; 2014: App. E; 2009: Adjourned games).
namespace flagfall::session {

/// Who has had an envelope since when.
struct Custody {
    std::string holder;
    bool checked = false; ///< what stands on it (Adj.3)
    std::string note;
    WallTime since{};
    friend bool operator==(Custody const&, Custody const&) = default;
};

struct OpenedEnvelope {
    std::string text; ///< as the player wrote it, by the last reading; empty: nothing was in it
    std::string salt; ///< of a typed move
    std::string witness;
    WallTime at{};
    friend bool operator==(OpenedEnvelope const&, OpenedEnvelope const&) = default;
};

struct Envelope {
    Colour by = Colour::White;
    std::optional<SealedText> typed{}; ///< none: on paper
    std::vector<Custody> custody{};    ///< the last one has it now
    bool missing = false;
    std::optional<OpenedEnvelope> opened{};
    friend bool operator==(Envelope const&, Envelope const&) = default;
};

/// The player to move has been told to seal, and his clock still runs.
struct Sealing {
    std::optional<Colour> by{}; ///< none: neither our clock nor the record shows who is to move
    bool byPlayer = false;      ///< he asked to adjourn himself
    std::optional<SealedText> typed{};
    std::string mustSeal{};                      ///< what the player has made on the board, by a ruling
    std::optional<clock::Instant> sessionEnds{}; ///< where the player asked, and it was said how much was left
    friend bool operator==(Sealing const&, Sealing const&) = default;
};

/// One adjournment of a game, and how it went on.
struct Adjournment {
    std::optional<Envelope> envelope{};          ///< none: nothing was sealed
    std::optional<Envelope> reply{};             ///< the second one, of who was there alone (Adj.9c)
    std::string mustSeal{};                      ///< what the sealer had made on the board
    std::optional<ByColour<clock::Span>> left{}; ///< by clocks that were not ours
    clock::Span charged{};                       ///< of the sealer's time, on such a clock: it has been taken
    bool byPairing = false;                      ///< it had no result when the next round was paired
    std::size_t halfMoves = 0;                   ///< made before the sealed move
    bool unseen = false; ///< neither the record nor a press had shown one: counted by the record that is written since
    WallTime stopped{};
    std::string resumesAt{}; ///< `2026-11-24 10:00`; empty: not fixed yet
    std::string place{};
    ByColour<std::optional<WallTime>> present{}; ///< who has come to the resumption, and when
    std::optional<WallTime> resumed{};
    friend bool operator==(Adjournment const&, Adjournment const&) = default;

    /// The envelope that is not open yet and must be, the first before the reply.
    [[nodiscard]] Envelope const* closed() const {
        if (envelope && !envelope->opened) return &*envelope;
        return reply && !reply->opened ? &*reply : nullptr;
    }
    /// An envelope lies there unopened beside a game that goes on; the game is not adjourned again above it.
    [[nodiscard]] bool waitsToBeOpened() const { return resumed && closed() && !closed()->missing; }
};

/// What a typed move is sealed beside: the box opens for no other board, player or adjournment. `times` is how often
/// the game was adjourned before.
[[nodiscard]] std::string sealedBeside(RoundNumber round, BoardNumber board, Colour by, bool reply, std::size_t times);

} // namespace flagfall::session
