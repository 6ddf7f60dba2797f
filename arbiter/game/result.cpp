// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/game/result.h"

#include <array>

namespace flagfall {
namespace {

struct Row {
    Result result;
    ByColour<Points> points;
    Manner manner;
    std::string_view code;
};

constexpr std::array resultRows{
    Row{Result::WhiteWins, {onePoint, noPoint}, Manner::OverTheBoard, "1-0"},
    Row{Result::Draw, {halfPoint, halfPoint}, Manner::OverTheBoard, "1/2-1/2"},
    Row{Result::BlackWins, {noPoint, onePoint}, Manner::OverTheBoard, "0-1"},
    Row{Result::WhiteWinsByForfeit, {onePoint, noPoint}, Manner::Forfeit, "+/-"},
    Row{Result::BlackWinsByForfeit, {noPoint, onePoint}, Manner::Forfeit, "-/+"},
    Row{Result::BothForfeit, {noPoint, noPoint}, Manner::Forfeit, "-/-"},
    Row{Result::BothLose, {noPoint, noPoint}, Manner::OverTheBoard, "0-0"},
    Row{Result::DrawAgainstLoss, {halfPoint, noPoint}, Manner::OverTheBoard, "1/2-0"},
    Row{Result::LossAgainstDraw, {noPoint, halfPoint}, Manner::OverTheBoard, "0-1/2"},
    Row{Result::WhiteWinsUnrated, {onePoint, noPoint}, Manner::Unrated, "W/L"},
    Row{Result::DrawUnrated, {halfPoint, halfPoint}, Manner::Unrated, "D/D"},
    Row{Result::BlackWinsUnrated, {noPoint, onePoint}, Manner::Unrated, "L/W"},
    Row{Result::BothLoseUnrated, {noPoint, noPoint}, Manner::Unrated, "L/L"},
    Row{Result::DrawAgainstLossUnrated, {halfPoint, noPoint}, Manner::Unrated, "D/L"},
    Row{Result::LossAgainstDrawUnrated, {noPoint, halfPoint}, Manner::Unrated, "L/D"},
};

static_assert(
    [] {
        for (std::size_t i = 0; i < resultRows.size(); ++i)
            if (static_cast<std::size_t>(resultRows[i].result) != i) return false;
        return true;
    }(),
    "the rows stand in the order of the enumerators");

constexpr Row const& row(Result result) { return resultRows[static_cast<std::size_t>(result)]; }

} // namespace

ByColour<Points> points(Result result) { return row(result).points; }
Manner manner(Result result) { return row(result).manner; }
std::string_view code(Result result) { return row(result).code; }

std::optional<Result> resultOf(ByColour<Points> const& points, Manner manner) {
    for (Row const& row : resultRows)
        if (row.points == points && row.manner == manner) return row.result;
    return std::nullopt;
}

std::optional<Result> turned(Result result) {
    ByColour<Points> const given = points(result);
    return resultOf({given.black, given.white}, manner(result));
}

std::optional<Result> resultFromCode(std::string_view code) {
    for (Row const& row : resultRows)
        if (row.code == code) return row.result;
    return std::nullopt;
}

} // namespace flagfall
