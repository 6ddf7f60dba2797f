// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_info.h"
#include "app/lists/list_problem.h"
#include "app/lists/listed_player.h"
#include "arbiter/terms/expected.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace flagfall::lists {

/// Writes a list into a file of the cache. Nothing is seen of it before finish(), which puts it in the place of the
/// one that was there; without finish() nothing stays. For one thread at a time.
class ListWriter {
public:
    [[nodiscard]] static Expected<ListWriter, ListProblem> begin(std::filesystem::path const& target);
    ~ListWriter();
    ListWriter(ListWriter&&) noexcept;
    ListWriter& operator=(ListWriter&&) = delete;

    [[nodiscard]] Expected<void, ListProblem> add(ListedPlayer const& player);
    /// Asked now and then while the index is written, with how much of it is there; false ends it.
    using GoesOn = std::function<bool(double indexed)>;
    /// Writes the index and publishes the file. Gives the info completed by what was counted.
    [[nodiscard]] Expected<ListInfo, ListProblem> finish(ListInfo info, GoesOn const& goesOn = {});

private:
    struct Work;
    explicit ListWriter(std::unique_ptr<Work> work);
    std::unique_ptr<Work> m_work;
};

} // namespace flagfall::lists
