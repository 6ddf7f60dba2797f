// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    function fill(n) {
        clear()
        for (let i = 0; i < n; ++i)
            append({ number: String(i + 1), name: "Souto Outeiriño, Xoán Manuel", brief: "Souto Outeiriño, X.", rival: "Kráľovičová, Alžbeta", rivalBrief: "Kráľovičová, A.",
                     middle: i % 3 ? "½–½" : "–", time: "1:28:07", rivalTime: "< 0:10", side: 1 + i % 2 })
    }
}
