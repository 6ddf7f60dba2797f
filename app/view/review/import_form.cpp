// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/review/import_form.h"

#include "app/view/common/chosen_file.h"
#include "app/view/common/event_file.h"
#include "app/view/event/event_form.h"
#include "pairing/trf/mending.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace flagfall::view {
namespace {

/// A report of ten thousand players is about two million bytes; anything much larger is something else.
constexpr qint64 largestImport = 32 * 1024 * 1024;

} // namespace

ImportForm::ImportForm(EventForm& eventForm, QObject* parent) : QObject(parent), m_eventForm(eventForm) {
    connect(&m_eventForm, &EventForm::changed, this, &ImportForm::changed);
}

void ImportForm::load(QUrl const& file) {
    QString const path = localPath(file);
    QFile source(path);
    if (openChosen(source)) {
        cancel();
        emit unreadable(tr("The file %1 cannot be read. Check that it exists and that you may read it.")
                            .arg(QDir::toNativeSeparators(path)));
        return;
    }
    read(QFileInfo(path).fileName(), source.read(largestImport + 1));
}

void ImportForm::read(QString const& fileName, QByteArray const& bytes) {
    m_fileName = fileName;
    auto file = pairing::trf::readMended({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    m_failed = !file;
    m_found = file ? file->remarks : file.error();
    m_file.reset();
    if (file) {
        m_file = std::move(*file);
        m_withRounds = !m_file->played.empty();
        m_eventForm.prefill(*m_file);
        m_eventForm.takeRounds(*m_file, m_withRounds);
    }
    show();
    emit loadedChanged();
    emit failedChanged();
}

void ImportForm::show() {
    m_remarks.show(m_found);
    m_players.show(m_file ? m_file->players : std::vector<pairing::trf::ImportedPlayer>{});
    emit changed();
}

void ImportForm::update() { show(); }

void ImportForm::cancel() {
    m_file.reset();
    m_found.clear();
    m_fileName.clear();
    m_failed = false;
    show();
    emit loadedChanged();
    emit failedChanged();
}

void ImportForm::create(QUrl const& target) {
    if (!m_file || m_comparing) return;
    // Pairing every round of a large file would keep the window waiting.
    m_comparing = true;
    m_comparison = std::jthread{[this, target, command = command()] {
        auto differing = session::roundsThatDiffer(command);
        QMetaObject::invokeMethod(
            this, [this, target, found = std::move(differing)] { ask(target, found); }, Qt::QueuedConnection);
    }};
}

void ImportForm::ask(QUrl const& target, std::vector<RoundNumber> differing) {
    m_comparing = false;
    if (!m_file) return;
    m_differing = std::move(differing);
    emit createAsked(target);
    m_differing.reset();
}

session::ImportEvent ImportForm::command() const {
    return {m_eventForm.draft(), *m_file,
            withRounds() ? session::ImportScope::PlayersAndRounds : session::ImportScope::PlayersOnly, m_differing};
}

void ImportForm::setWithRounds(bool withRounds) {
    if (m_withRounds == withRounds) return;
    m_withRounds = withRounds;
    if (m_file) m_eventForm.takeRounds(*m_file, withRounds);
    emit changed();
}

QString ImportForm::summary() const {
    if (m_failed) return tr("The file cannot be imported.");
    if (!m_file) return {};
    QString const players = tr("%n player(s)", "", playersCount());
    if (!roundsAvailable()) return players;
    //: %1 is "13 players", %2 is "10 rounds".
    return tr("%1, %2", "players and rounds")
        .arg(players, tr("%n round(s)", "", static_cast<int>(m_file->played.size())));
}

QString ImportForm::scopeHint() const {
    if (!m_file) return {};
    QString const rounds = !roundsAvailable() ? tr("The file has no results; only the players are imported.")
                           : withRounds() ? tr("The rounds with results are imported as they are and can be corrected "
                                               "afterwards.")
                                          : tr("Only the players are imported; the first round is paired here.");
    QStringList besides;
    pairing::SystemRules const& rules = pairing::systemRules(m_eventForm.draft().system);
    if (rules.heedsProhibitions && !m_file->prohibited.empty())
        besides += tr("%n prohibited pairing(s)", "", static_cast<int>(m_file->prohibited.size()));
    if (rules.grantsByes && !m_file->announced.empty() && (withRounds() || m_file->played.empty()))
        besides += tr("%n bye(s) in later rounds", "", static_cast<int>(m_file->announced.size()));
    if (besides.isEmpty()) return rounds;
    //: %1 a sentence, %2 a list: "2 prohibited pairs, 3 byes of rounds to come".
    return tr("%1 Also imported: %2.").arg(rounds, besides.join(QStringLiteral(", ")));
}

} // namespace flagfall::view
