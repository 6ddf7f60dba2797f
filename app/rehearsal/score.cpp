// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/score.h"

#include "app/rehearsal/judge.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace flagfall::rehearsal {
namespace {

using namespace session;

/// The last act that belongs to each round: the next round is paired after it.
std::map<RoundNumber, Seq> endsOfRounds(History const& history) {
    std::map<RoundNumber, Seq> ends;
    for (RecordedAct const& recorded : history.acts()) {
        auto const* const paired = std::get_if<RoundPaired>(&recorded.act);
        if (!paired || history.retracted(recorded.seq)) continue;
        RoundNumber const before{paired->pairing.round.value() - 1};
        ends[before] = Seq{recorded.seq.value() - 1};
    }
    return ends;
}

/// A flag that nobody had noticed is dealt with before it is claimed.
std::optional<clock::Instant> supersededAt(std::vector<Voice> const& voices, Voice const& voice) {
    if (voice.kind != Kind::FlagUnnoticed) return std::nullopt;
    for (Voice const& later : voices)
        if (later.kind == Kind::FlagClaimed && later.number > voice.number && later.round == voice.round &&
            later.board == voice.board)
            return later.at;
    return std::nullopt;
}

/// Results that stand, on boards where nothing told until then may have ended the game.
std::vector<Seq> unreportedResults(History const& history, std::vector<Voice> const& voices) {
    std::map<std::pair<RoundNumber, BoardNumber>, std::vector<Voice const*>> told;
    for (Voice const& voice : voices) told[{voice.round, voice.board}].push_back(&voice);
    std::vector<Seq> unreported;
    for (RecordedAct const& recorded : history.acts()) {
        auto const* const entered = std::get_if<ResultEntered>(&recorded.act);
        if (!entered || history.retracted(recorded.seq)) continue;
        auto const& there = told[{entered->round, entered->board}];
        bool const reported = std::ranges::any_of(there, [&recorded](Voice const* voice) {
            return voice->at <= recorded.at && (mayEndGame(voice->kind) || voice->kind == Kind::EmptyChair);
        });
        if (!reported) unreported.push_back(recorded.seq);
    }
    return unreported;
}

Totals totalsOf(std::vector<Judged const*> const& all) {
    Totals totals;
    std::vector<clock::Span> times;
    for (Judged const* const one : all) {
        ++totals.outcomes[static_cast<std::size_t>(one->outcome)];
        if (one->after) times.push_back(*one->after);
    }
    if (times.empty()) return totals;
    std::ranges::sort(times);
    totals.median = times[(times.size() - 1) / 2];
    totals.longest = times.back();
    return totals;
}

int pointsOf(std::vector<Judged> const& voices, int unreported) {
    constexpr int each = 10, late = 7;
    int most = 0, has = -each * unreported;
    for (Judged const& one : voices) {
        if (one.outcome == Outcome::Waiting) continue;
        most += each;
        if (one.outcome == Outcome::Right || one.outcome == Outcome::OwnDecision)
            has += one.after.value_or(clock::Span{}) <= promptly ? each : late;
    }
    if (most == 0) return unreported == 0 ? 100 : 0;
    return std::max(0, has * 100 / most);
}

} // namespace

int Totals::voices() const { return std::accumulate(outcomes.begin(), outcomes.end(), 0); }

Score scoreOf(History const& history, std::vector<Voice> const& voices, Over over) {
    auto const ends = endsOfRounds(history);
    Score score;
    std::vector<Judged const*> all;
    for (Voice const& voice : voices) {
        Round const* const round = history.state().round(voice.round);
        bool const there = round && round->board(voice.board);
        auto const end = ends.find(voice.round);
        auto const roundEnd = end == ends.end() ? std::nullopt : std::optional{end->second};
        auto const superseded = supersededAt(voices, voice);
        Judged one = there ? judged(history, voice, roundEnd, superseded) : Judged{.voice = voice};
        bool const waits = one.outcome == Outcome::Missed && over == Over::No && !roundEnd && !superseded;
        if (waits) one.outcome = Outcome::Waiting;
        score.voices.push_back(std::move(one));
    }
    for (Kind const kind : allKinds) {
        std::vector<Judged const*> ofKind;
        for (Judged const& one : score.voices)
            if (one.voice.kind == kind) ofKind.push_back(&one);
        all.insert(all.end(), ofKind.begin(), ofKind.end());
        if (!ofKind.empty()) score.kinds.push_back({kind, totalsOf(ofKind)});
    }
    score.inAll = totalsOf(all);
    score.unreported = unreportedResults(history, voices);
    score.points = pointsOf(score.voices, static_cast<int>(score.unreported.size()));
    return score;
}

} // namespace flagfall::rehearsal
