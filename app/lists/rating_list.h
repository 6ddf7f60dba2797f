// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_info.h"
#include "app/lists/list_problem.h"
#include "app/lists/listed_player.h"
#include "arbiter/terms/expected.h"

#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

namespace flagfall::lists {

/// What somebody types to find a player.
struct ListQuestion {
    std::string_view words;      ///< beginnings of words of the name in any order, or of an ID
    std::string_view federation; ///< whose players come first; empty: nobody's
    std::size_t most = 20;       ///< hits
};

/// An imported list. It stays readable while a newer one takes its place. For one thread at a time.
class RatingList {
public:
    [[nodiscard]] static Expected<RatingList, ListProblem> open(std::filesystem::path const& file);
    ~RatingList();
    RatingList(RatingList&&) noexcept;
    RatingList& operator=(RatingList&&) noexcept;

    [[nodiscard]] ListInfo const& info() const;

    /// The players whose names have a word for each word asked, as it is written or as it sounds, with or without
    /// accents, in Latin letters or in others. First those of the federation; of them, first whole words before
    /// beginnings, spelling before sound, active before inactive players, and the higher rating.
    [[nodiscard]] std::vector<ListedPlayer> search(ListQuestion const& question) const;

    [[nodiscard]] std::optional<ListedPlayer> withFideId(std::string_view id) const;
    [[nodiscard]] std::optional<ListedPlayer> withNationalId(std::string_view id) const;

private:
    struct Work;
    explicit RatingList(std::unique_ptr<Work> work);
    std::unique_ptr<Work> m_work;
};

} // namespace flagfall::lists
