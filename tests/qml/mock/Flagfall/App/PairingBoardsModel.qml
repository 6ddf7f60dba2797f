// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ board: i, whiteName: "Kráľovičová Alžbeta", whitePoints: "2½", whiteColours: "WBW", whiteFloats: "↓·", whiteId: 2 * i - 1,
                     blackName: i === n ? "pairing-allocated bye" : "Souto Outeiriño Xoán Manuel", blackPoints: "2", blackColours: "BWB", blackFloats: "", whiteAbout: "WFM 2231", blackAbout: "1987", blackId: i === n ? 0 : 2 * i,
                     whitePicked: i === 1, blackPicked: false, isBye: i === n, isNew: i === 2, byHand: i === 1,
                     warning: i === 1 ? "Kráľovičová Alžbeta and Souto Outeiriño Xoán Manuel have already met (C1)." : "", remark: i === 3 ? "Differs from the system." : "", accessibleText: "Board " + i })
    }
}
