// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/player_sheet.h"

#include <algorithm>

namespace flagfall::record {
namespace {

using notation::MoveFault;

bool isBlank(std::string const& text) {
    return std::ranges::all_of(text, [](char sign) { return sign == ' ' || sign == '\t'; });
}

/// True if the text is not a move in any position.
bool isUnreadable(MoveFault fault) { return fault == MoveFault::NotNotation || fault == MoveFault::Empty; }

/// Reads one line in a known position; the finding is added by comparing with the record.
LineReading readLine(board::Position const& before, SheetLine const& line, notation::Language language) {
    LineReading reading;
    auto const read = notation::readMove(before, line.written, language);
    if (!read) {
        reading.finding = isUnreadable(read.error().fault) ? LineFinding::Unreadable : LineFinding::NotPossible;
        reading.fault = read.error().fault;
        reading.drawOffered = line.written.find("(=)") != std::string::npos;
        return reading;
    }
    reading.move = read->move;
    reading.drawOffered = read->drawOffered;
    reading.slips = read->slips;
    return reading;
}

/// Walks through a scoresheet and a record together. The position comes from the record where it is known.
class Comparison {
public:
    Comparison(GameRecord const& record, PlayerSheet const& sheet)
        : m_record(record), m_sheet(sheet), m_known(record.positions()) {
        std::size_t const halfMoves = std::max(record.halfMoves(), sheet.lines.size());
        readings.reserve(halfMoves);
        positions.reserve(halfMoves + 1);
        positions.emplace_back(record.start());
        for (std::size_t half = 0; half < halfMoves; ++half) {
            readings.push_back(reading(half));
            positions.push_back(after(half));
        }
    }

    std::vector<LineReading> readings;
    std::vector<std::optional<board::Position>> positions; ///< nullopt after a line that could not be read

private:
    [[nodiscard]] LineReading reading(std::size_t half) const {
        std::size_t const index = m_record.entryOfHalfMove(half);
        Entry const* const entry = index < m_record.size() ? &m_record.entries()[index] : nullptr;
        board::Move const* const played = entry ? entry->move() : nullptr;
        bool const written = half < m_sheet.lines.size() && !isBlank(m_sheet.lines[half].written);
        LineReading reading;
        if (!written) reading.finding = played ? LineFinding::Missing : LineFinding::Unchecked;
        if (written && positions.back()) reading = readLine(*positions.back(), m_sheet.lines[half], m_sheet.language);
        if (reading.move && played)
            reading.finding = *reading.move == *played ? LineFinding::Agrees : LineFinding::Differs;
        reading.offerSignMissing = played && entry->drawOffered && !reading.drawOffered;
        return reading;
    }

    [[nodiscard]] std::optional<board::Position> after(std::size_t half) const {
        std::size_t const index = m_record.entryOfHalfMove(half);
        if (index < m_record.size() && m_record.halfMovesBefore(index + 1) == half + 1) return m_known[index + 1];
        if (!positions.back() || !readings.back().move) return std::nullopt;
        return positions.back()->after(*readings.back().move);
    }

    GameRecord const& m_record;
    PlayerSheet const& m_sheet;
    std::vector<board::Position> m_known; ///< before each entry of the record, and after the last one
};

} // namespace

std::vector<LineReading> compare(GameRecord const& record, PlayerSheet const& sheet) {
    return Comparison{record, sheet}.readings;
}

std::vector<std::optional<board::Position>> positionsAlong(GameRecord const& record, PlayerSheet const& sheet) {
    return Comparison{record, sheet}.positions;
}

std::vector<Entry> readableEntries(board::Position const& start, PlayerSheet const& sheet) {
    std::vector<Entry> entries;
    board::Position position = start;
    for (SheetLine const& line : sheet.lines) {
        auto const reading = readLine(position, line, sheet.language);
        if (!reading.move) break;
        entries.push_back({*reading.move, reading.drawOffered, line.clock});
        position.play(*reading.move);
    }
    return entries;
}

std::size_t agreeingHalfMoves(board::Position const& start, PlayerSheet const& one, PlayerSheet const& other) {
    auto const first = readableEntries(start, one);
    auto const second = readableEntries(start, other);
    auto const differ = std::ranges::mismatch(
        first, second, {}, [](Entry const& entry) { return *entry.move(); },
        [](Entry const& entry) { return *entry.move(); });
    return static_cast<std::size_t>(differ.in1 - first.begin());
}

} // namespace flagfall::record
