// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_info.h"
#include "app/lists/list_order.h"
#include "app/lists/list_problem.h"
#include "app/lists/rating_list.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::lists {

/// True for the words that lists may be called: up to 40 small letters, digits and hyphens.
[[nodiscard]] bool isSource(std::string_view word);

/// Where the lists of this user are, for the window and the command line alike: `$XDG_DATA_HOME/flagfall/rating-lists`.
[[nodiscard]] std::filesystem::path usualFolder();

/// The folder of the imported lists: a file for each source and month, and one for each sequence that was chosen. It is
/// a cache: lists that are deleted can be imported again.
class ListShelf {
public:
    explicit ListShelf(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    [[nodiscard]] std::filesystem::path const& folder() const { return m_folder; }
    [[nodiscard]] std::filesystem::path fileFor(std::string_view source, ListMonth month) const;

    /// Makes the folder, and takes away what imports have left that were ended from outside.
    [[nodiscard]] Expected<void, ListProblem> prepare() const;
    /// What is there, by source, the newest month first. Files of other versions are left out.
    [[nodiscard]] std::vector<ListInfo> lists() const;
    /// The newest list of a source, or the one in force in a month: of that month, or the last one before it.
    [[nodiscard]] Expected<RatingList, ListProblem> open(std::string_view source,
                                                         std::optional<ListMonth> month = std::nullopt) const;
    /// The list that answers a choice: the newest of its sources; for an effective rating the combined one as long as
    /// there is any.
    [[nodiscard]] Expected<RatingList, ListProblem> openFor(ListChoice const& choice,
                                                            std::optional<ListMonth> month = std::nullopt) const;
    /// The one in force in a month; a newer list is better than none.
    [[nodiscard]] Expected<RatingList, ListProblem> openInForce(ListChoice const& choice, ListMonth month) const;
    /// The sequence that this user has chosen for a kind of play, or else the usual one.
    [[nodiscard]] ListOrder orderFor(PlayType play) const;
    /// The usual one is not kept: a later version may know a better one. False: it cannot be written.
    [[nodiscard]] bool keepOrder(PlayType play, ListOrder const& order) const;
    [[nodiscard]] bool remove(std::string_view source, ListMonth month) const;

private:
    [[nodiscard]] std::filesystem::path orderFile(PlayType play) const;
    struct Place {
        std::string source;
        ListMonth month;
    };
    /// Of several sources the one whose list is the newest of that time; of equally new ones the first.
    [[nodiscard]] Expected<RatingList, ListProblem> openNewest(std::vector<std::string> const& sources,
                                                               std::optional<ListMonth> month = std::nullopt) const;
    /// What the names of the files say, in the order of lists().
    [[nodiscard]] std::vector<Place> places() const;

    std::filesystem::path m_folder;
};

} // namespace flagfall::lists
