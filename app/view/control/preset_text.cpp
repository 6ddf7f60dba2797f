// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/control/preset_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

struct PresetText {
    Q_DECLARE_TR_FUNCTIONS(PresetText)
};

/// The names of the table, for the tool that collects what is to be translated.
constexpr std::array names{
    QT_TRANSLATE_NOOP("PresetText", "Olympiad, World Cup, continental and youth championships"),
    QT_TRANSLATE_NOOP("PresetText", "Grand Prix and Candidates 2014 to 2019"),
    QT_TRANSLATE_NOOP("PresetText", "World Championship 2021, Candidates 2022"),
    QT_TRANSLATE_NOOP("PresetText", "Candidates 2024"),
    QT_TRANSLATE_NOOP("PresetText", "Norway Chess"),
    QT_TRANSLATE_NOOP("PresetText", "One period with increment"),
    QT_TRANSLATE_NOOP("PresetText", "German league"),
    QT_TRANSLATE_NOOP("PresetText", "English county matches"),
    QT_TRANSLATE_NOOP("PresetText", "Without increment"),
    QT_TRANSLATE_NOOP("PresetText", "With increment"),
    QT_TRANSLATE_NOOP("PresetText", "Bronstein delay"),
    QT_TRANSLATE_NOOP("PresetText", "World Rapid Championship"),
    QT_TRANSLATE_NOOP("PresetText", "World Cup tie-break"),
    QT_TRANSLATE_NOOP("PresetText", "World Championship 2024 tie-break"),
    QT_TRANSLATE_NOOP("PresetText", "World Blitz Championship"),
    QT_TRANSLATE_NOOP("PresetText", "FIDE match 2021"),
    QT_TRANSLATE_NOOP("PresetText", "Regular"),
    QT_TRANSLATE_NOOP("PresetText", "Dual rated"),
    QT_TRANSLATE_NOOP("PresetText", "Quick"),
    QT_TRANSLATE_NOOP("PresetText", "Blitz"),
    QT_TRANSLATE_NOOP("PresetText", "White has less time"),
    QT_TRANSLATE_NOOP("PresetText", "Black has less time"),
    QT_TRANSLATE_NOOP("PresetText", "Even times"),
    QT_TRANSLATE_NOOP("PresetText", "Hourglass"),
    QT_TRANSLATE_NOOP("PresetText", "Gong"),
    QT_TRANSLATE_NOOP("PresetText", "Time for each move"),
    QT_TRANSLATE_NOOP("PresetText", "Scrabble"),
    QT_TRANSLATE_NOOP("PresetText", "Byo-yomi"),
    QT_TRANSLATE_NOOP("PresetText", "Canadian overtime"),
    QT_TRANSLATE_NOOP("PresetText", "Delay"),
    QT_TRANSLATE_NOOP("PresetText", "No limit"),
    QT_TRANSLATE_NOOP("PresetText", "First generation"),
    QT_TRANSLATE_NOOP("PresetText", "Second generation, blue buttons"),
};

QString translated(std::string_view name) {
    return QCoreApplication::translate("PresetText", std::string{name}.c_str());
}

} // namespace

QString presetText(clock::Preset const& preset) {
    if (preset.group < clock::PresetGroup::Dgt3000) return translated(preset.name);
    //: %1 the number of a preset on a clock.
    QString const option = PresetText::tr("Option %1").arg(plain(preset.number()));
    //: %1 "Option 19", %2 what it is called besides.
    return preset.name.empty() ? option : PresetText::tr("%1 (%2)", "option").arg(option, translated(preset.name));
}

QString presetGroupText(clock::PresetGroup group) {
    using enum clock::PresetGroup;
    switch (group) {
    case FideClassical: return PresetText::tr("Classical");
    case FideRapid: return PresetText::tr("Rapid");
    case FideBlitz: return PresetText::tr("Blitz");
    case Bullet: return PresetText::tr("Bullet");
    case Armageddon: return PresetText::tr("Armageddon");
    case UsChess: return PresetText::tr("US Chess");
    case Handicap: return PresetText::tr("Handicap");
    case Other: return PresetText::tr("Other clocks");
    case Dgt3000: return PresetText::tr("DGT 3000");
    case Dgt2010: return PresetText::tr("DGT 2010");
    case DgtNorthAmerican: return PresetText::tr("DGT North American");
    }
    return {};
}

bool hasTranslatedName(clock::Preset const& preset) {
    return preset.name.empty() || std::ranges::any_of(names, [&](char const* name) { return preset.name == name; });
}

} // namespace flagfall::view
