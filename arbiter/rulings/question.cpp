// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/question.h"

namespace flagfall::rulings {

Answers& Answers::say(Ask ask, Answer answer) {
    m_said.insert_or_assign(ask, answer);
    return *this;
}

Answers& Answers::forget(Ask ask) {
    m_said.erase(ask);
    return *this;
}

std::optional<Answer> Answers::to(Ask ask) const {
    auto const found = m_said.find(ask);
    return found == m_said.end() ? std::nullopt : std::optional{found->second};
}

} // namespace flagfall::rulings
