// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/papers/paper_view.h"
#include "app/view/printing/event_papers.h"

#include <QSettings>
#include <QStringList>
#include <QUrl>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class SharedDoor;

/// The page of all papers of the event: which one is looked at, of which round, in which language and on what. Size,
/// language, lines and logo belong to the event; the printer to this computer. Belongs to the UI thread.
class PapersView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(flagfall::view::PaperView* paper READ paper CONSTANT FINAL)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY changed FINAL)
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed FINAL)
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    Q_PROPERTY(QString wallText READ wallText NOTIFY changed FINAL)
    Q_PROPERTY(QStringList sizes READ sizes CONSTANT FINAL)
    Q_PROPERTY(int size READ size NOTIFY changed FINAL)
    Q_PROPERTY(QStringList turns READ turns NOTIFY changed FINAL)
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY changed FINAL)
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed FINAL)
    Q_PROPERTY(int language READ language NOTIFY changed FINAL)
    Q_PROPERTY(QStringList printers READ printers NOTIFY changed FINAL)
    Q_PROPERTY(int printer READ printer WRITE setPrinter NOTIFY changed FINAL)
    Q_PROPERTY(QString header READ header NOTIFY changed FINAL)
    Q_PROPERTY(QString footer READ footer NOTIFY changed FINAL)
    Q_PROPERTY(QString prizes READ prizes NOTIFY changed FINAL)
    Q_PROPERTY(QString prizesError READ prizesError NOTIFY changed FINAL)
    Q_PROPERTY(QStringList prizeSharings READ prizeSharings NOTIFY changed FINAL)
    Q_PROPERTY(int prizeSharing READ prizeSharing NOTIFY changed FINAL)
    Q_PROPERTY(QStringList prizeLimits READ prizeLimits NOTIFY changed FINAL)
    Q_PROPERTY(int prizeLimit READ prizeLimit NOTIFY changed FINAL)
    Q_PROPERTY(bool prizesInWholeUnits READ prizesInWholeUnits NOTIFY changed FINAL)
    Q_PROPERTY(bool lacksPrizes READ lacksPrizes NOTIFY changed FINAL)
    Q_PROPERTY(bool paired READ isPaired NOTIFY changed FINAL)
    Q_PROPERTY(bool certifies READ certifies NOTIFY changed FINAL)
    Q_PROPERTY(QStringList ranked READ ranked NOTIFY changed FINAL)
    Q_PROPERTY(int certified READ certified WRITE setCertified NOTIFY changed FINAL)
    Q_PROPERTY(bool hasLogo READ hasLogo NOTIFY changed FINAL)
public:
    PapersView(DeskLink& desk, CommandDoor& door, SharedDoor const& shared, NoticeView& notice, QSettings& settings,
               QObject* parent = nullptr);

    void update(Changes const& changes);
    void speak();
    void close();
    void setEventFile(QString const& path) { m_paper.setEventFile(path); }
    /// How papers of other pages look.
    [[nodiscard]] PaperLook look() const;

    [[nodiscard]] PaperView* paper() { return &m_paper; }
    [[nodiscard]] bool isWatched() const { return m_watched; }
    /// Whether the page is shown: pages are made only then.
    void setWatched(bool watched);
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] int chosen() const;
    void choose(int paper);
    /// `Round 3 · A4 · 2 pages`.
    [[nodiscard]] QString note() const;
    /// What belongs on the wall now: `Pairings by board, Pairings by name`.
    [[nodiscard]] QString wallText() const;
    [[nodiscard]] QStringList sizes() const;
    [[nodiscard]] int size() const;
    [[nodiscard]] QStringList turns() const;
    [[nodiscard]] int turn() const { return static_cast<int>(m_turn); }
    void setTurn(int turn);
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] int language() const;
    [[nodiscard]] QStringList printers() const { return m_printers; }
    [[nodiscard]] int printer() const { return static_cast<int>(m_printers.indexOf(m_printer)); }
    void setPrinter(int printer);
    [[nodiscard]] QString header() const;
    [[nodiscard]] QString footer() const;
    /// By places, a line for each: `1: 500 €`, `U14 1-2: 50 €`.
    [[nodiscard]] QString prizes() const;
    /// Which line of what was typed last cannot be read, and why; empty: all of it is kept.
    [[nodiscard]] QString prizesError() const { return m_prizesError; }
    /// How who has the same points shares, and how many prizes a player has.
    [[nodiscard]] QStringList prizeSharings() const;
    [[nodiscard]] int prizeSharing() const;
    [[nodiscard]] QStringList prizeLimits() const;
    [[nodiscard]] int prizeLimit() const;
    [[nodiscard]] bool prizesInWholeUnits() const;
    /// The paper that is shown is the prize list, and no prizes are on record.
    [[nodiscard]] bool lacksPrizes() const;
    /// There is a round, and with it standings.
    [[nodiscard]] bool isPaired() const { return matter().round.value() > 0; }
    /// The paper that is shown is about one player, the one on this row of the standings.
    [[nodiscard]] bool certifies() const;
    [[nodiscard]] QStringList ranked() const;
    [[nodiscard]] int certified() const { return m_certified; }
    void setCertified(int row);
    [[nodiscard]] bool hasLogo() const;
    /// Where everything is printed from now on, whatever printers there are; until one is chosen.
    void setTarget(PrintTarget const& target);
    /// Of the web pages; empty: no paper says where they are.
    void setAddress(QString const& address);

    /// The paper with this word, where it can be made.
    Q_INVOKABLE void chooseNamed(QString const& word);
    /// A paper about one player: of the next one in the standings, or of the one before.
    Q_INVOKABLE void stepCertified(int by);
    Q_INVOKABLE void stepRound(int by);
    Q_INVOKABLE void setSize(int size);
    Q_INVOKABLE void setLanguage(int language);
    Q_INVOKABLE void setLines(QString const& header, QString const& footer);
    Q_INVOKABLE void setPrizes(QString const& prizes);
    Q_INVOKABLE void setPrizeTerms(int sharing, int limit, bool inWholeUnits);
    Q_INVOKABLE void setLogo(QUrl const& file);
    Q_INVOKABLE void removeLogo();
    Q_INVOKABLE void printWall();
    /// The same of all tournaments that are open, with one list by name.
    Q_INVOKABLE void printWallOfAll();

signals:
    void changed();

private:
    [[nodiscard]] PaperMatter matter() const;
    [[nodiscard]] QString wallFile() const;
    [[nodiscard]] std::vector<pairing::Standing> standings() const;
    [[nodiscard]] std::vector<EventPaper const*> makeable() const;
    [[nodiscard]] EventPaper const* chosenPaper() const;
    [[nodiscard]] session::PaperSettings const& settings() const;
    void sign(PaperLook& look) const;
    void arrange(session::PaperSettings const& settings);
    void submitPrizes(std::string text, session::PrizeTerms const& terms);
    void show();
    void findPrinters();

    DeskLink& m_desk;
    CommandDoor& m_door;
    SharedDoor const& m_shared;
    NoticeView& m_notice;
    QSettings& m_settings;
    PaperView m_paper;
    QStringList m_printers;
    QString m_printer;
    std::optional<PrintTarget> m_target; ///< set by setTarget()
    QString m_address;                   ///< of the web pages
    QString m_prizesError;
    QString m_refusedPrizes; ///< as typed, while they are wrong
    QString m_chosen;        ///< the word of the paper; it may come back where it cannot be made for a while
    PaperTurn m_turn = PaperTurn::AsNeeded;
    int m_certified = 0;
    int m_round = 0; ///< 0: the last one
    bool m_watched = false;
};

} // namespace flagfall::view
