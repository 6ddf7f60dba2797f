// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/opponents.h"

#include "pairing/ratings/performance.h"

namespace flagfall::pairing {

std::vector<std::optional<std::int64_t>> averagesOverOpponents(Field const& field,
                                                               std::vector<std::optional<std::int64_t>> const& values) {
    std::vector<std::optional<std::int64_t>> averages(values.size());
    for (int place = 0; place < field.size(); ++place) {
        std::int64_t sum = 0;
        std::int64_t count = 0;
        for (Field::Round const& round : field.rounds(place)) {
            if (round.kind != Field::Kind::Played) continue;
            auto const& value = values[static_cast<std::size_t>(*round.opponent)];
            if (!value) continue;
            sum += *value;
            ++count;
        }
        if (count > 0) averages[static_cast<std::size_t>(place)] = roundedHalfUp(sum, count);
    }
    return averages;
}

std::vector<Contribution> linesMet(Field const& field, int place) {
    std::vector<Contribution> lines;
    int number = 0;
    for (Field::Round const& round : field.rounds(place)) {
        ++number;
        if (round.kind != Field::Kind::Played) continue;
        Contribution line;
        line.round = RoundNumber{number};
        line.against = Contribution::Against::Opponent;
        line.opponent = field.id(*round.opponent);
        line.points = round.points;
        line.opponentScore = field.worth(*round.opponent);
        lines.push_back(line);
    }
    return lines;
}

} // namespace flagfall::pairing
