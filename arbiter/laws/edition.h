// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/date.h"

#include <chrono>
#include <optional>
#include <span>
#include <string_view>

namespace flagfall {

/// A value together with the article that gives it. Where two articles make it together they stand in the order in
/// which they are read: `A.4.2, 7.5.5`.
template <typename T>
struct Cited {
    T value;
    std::string_view article;
    friend bool operator==(Cited const&, Cited const&) = default;
};

/// The three kinds of play the Laws know (Laws App. A and B).
enum class PlayType { Standard, Rapid, Blitz };

/// How closely rapid and blitz games are watched: enough arbiters and a record of the game (2023: A.4, B.2), or not
/// (A.5, B.3). Standard play is always the first.
enum class Supervision { Full, Limited };

/// How long a game is for the purpose of App. A.1 and B.1: all main time plus 60 times the extra per move.
using GameLength = std::chrono::milliseconds;

/// One edition of the Laws of Chess. What differs between editions is a value here, never an `if` elsewhere.
struct Edition {
    std::string_view code;        ///< `E2023`; stands in files
    int year;                     ///< the year people call it by
    Date inForce;                 ///< first day
    std::optional<Date> until;    ///< last day; none for the edition in force
    Cited<GameLength> blitzBound; ///< a game up to this length is blitz …
    bool blitzBoundIncluded;      ///< … and whether one of exactly this length is
    Cited<GameLength> rapidBound; ///< below this it is rapid, from here on standard
};

/// All editions the program knows, oldest first.
[[nodiscard]] std::span<Edition const> editions();

/// The edition in force for new events.
[[nodiscard]] Edition const& currentEdition();

[[nodiscard]] Edition const* editionByCode(std::string_view code);

/// What a window or a page makes "Laws 2023, 6.9" of. The year alone names the edition; without an article there is
/// nothing to cite.
struct Citation {
    int year;
    std::string_view article;
    [[nodiscard]] bool empty() const { return article.empty(); }
    friend bool operator==(Citation const&, Citation const&) = default;
};

[[nodiscard]] inline Citation citation(Edition const& edition, std::string_view article) {
    return {edition.year, article};
}

template <typename T>
[[nodiscard]] Citation citation(Edition const& edition, Cited<T> const& cited) {
    return citation(edition, cited.article);
}

/// The kind of play, with the article that says so. Both players' lengths must qualify where they
/// differ: pass the longer one.
[[nodiscard]] Cited<PlayType> playType(Edition const& edition, GameLength length);

} // namespace flagfall
