// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    ListElement { place: "2"; title: "FM"; name: "Kráľovičová, Alžbeta"; rating: "2301"; federation: "SVK"; birth: "1980-02-29"; fideId: "14900001"; more: "Slávia"; remarks: ""; twin: ""; taken: true; usable: true }
    ListElement { place: "3"; title: ""; name: "Souto Outeiriño, Xoán Manuel"; rating: ""; federation: ""; birth: "1999"; fideId: ""; more: ""; remarks: "Not a rating, left out: “about 1900”"; twin: "The same name as row 2: Souto · 1999"; taken: false; usable: true }
    ListElement { place: "4"; title: ""; name: ""; rating: "1800"; federation: ""; birth: ""; fideId: ""; more: ""; remarks: "No name: not a player."; twin: ""; taken: false; usable: false }
}
