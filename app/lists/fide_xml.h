// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_problem.h"
#include "app/lists/listed_player.h"
#include "arbiter/terms/expected.h"

#include <functional>
#include <memory>
#include <span>

namespace flagfall::lists {

/// Reads FIDE's XML lists piece by piece and hands on every player. Entities and document types are refused, as are
/// texts and depths that no list has, so that a file cannot unfold into more than it is. Bytes that are not UTF-8 are
/// taken for Windows-1252.
class FideXml {
public:
    /// Somebody who is not a player (without an ID or a name) is handed on as nullptr. False stops the reading.
    using Take = std::function<bool(ListedPlayer const*)>;

    FideXml(PlayType single, Take take);
    ~FideXml();

    /// Refused when it is not XML, is stopped (Cancelled), or, at the end, was not a list.
    [[nodiscard]] Expected<void, ListProblem> feed(std::span<char const> piece);
    [[nodiscard]] Expected<void, ListProblem> finish();

    /// A single list: what it says was taken for the ratings of `single`.
    [[nodiscard]] bool isSingle() const;

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace flagfall::lists
