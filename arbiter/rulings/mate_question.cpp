// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/mate_question.h"

#include <algorithm>

namespace flagfall::rulings {

CanMate mateOf(Colour player, Known const& known, Answers const& answers) {
    auto const said = answers.to(Ask::CanMate);
    if (said == Answer::Yes) return CanMate::Yes;
    if (said == Answer::No) return CanMate::No;
    CanMate const proved = known.sides[player].canMate;
    return said == Answer::Unknown && proved == CanMate::NotSaid ? CanMate::Yes : proved;
}

Question askMate(Colour player, Known const& known) {
    Question question{.ask = Ask::CanMate, .answers = {Answer::Yes, Answer::No}, .about = player};
    CanMate const proved = known.sides[player].canMate;
    if (proved == CanMate::NotSaid)
        question.answers.push_back(Answer::Unknown);
    else
        question.presumed = proved == CanMate::Yes ? Answer::Yes : Answer::No;
    return question;
}

void remarkOnNoProof(Ruling& ruling, Answers const& answers) {
    auto const asked = std::ranges::find(ruling.questions, Ask::CanMate, &Question::ask);
    if (!answers.is(Ask::CanMate, Answer::Unknown) || asked == ruling.questions.end() || asked->presumed) return;
    ruling.remarks.push_back({Remark::What::NoProof});
}

} // namespace flagfall::rulings
