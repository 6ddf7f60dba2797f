// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/clock/lever_keys.h"

namespace flagfall::view {
namespace {

constexpr quint32 placeOfA = 38;
constexpr quint32 placeOfL = 46;
constexpr quint32 placeOfLeftShift = 50;
constexpr quint32 placeOfRightShift = 62;

} // namespace

std::optional<clock::End> leverOf(int key, quint32 scanCode) {
    if (key == Qt::Key_A || key == Qt::Key_Left) return clock::End::Left;
    if (key == Qt::Key_L || key == Qt::Key_Right) return clock::End::Right;
    if (scanCode == placeOfA || scanCode == placeOfLeftShift) return clock::End::Left;
    if (scanCode == placeOfL || scanCode == placeOfRightShift) return clock::End::Right;
    return std::nullopt;
}

} // namespace flagfall::view
