// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/printing/paper_files.h"

#include "app/session/journal/event_files.h"
#include "app/view/common/languages.h"
#include "app/view/papers/paper_lines.h"
#include "app/view/printing/event_papers.h"
#include "app/view/texts/plain_text.h"

#include <QDir>
#include <QSaveFile>

#include <algorithm>

namespace flagfall::view {
namespace {

QString paperNames() {
    QStringList names;
    for (EventPaper const& paper : eventPapers()) names += QString::fromLatin1(paper.word);
    return names.join(QLatin1Char(' '));
}

std::optional<session::PaperSize> sizeNamed(QString const& name) {
    if (name == QLatin1String("A4")) return session::PaperSize::A4;
    if (name == QLatin1String("A3")) return session::PaperSize::A3;
    if (name == QLatin1String("Letter")) return session::PaperSize::Letter;
    return std::nullopt;
}

QString whyNot(EventPaper const& paper, PaperMatter const& matter) {
    if (paper.when == EventPaper::When::Address) return QStringLiteral("--address: where are the web pages?");
    if (!matter.state.round(matter.round)) return QStringLiteral("no round is paired yet");
    if (paper.when == EventPaper::When::Several) return QStringLiteral("it is of tournaments that are open together");
    return matter.state.isOfTeams() ? QStringLiteral("it is for events of players")
                                    : QStringLiteral("it is for events of teams");
}

} // namespace

std::optional<QString> writePaperFile(QString const& path, QByteArray const& bytes) {
    if (session::belongsToAnEvent(path.toStdString()))
        return QStringLiteral("%1: this is a database, perhaps an event, or part of one; it is not written over")
            .arg(path);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) return std::nullopt;
    return QStringLiteral("%1: %2").arg(path, file.errorString());
}

std::optional<NamedFiles> namedFiles(QStringList const& files) {
    if (files.size() != 2) return std::nullopt;
    auto const isEvent = [](QString const& name) { return name.endsWith(QLatin1String(".flagfall")); };
    bool const eventFirst = isEvent(files.front()) && !isEvent(files.back());
    return eventFirst ? NamedFiles{files.back(), files.front()} : NamedFiles{files.front(), files.back()};
}

std::optional<QString> writePapers(session::History const& history, PaperOrder const& order, QString const& target,
                                   QDateTime const& printed) {
    session::EventState const& state = history.state();
    PaperLook look = lookOf(*state.papers);
    if (!order.size.isEmpty()) {
        auto const size = sizeNamed(order.size);
        if (!size) return QStringLiteral("--size: A4, A3 or Letter");
        look.size = *size;
    }
    QString const language = order.language.isEmpty() ? plain(state.papers->language) : order.language;
    auto const known = programLanguages();
    if (!language.isEmpty() &&
        std::ranges::none_of(known, [&](Language const& one) { return language == QLatin1String(one.code); }))
        return QStringLiteral("--language: en, sk, cs or gl");
    auto const paired = static_cast<int>(state.rounds.size());
    int const round = order.round.value_or(paired);
    if (order.round && !state.round(RoundNumber{round})) return QStringLiteral("--round: there are %1").arg(paired);
    PaperMatter const matter{state, RoundNumber{round}, &history, order.address};

    SpokenFor const spoken(language);
    look.seal = sealLine(order.seal);
    auto const bytesOf = [&](EventPaper const& which) {
        Paper const paper = which.make(matter);
        return pdfOf(pagesOf(paper, look, printed), paper.title);
    };
    if (order.name != QLatin1String("all")) {
        EventPaper const* const paper = eventPaper(order.name);
        if (!paper) return QStringLiteral("--paper: %1 or all").arg(paperNames());
        if (!canBeMade(*paper, matter)) return whyNot(*paper, matter);
        return writePaperFile(target, bytesOf(*paper));
    }
    auto const confidential = [&](EventPaper const& which) {
        return which.make(matter).audience == Audience::Arbiters;
    };
    QDir const folder(target);
    if (!folder.mkpath(QStringLiteral("."))) return QStringLiteral("%1 cannot be made").arg(target);
    for (EventPaper const& paper : eventPapers()) {
        if (!canBeMade(paper, matter)) continue;
        if (confidential(paper)) continue; // not among papers for the wall; it is written when asked for by name
        QString const name = QString::fromLatin1(paper.word) + QStringLiteral(".pdf");
        if (auto wrong = writePaperFile(folder.filePath(name), bytesOf(paper))) return wrong;
    }
    return std::nullopt;
}

} // namespace flagfall::view
