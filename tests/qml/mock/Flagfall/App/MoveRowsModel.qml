// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    enum Finding {
        Agrees,
        Differs,
        Missing,
        NotPossible,
        Unreadable,
        Unchecked
    }
}
