// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/mate_question.h"

namespace flagfall::rulings {

CanMate mateOf(Colour player, Known const& known, Answers const& answers) {
    auto const said = answers.to(Ask::CanMate);
    if (said == Answer::Yes) return CanMate::Yes;
    if (said == Answer::No) return CanMate::No;
    return known.sides[player].canMate;
}

Question askMate(Colour player, Known const& known) {
    Question question{.ask = Ask::CanMate, .answers = {Answer::Yes, Answer::No}, .about = player};
    CanMate const proved = known.sides[player].canMate;
    if (proved != CanMate::NotSaid) question.presumed = proved == CanMate::Yes ? Answer::Yes : Answer::No;
    return question;
}

} // namespace flagfall::rulings
