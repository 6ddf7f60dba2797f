// SPDX-License-Identifier: GPL-3.0-or-later
import Flagfall.App

ProposalView {
    property var places: []
}
