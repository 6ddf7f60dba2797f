// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/player_sheet.h"

#include <algorithm>

namespace flagfall::record {
namespace {

using notation::MoveFault;

bool isBlank(std::string const& text) {
    return std::ranges::all_of(text, [](char sign) { return sign == ' ' || sign == '\t'; });
}

/// Whether the letters themselves make no move, whatever the position.
bool isUnreadable(MoveFault fault) { return fault == MoveFault::NotNotation || fault == MoveFault::Empty; }

/// Reads one line where the position is known; the finding is left to the record.
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

/// Goes through a sheet and a record together. The position comes from the record while it lasts.
class Comparison {
public:
    Comparison(GameRecord const& record, PlayerSheet const& sheet)
        : m_record(record), m_sheet(sheet), m_position(record.start()) {}

    std::vector<LineReading> run() {
        std::vector<LineReading> readings(std::max(m_record.size(), m_sheet.lines.size()));
        for (std::size_t index = 0; index < readings.size(); ++index) {
            readings[index] = reading(index);
            step(index, readings[index]);
        }
        return readings;
    }

private:
    [[nodiscard]] LineReading reading(std::size_t index) const {
        Entry const* const entry = index < m_record.size() ? &m_record.entries()[index] : nullptr;
        board::Move const* const played = entry ? entry->move() : nullptr;
        bool const written = index < m_sheet.lines.size() && !isBlank(m_sheet.lines[index].written);
        LineReading reading;
        if (!written) reading.finding = played ? LineFinding::Missing : LineFinding::Unchecked;
        if (written && m_position) reading = readLine(*m_position, m_sheet.lines[index], m_sheet.language);
        if (reading.move && played)
            reading.finding = *reading.move == *played ? LineFinding::Agrees : LineFinding::Differs;
        reading.offerSignMissing = entry && entry->drawOffered && !reading.drawOffered;
        return reading;
    }

    void step(std::size_t index, LineReading const& reading) {
        if (!m_position) return;
        if (index < m_record.size()) {
            m_position = afterEntry(*m_position, m_record.entries()[index]);
            return;
        }
        if (reading.move)
            m_position = m_position->after(*reading.move);
        else
            m_position.reset();
    }

    GameRecord const& m_record;
    PlayerSheet const& m_sheet;
    std::optional<board::Position> m_position; ///< none behind a line that could not be read
};

} // namespace

std::vector<LineReading> compare(GameRecord const& record, PlayerSheet const& sheet) {
    return Comparison{record, sheet}.run();
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
