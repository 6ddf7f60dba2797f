// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_pages_file.h"

#include "app/view/common/languages.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>

namespace flagfall::view {
namespace {

QString problemText(WebFolderProblem const& problem) {
    switch (problem.what) {
    case WebFolderProblem::What::CannotMake: return QStringLiteral("%1 cannot be made").arg(problem.path);
    case WebFolderProblem::What::Foreign:
        return QStringLiteral("%1 was not made by this program; choose another folder").arg(problem.path);
    case WebFolderProblem::What::CannotWrite: return QStringLiteral("%1: %2").arg(problem.path, problem.reason);
    }
    return {};
}

} // namespace

QString webLanguage(session::EventState const& state, WebOrder const& order) {
    if (!order.language.isEmpty()) return order.language;
    return state.papers->language.empty() ? QStringLiteral("en") : plain(state.papers->language);
}

Expected<WebFolderChange, WebFolderProblem> updateWebPages(session::EventState const& state, WebOrder order,
                                                           QString const& folder) {
    order.language = webLanguage(state, order);
    SpokenFor const spoken(order.language);
    return updateWebFolder(folder, webSite(state, order));
}

Expected<WebFolderChange, QString> writeWebPages(session::EventState const& state, WebOrder const& order,
                                                 QString const& folder) {
    QString const language = webLanguage(state, order);
    if (std::ranges::none_of(programLanguages(),
                             [&](Language const& one) { return language == QLatin1String(one.code); }))
        return refused(QStringLiteral("--language: en, sk, cs or gl"));
    auto const change = updateWebPages(state, order, folder);
    if (!change) return refused(problemText(change.error()));
    return *change;
}

} // namespace flagfall::view
