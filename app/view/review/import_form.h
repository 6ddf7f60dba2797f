// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/review/remarks_model.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <thread>
#include <vector>

namespace flagfall::view {

class EventForm;

/// The review of a report file (TRF) before anything is created from it.
class ImportForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool loaded READ loaded NOTIFY loadedChanged FINAL)
    Q_PROPERTY(bool failed READ failed NOTIFY failedChanged FINAL)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::RemarksModel* remarks READ remarks CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PlayersPreviewModel* players READ players CONSTANT FINAL)
    Q_PROPERTY(bool withRounds READ withRounds WRITE setWithRounds NOTIFY changed FINAL)
    Q_PROPERTY(bool roundsAvailable READ roundsAvailable NOTIFY changed FINAL)
    Q_PROPERTY(QString scopeHint READ scopeHint NOTIFY changed FINAL)
    Q_PROPERTY(int playersCount READ playersCount NOTIFY changed FINAL)
public:
    explicit ImportForm(EventForm& eventForm, QObject* parent = nullptr);

    [[nodiscard]] bool loaded() const { return m_file.has_value(); }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] RemarksModel* remarks() { return &m_remarks; }
    [[nodiscard]] PlayersPreviewModel* players() { return &m_players; }
    [[nodiscard]] bool withRounds() const { return m_withRounds && roundsAvailable(); }
    void setWithRounds(bool withRounds);
    [[nodiscard]] bool roundsAvailable() const { return m_file && !m_file->played.empty(); }
    [[nodiscard]] QString scopeHint() const;
    [[nodiscard]] int playersCount() const { return m_file ? static_cast<int>(m_file->players.size()) : 0; }

    Q_INVOKABLE void load(QUrl const& file);
    Q_INVOKABLE void create(QUrl const& target);
    Q_INVOKABLE void cancel();

    void read(QString const& fileName, QByteArray const& bytes);
    /// The command that creates the event; only while a file is loaded.
    [[nodiscard]] session::ImportEvent command() const;
    /// Makes every text again, in the present language.
    void update();

signals:
    void changed();
    /// After every file, also when the answer is the same as for the last one.
    void loadedChanged();
    void failedChanged();
    void createAsked(QUrl const& target);
    void unreadable(QString const& text);

private:
    void show();
    void ask(QUrl const& target, std::vector<RoundNumber> differing);

    EventForm& m_eventForm;
    RemarksModel m_remarks;
    PlayersPreviewModel m_players;
    std::optional<pairing::trf::ImportedTournament> m_file;
    std::vector<pairing::trf::Remark> m_found; ///< also those of a file that cannot be read
    QString m_fileName;
    bool m_failed = false;
    bool m_withRounds = true;
    bool m_comparing = false;                            ///< the rounds with what the system would have made
    std::optional<std::vector<RoundNumber>> m_differing; ///< what came of it, while the command is made
    std::jthread m_comparison;
};

} // namespace flagfall::view
