// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_pages_file.h"

#include "app/view/common/languages.h"
#include "app/view/texts/plain_text.h"

#include <QDir>
#include <QFile>
#include <QUrl>

#include <algorithm>
#include <utility>

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

bool isSpoken(QString const& code) {
    return std::ranges::any_of(programLanguages(),
                               [&](Language const& one) { return code == QLatin1String(one.code); });
}

/// Whether the pages there are a further language of those above: others may have been written into such a folder.
bool leadsUp(QString const& folder) {
    QFile first(QDir(folder).filePath(QStringLiteral("index.html")));
    return first.open(QIODevice::ReadOnly) && first.readAll().contains("<a href=\"../index.html\"");
}

/// The order of the pages in the folder of a further language.
WebOrder ofFolder(WebOrder order, QString const& code) {
    order.above = std::exchange(order.language, code);
    if (!order.address.isEmpty())
        order.address = QUrl(order.address).resolved(QUrl(code + QLatin1Char('/'))).toString();
    return order;
}

Expected<WebFolderChange, WebFolderProblem> updateInLanguage(session::EventState const& state, WebOrder const& order,
                                                             QString const& folder) {
    SpokenFor const spoken(order.language);
    return updateWebFolder(folder, webSite(state, order));
}

Expected<WebFolderChange, WebFolderProblem> sumOf(WebFolderChange sum,
                                                  Expected<WebFolderChange, WebFolderProblem> const& other) {
    if (!other) return other;
    sum.files += other->files;
    sum.written += other->written;
    sum.removed += other->removed;
    return sum;
}

} // namespace

QString webLanguage(session::EventState const& state, WebOrder const& order) {
    if (!order.language.isEmpty()) return order.language;
    return state.papers->language.empty() ? QStringLiteral("en") : plain(state.papers->language);
}

Expected<WebFolderChange, WebFolderProblem> updateWebPages(session::EventState const& state, WebOrder order,
                                                           QString const& folder) {
    order.language = webLanguage(state, order);
    order.alsoIn.removeAll(order.language);
    auto change = updateInLanguage(state, order, folder);
    for (Language const& language : programLanguages()) {
        if (!change) return change;
        QString const code = QString::fromLatin1(language.code);
        QString const below = QDir(folder).filePath(code);
        if (order.alsoIn.contains(code))
            change = sumOf(*change, updateInLanguage(state, ofFolder(order, code), below));
        else if (isWebFolder(below) && leadsUp(below))
            change = sumOf(*change, removeWebFolder(below));
    }
    return change;
}

Expected<WebFolderChange, QString> writeWebPages(session::EventState const& state, WebOrder const& order,
                                                 QString const& folder) {
    WebOrder each = order;
    each.alsoIn = webLanguage(state, order).split(QLatin1Char(','));
    each.language = each.alsoIn.takeFirst();
    if (!isSpoken(each.language) || !std::ranges::all_of(each.alsoIn, isSpoken))
        return refused(QStringLiteral("--language: en, sk, cs or gl, or several of them: sk,en"));
    auto const change = updateWebPages(state, std::move(each), folder);
    if (!change) return refused(problemText(change.error()));
    return *change;
}

} // namespace flagfall::view
