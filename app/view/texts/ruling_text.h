// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/incident.h"

#include <QString>

#include <optional>
#include <string_view>

/// What the procedures ask and propose, in the arbiter's language: one text for each enumerator, whatever the incident.
namespace flagfall::view {

/// `Laws 2023, 6.9`; empty without an article.
[[nodiscard]] QString citationText(Citation const& citation);
/// `Preface` in the arbiter's language, any other article as it is.
[[nodiscard]] QString articleText(std::string_view article);

/// What has happened, as a title: `White's flag is down`.
[[nodiscard]] QString incidentText(rulings::Rules const& rules, rulings::Incident const& incident,
                                   rulings::Known const& known);
/// What the Laws say of it, as a sentence. `play`: where the players do not record, nothing is looked up in
/// scoresheets.
[[nodiscard]] QString findingText(rulings::Finding finding, PlayType play = PlayType::Standard);
/// The same for a paper, where nothing is proposed any more.
[[nodiscard]] QString providedText(rulings::Finding finding, PlayType play);
/// What else the arbiter should know, as a sentence.
[[nodiscard]] QString remarkText(rulings::Remark const& remark);

/// `Can Black still checkmate by any series of legal moves?`
[[nodiscard]] QString questionText(rulings::Question const& question);
/// What is meant by the question, where that is not plain; else empty.
[[nodiscard]] QString questionHint(rulings::Ask ask);
/// `yes`; of which flag fell first: `White's first`.
[[nodiscard]] QString answerText(rulings::Ask ask, rulings::Answer answer);

/// Of a claim that failed, that it did; empty otherwise.
[[nodiscard]] QString claimText(rulings::Finding finding);
/// `Black can still checkmate: 0–1`, `Black cannot checkmate: ½–½`.
[[nodiscard]] QString canMateText(Colour winner, CanMate canMate, Result score);

/// The clock that a ruling is about: what the program does to its own, the arbiter does to one on the table.
enum class WhichClock { Ours, OnTheTable };

/// One effect as a part of a sentence: `White gets 2:00 more`.
[[nodiscard]] QString effectText(rulings::Effect const& effect, WhichClock clock = WhichClock::Ours);
/// What comes of it: `White has won 1–0`, `Play on`, or the effects one after the other.
[[nodiscard]] QString outcomeText(rulings::Effects const& effects, WhichClock clock = WhichClock::Ours);
/// The same in short: `1–0`, `0–1; Black is expelled from the event`.
[[nodiscard]] QString ruledText(rulings::Effects const& effects, WhichClock clock = WhichClock::Ours);
/// The answers and what they lead to: `Not made. Black can still checkmate: 0–1`. The question that stands above them
/// is not said again.
[[nodiscard]] QString wayText(rulings::Way const& way, std::optional<rulings::Ask> asked = {},
                              WhichClock clock = WhichClock::Ours);

/// `White's phone rang`, `Electronic device found on Black`.
[[nodiscard]] QString deviceText(DeviceOffence offence, Colour offender);

} // namespace flagfall::view
