// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "clock/setting.h"

#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QSettings;

namespace flagfall::view {

struct PresetRow {
    QString presetId; ///< of the program's own table; of the user's `own/` and the name
    QString group;
    QString name;
    QString control; ///< as a field shows it
    QString words;
    bool own = false;

    [[nodiscard]] QString key() const { return presetId; }
    friend bool operator==(PresetRow const&, PresetRow const&) = default;
};

/// Time controls by name: the user's own first, then those of the program, group by group; narrowed by a search.
/// The user's own are kept with the settings and may be shared as a file.
class PresetsModel : public FLAGFALL_ROWS(PresetRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(int ownCount READ ownCount NOTIFY countChanged FINAL)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged FINAL)
public:
    static constexpr int longestName = 80;

    explicit PresetsModel(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] int ownCount() const { return static_cast<int>(m_own.size()); }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(QString const& text);
    /// What became of the last import or export, in a sentence.
    [[nodiscard]] QString told() const { return m_told; }

    /// Keeps a control under a name, in place of an own preset that has this name already. An empty name, or one
    /// that is too long, is not kept.
    bool save(QString const& name, clock::Setting const& setting);
    [[nodiscard]] bool hasOwn(QString const& name) const;
    /// The name of a preset that sets the clocks exactly so, own ones first; empty when there is none.
    [[nodiscard]] QString nameOf(clock::Setting const& setting) const;
    /// Makes every text again, in the present language.
    void update();

    Q_INVOKABLE [[nodiscard]] QString controlAt(int row) const;
    Q_INVOKABLE void rename(int row, QString const& name);
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void exportTo(QUrl const& file);
    Q_INVOKABLE void importFrom(QUrl const& file);

    /// The file of own presets: JSON, a name and the exact form of the control for each.
    [[nodiscard]] QByteArray toFile() const;
    /// Takes over what is in such a file; the number of presets taken, none when it is no such file.
    std::optional<int> takeFile(QByteArray const& bytes);

signals:
    void countChanged();
    void searchChanged();
    void toldChanged();

private:
    struct Own {
        QString name;
        clock::Setting setting;
    };
    void load();
    void keep();
    void say(QString const& text);
    void put(QString const& name, clock::Setting const& setting);
    [[nodiscard]] std::vector<PresetRow> all() const;
    [[nodiscard]] bool isWanted(PresetRow const& row) const;
    [[nodiscard]] std::vector<Own>::iterator ownAt(int row);

    QSettings& m_settings;
    std::vector<Own> m_own;
    QString m_search;
    QString m_told;
};

} // namespace flagfall::view
