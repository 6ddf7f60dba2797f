// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

/// The sides of a board by name, for pages: `Sides.White`. BoardsModel has the same three for the wall.
class Sides : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("names alone")
public:
    enum class Side { Nobody, White, Black };
    Q_ENUM(Side)
};

[[nodiscard]] constexpr Sides::Side sideOf(Colour colour) {
    return colour == Colour::White ? Sides::Side::White : Sides::Side::Black;
}

/// None for nobody.
[[nodiscard]] constexpr std::optional<Colour> colourOf(Sides::Side side) {
    if (side == Sides::Side::White) return Colour::White;
    if (side == Sides::Side::Black) return Colour::Black;
    return std::nullopt;
}

} // namespace flagfall::view
