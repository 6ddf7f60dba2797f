// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/card_text.h"

#include "app/cli/export_words.h"
#include "app/session/reports/norm_report.h"
#include "app/session/reports/player_card.h"
#include "pairing/points_text.h"

#include <fmt/format.h>

#include <cstdlib>

namespace flagfall::cli {
namespace {

using pairing::NormRequirement;
using session::CardRound;

/// `8.40`, `-0.36`.
std::string hundredthsText(int hundredths) {
    int const size = std::abs(hundredths);
    return fmt::format("{}{}.{:02}", hundredths < 0 ? "-" : "", size / 100, size % 100);
}

std::string resultWord(CardRound const& round) {
    if (round.what == CardRound::What::Pending) return "*";
    std::string const points = pairing::decimalText(round.points);
    return round.what == CardRound::What::Forfeit ? points + " forfeit" : points;
}

std::string roundLine(session::EventState const& event, CardRound const& round) {
    std::string opponent = ExportWords{}.bye(round.bye), rating;
    if (session::Player const* const player = round.opponent ? event.player(*round.opponent) : nullptr) {
        opponent = player->details.name;
        if (int const own = session::fideRatingOf(event.details, player->details); own > 0)
            rating = std::to_string(own);
    }
    bool const counts = round.change && round.change->why == pairing::GameChange::Why::Counts;
    return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", round.round.value(),
                       !round.colour                    ? ""
                       : *round.colour == Colour::White ? "white"
                                                        : "black",
                       opponent, rating, round.opponentRank ? std::to_string(*round.opponentRank) : "",
                       resultWord(round), floatWord(round.floated),
                       counts ? hundredthsText(round.change->expected) : "",
                       round.gain ? hundredthsText(*round.gain) : "");
}

std::string ratingChangeText(session::PlayerRating const& rating) {
    using session::KSource;
    if (rating.first && rating.first->rating) return fmt::format("first rating in outline {}\n", *rating.first->rating);
    if (rating.first) return "no first rating yet\n";
    if (!rating.change) return {};
    auto const& change = *rating.change;
    std::string text =
        fmt::format("rating {}: scored {} in {} rated {}, expected {}", rating.rating, hundredthsText(change.scored),
                    change.counted, change.counted == 1 ? "game" : "games", hundredthsText(change.expected));
    auto const now = rating.newRating();
    if (!now) return text + "; K is not known\n";
    return text + fmt::format("; K {} ({}), change {}, new rating {}\n", change.k,
                              rating.kSource == KSource::Computed ? "worked out" : "as listed",
                              hundredthsText(change.hundredths), *now);
}

std::string_view normWord(pairing::Norm norm) {
    switch (norm) {
    case pairing::Norm::Gm: return "GM";
    case pairing::Norm::Im: return "IM";
    case pairing::Norm::Wgm: return "WGM";
    case pairing::Norm::Wim: return "WIM";
    }
    return {};
}

std::string_view requirementWord(NormRequirement::What what) {
    using What = NormRequirement::What;
    switch (what) {
    case What::Games: return "games over the board";
    case What::Score: return "score";
    case What::TitledOpponents: return "opponents with a title";
    case What::NormTitledOpponents: return "opponents with the title or a higher one";
    case What::ForeignFederations: return "federations other than the own";
    case What::OwnFederation: return "opponents of the own federation";
    case What::OneFederation: return "opponents of any one federation";
    case What::AverageRating: return "average rating of the opponents";
    case What::Performance: return "performance";
    }
    return {};
}

std::string outlookWords(session::PlayerNorm const& norm) {
    switch (norm.outlook) {
    case session::NormOutlook::Made: return "all that is checked is met";
    case session::NormOutlook::MadeIfExempt: return "met if the event is exempt from the rules of federations";
    case session::NormOutlook::OutOfReach: return norm.gamesToCome > 0 ? "out of reach" : "not met";
    case session::NormOutlook::Possible: break;
    }
    if (norm.halvesNeeded)
        return fmt::format("needs {} of {}", pairing::decimalText(Points::ofHalves(*norm.halvesNeeded)),
                           norm.gamesToCome);
    std::string text = "needs";
    for (session::NormNeed const& need : norm.needs)
        text += fmt::format("{} {} of {} against an average of {}", text == "needs" ? "" : ";",
                            pairing::decimalText(Points::ofHalves(need.halves)), norm.gamesToCome, need.average);
    return text;
}

std::string normsText(session::EventState const& event, PlayerId player) {
    if (auto const why = session::noNormsIn(event))
        return *why == session::NoNorms::NotStandard ? "title norms are made in standard play only\n"
                                                     : "a title norm needs nine rounds\n";
    std::string text;
    for (session::PlayerNorm const& norm : session::normsOf(event, player)) {
        text += fmt::format("{} norm: {}\n", normWord(norm.norm), outlookWords(norm));
        for (NormRequirement const& each : norm.check.requirements) {
            bool const isLimit =
                each.what == NormRequirement::What::OwnFederation || each.what == NormRequirement::What::OneFederation;
            auto const number = [&each](int value) {
                return each.what == NormRequirement::What::Score ? pairing::decimalText(Points::ofHalves(value))
                                                                 : std::to_string(value);
            };
            text += fmt::format("\t{}: {}, at {} {} (B.01, {}): {}\n", requirementWord(each.what), number(each.have),
                                isLimit ? "most" : "least", number(each.needed), articleOf(each.what),
                                each.isMet ? "met" : "not met");
        }
    }
    return text;
}

} // namespace

std::string_view floatWord(pairing::Float way) {
    return way == pairing::Float::Up ? "up" : way == pairing::Float::Down ? "down" : "";
}

std::string cardText(session::EventState const& event, PlayerId player) {
    auto const card = session::playerCard(event, player);
    if (!card) return {};
    std::string text = fmt::format("{}, {}, {} points\n", event.player(player)->details.name,
                                   card->rank ? fmt::format("rank {}", *card->rank) : "without a rank",
                                   pairing::decimalText(card->points));
    text += "round\tcolour\topponent\trating\trank\tresult\tfloat\texpected\tchange\n";
    for (CardRound const& round : card->rounds) text += roundLine(event, round);
    if (card->performance)
        text += fmt::format("performance {}, against {} on average\n", card->performance->value(),
                            card->performance->average());
    return text + ratingChangeText(card->rating) + normsText(event, player) +
           "provisional: FIDE rates the events of a period together, and decides on titles\n";
}

} // namespace flagfall::cli
