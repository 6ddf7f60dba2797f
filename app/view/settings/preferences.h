// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/face_options.h"

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// What the user of this computer likes. Kept in an ini file; what the command line says holds for this run only.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages CONSTANT FINAL)
    Q_PROPERTY(QStringList languageNames READ languageNames CONSTANT FINAL)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    Q_PROPERTY(bool dark READ dark NOTIFY themeChanged FINAL)
    Q_PROPERTY(double fontScale READ fontScale WRITE setFontScale NOTIFY fontScaleChanged FINAL)
    Q_PROPERTY(ClockStyle clockStyle READ clockStyle WRITE setClockStyle NOTIFY faceChanged FINAL)
    Q_PROPERTY(int tenthsBelow READ tenthsBelow WRITE setTenthsBelow NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool delayInTotal READ delayInTotal WRITE setDelayInTotal NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool showMoves READ showMoves WRITE setShowMoves NOTIFY faceChanged FINAL)
    Q_PROPERTY(QStringList sample READ sample NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool deskSound READ deskSound WRITE setDeskSound NOTIFY soundChanged FINAL)
    Q_PROPERTY(BoardSound boardSound READ boardSound WRITE setBoardSound NOTIFY soundChanged FINAL)
    Q_PROPERTY(bool callSound READ callSound WRITE setCallSound NOTIFY soundChanged FINAL)
    Q_PROPERTY(bool entrySound READ entrySound WRITE setEntrySound NOTIFY soundChanged FINAL)
    Q_PROPERTY(ResultKeys resultKeys READ resultKeys WRITE setResultKeys NOTIFY resultKeysChanged FINAL)
    Q_PROPERTY(QStringList resultKeysNames READ resultKeysNames CONSTANT FINAL)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY soundChanged FINAL)
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY attendantChanged FINAL)
    Q_PROPERTY(QUrl folder READ folder WRITE setFolder NOTIFY folderChanged FINAL)
    Q_PROPERTY(QString station READ station WRITE setStation NOTIFY attendantChanged FINAL)
    Q_PROPERTY(QString stationHint READ stationHint NOTIFY stationHintChanged FINAL)
public:
    enum class Theme { System, Light, Dark };
    Q_ENUM(Theme)
    enum class ClockStyle { Modern, Dgt2010, Dgt3000 };
    Q_ENUM(ClockStyle)
    /// Whether the clock of the board on the screen is heard. As clocks do: not where a control has main time and
    /// nothing that starts again, but in byo-yomi, Canadian overtime, hourglass, gong and move timer.
    enum class BoardSound { Never, AsClocksDo, Always };
    Q_ENUM(BoardSound)

    /// Which keys enter results: the program's own, or those of another one that arbiters are used to.
    enum class ResultKeys { OwnKeys, VegaKeys, SharlyKeys };
    Q_ENUM(ResultKeys)

    explicit Preferences(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] QString language() const { return m_language; }
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] QStringList languageNames() const;
    [[nodiscard]] Theme theme() const { return m_theme; }
    [[nodiscard]] bool dark() const;
    [[nodiscard]] double fontScale() const { return m_fontScale; }
    [[nodiscard]] ClockStyle clockStyle() const { return m_clockStyle; }
    [[nodiscard]] int tenthsBelow() const { return m_tenthsBelow; } ///< seconds; 0: no tenths
    [[nodiscard]] bool delayInTotal() const { return m_delayInTotal; }
    [[nodiscard]] bool showMoves() const { return m_showMoves; }
    [[nodiscard]] FaceOptions faceOptions() const;
    /// A few times as the options show them.
    [[nodiscard]] QStringList sample() const;
    [[nodiscard]] bool deskSound() const { return m_deskSound; } ///< a tone here for every flag of the hall
    [[nodiscard]] BoardSound boardSound() const { return m_boardSound; }
    [[nodiscard]] bool callSound() const { return m_callSound; }   ///< a tone for a board that calls the arbiter
    [[nodiscard]] bool entrySound() const { return m_entrySound; } ///< a tone for a key that entered no result
    [[nodiscard]] ResultKeys resultKeys() const { return m_resultKeys; }
    /// The programs whose keys they are, in the order of ResultKeys.
    [[nodiscard]] QStringList resultKeysNames() const;
    [[nodiscard]] bool muted() const { return m_muted; } ///< for this run: nothing is heard

    /// Who is at this desk, as acts will say; empty: nobody has said.
    [[nodiscard]] QString person() const { return m_person; }
    /// What this desk is called, as acts will say; empty: the usual name.
    [[nodiscard]] QString station() const { return m_station; }
    /// As it is written into acts: of a desk without a name with `%1` for its number in the event.
    [[nodiscard]] QString stationOrNumber() const;
    /// The name of a desk to which nobody gave one, in the event that is open.
    [[nodiscard]] QString stationHint() const;
    void setDeskNumber(int number);

    /// Where a dialog for a file begins: where one was chosen last, or among the documents.
    [[nodiscard]] QUrl folder() const;
    void setFolder(QUrl const& folder);

    void setPerson(QString const& person);
    void setStation(QString const& station);
    void setLanguage(QString const& language);
    void setTheme(Theme theme);
    void setFontScale(double scale);
    void setClockStyle(ClockStyle style);
    void setTenthsBelow(int seconds);
    void setDelayInTotal(bool inTotal);
    void setShowMoves(bool show);
    void setDeskSound(bool sound);
    void setBoardSound(BoardSound sound);
    void setCallSound(bool sound);
    void setEntrySound(bool sound);
    void setResultKeys(ResultKeys keys);
    void setMuted(bool muted);

    /// For this run only; unknown values are left alone and answered with false.
    bool overrideLanguage(QString const& language);
    void overrideTheme(Theme theme);
    bool overrideFontScale(double scale);

    /// What the desktop's own theme is; main.cpp finds out and follows it.
    void setSystemDark(bool dark);

    /// The same as there.
    void takeFrom(Preferences const& other);
    /// From now on a change in one of the two, which lie in one file, is a change in both. Both go at the same time.
    void shareWith(Preferences& other);

signals:
    void languageChanged();
    void spoken(); ///< the texts are those of the language
    void themeChanged();
    void fontScaleChanged();
    void faceChanged();
    void soundChanged();
    void attendantChanged();
    void stationHintChanged();
    void resultKeysChanged();
    void folderChanged();

private:
    void loadClocks();
    QSettings& m_settings;
    QString m_language;
    Theme m_theme = Theme::System;
    bool m_systemDark = false;
    double m_fontScale = 1.0;
    ClockStyle m_clockStyle = ClockStyle::Modern;
    int m_tenthsBelow = 10;
    bool m_delayInTotal = false;
    bool m_showMoves = true;
    bool m_deskSound = false;
    BoardSound m_boardSound = BoardSound::AsClocksDo;
    bool m_callSound = true;
    bool m_entrySound = true;
    ResultKeys m_resultKeys = ResultKeys::OwnKeys;
    bool m_muted = false;
    QString m_person, m_station;
    int m_deskNumber = 1;
};

} // namespace flagfall::view
