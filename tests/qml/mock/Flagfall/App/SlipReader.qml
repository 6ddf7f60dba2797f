// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// Takes the letter F alone.
QtObject {
    signal boardRead(int board)

    function key(key: int, text: string, modifiers: int, scanCode: int): bool { return text === "f" && modifiers === 0 }
}
