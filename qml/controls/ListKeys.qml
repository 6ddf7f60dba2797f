// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Home, End, PgUp and PgDn mean the same in every long list and on the wall.
QtObject {
    id: keys

    required property int count
    required property int current
    required property int page // rows or tiles in sight

    // Where the key leads; -1 for another key.
    function target(key: int): int {
        const last = keys.count - 1
        switch (key) {
        case Qt.Key_Home: return Math.min(0, last)
        case Qt.Key_End: return last
        case Qt.Key_PageUp: return Math.min(last, Math.max(0, keys.current - keys.page))
        case Qt.Key_PageDown: return Math.min(last, keys.current + keys.page)
        }
        return -1
    }
}
