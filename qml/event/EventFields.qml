// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Left: what the event is called and where. Right: how it is played.
FocusScope {
    id: fields

    required property EventForm form
    property ControlForm controlForm: null // opens the editor of time controls
    property bool begins: false // the page begins with this form

    // The field of this name has the keyboard.
    function take(name: string) { fields.named(grid, name)?.take() }
    function named(item: Item, name: string): var {
        if (item.objectName === name)
            return item
        return Array.from(item.children).reduce((found, child) => found ?? fields.named(child, name), null)
    }

    implicitHeight: grid.implicitHeight

    MouseArea { // below everything: what is typed after a click on a locked field goes nowhere
        anchors.fill: parent
        onPressed: nowhere.forceActiveFocus(Qt.MouseFocusReason)
    }
    Item { id: nowhere }
    GridLayout {
        id: grid
        width: parent.width
        columns: width > 760 * Theme.fontScale ? 2 : 1
        columnSpacing: Theme.wide
        rowSpacing: Theme.wide

        ColumnLayout {
            spacing: Theme.wide
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            Card {
                spacing: 12
                Layout.fillWidth: true
                AppText {
                    text: qsTr("What and where")
                    font.pixelSize: Theme.lead
                    font.bold: true
                    Layout.fillWidth: true
                }
                Field {
                    objectName: "name"
                    first: fields.begins
                    label: qsTr("Name of the event")
                    value: fields.form.name
                    error: fields.form.nameError
                    Layout.fillWidth: true
                    onEdited: text => fields.form.name = text
                    onFinished: fields.form.touch("name")
                }
                RowLayout {
                    spacing: 12
                    Layout.fillWidth: true
                    Field {
                        objectName: "place"
                        label: qsTr("Place")
                        value: fields.form.place
                        error: fields.form.placeError
                        Layout.fillWidth: true
                        Layout.alignment: Qt.AlignTop
                        onEdited: text => fields.form.place = text
                        onFinished: fields.form.touch("place")
                    }
                    Field {
                        objectName: "federation"
                        label: qsTr("Federation")
                        placeholder: qsTr("e.g. SVK")
                        value: fields.form.federation
                        error: fields.form.federationError
                        Layout.fillWidth: false
                        Layout.preferredWidth: 130 * Theme.fontScale
                        Layout.alignment: Qt.AlignTop
                        onEdited: text => fields.form.federation = text
                        onFinished: fields.form.touch("federation")
                    }
                }
                RowLayout {
                    spacing: 12
                    Layout.fillWidth: true
                    Field {
                        objectName: "festival"
                        label: qsTr("Festival")
                        value: fields.form.festival
                        error: fields.form.festivalError
                        hint: qsTr("The whole event, where this is one of several tournaments. Those with the same words whose files are in one folder open together.")
                        Layout.fillWidth: true
                        Layout.alignment: Qt.AlignTop
                        onEdited: text => fields.form.festival = text
                        onFinished: fields.form.touch("festival")
                    }
                    Field {
                        objectName: "firstBoard"
                        label: qsTr("First board")
                        placeholder: "1"
                        value: fields.form.firstBoard
                        error: fields.form.firstBoardError
                        hint: fields.form.firstBoardRemark !== "" ? fields.form.firstBoardRemark : qsTr("Of rounds paired from now on.")
                        visible: !fields.form.ofTeams
                        input.inputMethodHints: Qt.ImhDigitsOnly
                        Layout.fillWidth: false
                        Layout.preferredWidth: 130 * Theme.fontScale
                        Layout.alignment: Qt.AlignTop
                        onEdited: text => fields.form.firstBoard = text
                        onFinished: fields.form.touch("firstBoard")
                    }
                }
                RowLayout {
                    spacing: 12
                    Layout.fillWidth: true
                    Field {
                        objectName: "begins"
                        label: qsTr("First day")
                        placeholder: Qt.formatDate(new Date(), "yyyy-MM-dd")
                        value: fields.form.begins
                        error: fields.form.beginsError
                        Layout.fillWidth: true
                        Layout.alignment: Qt.AlignTop
                        onEdited: text => fields.form.begins = text
                        onFinished: fields.form.touch("begins")
                    }
                    Field {
                        objectName: "ends"
                        label: qsTr("Last day")
                        placeholder: Qt.formatDate(new Date(), "yyyy-MM-dd")
                        value: fields.form.ends
                        error: fields.form.endsError
                        Layout.fillWidth: true
                        Layout.alignment: Qt.AlignTop
                        onEdited: text => fields.form.ends = text
                        onFinished: fields.form.touch("ends")
                    }
                }
                ScheduleFields {
                    form: fields.form
                    Layout.fillWidth: true
                }
                Field {
                    objectName: "chiefArbiter"
                    label: qsTr("Chief arbiter")
                    value: fields.form.chiefArbiter
                    error: fields.form.chiefArbiterError
                    Layout.fillWidth: true
                    onEdited: text => fields.form.chiefArbiter = text
                    onFinished: fields.form.touch("chiefArbiter")
                }
                LinesField {
                    objectName: "deputyArbiters"
                    label: qsTr("Deputy arbiters")
                    value: fields.form.deputyArbiters
                    error: fields.form.deputyArbitersError
                    hint: qsTr("One in each line, with title, as the report file has them.")
                    Layout.fillWidth: true
                    onEdited: text => fields.form.deputyArbiters = text
                    onFinished: fields.form.touch("deputyArbiters")
                }
                Choice {
                    label: qsTr("Names in the alphabet of")
                    names: fields.form.languageNames
                    chosen: Array.from(fields.form.languageCodes).indexOf(fields.form.language)
                    hint: fields.form.languageIsProposed ? qsTr("Sorts the names in lists; until you choose it goes by the federation.") : qsTr("Sorts the names in lists.")
                    Layout.fillWidth: true
                    onPicked: index => fields.form.language = fields.form.languageCodes[index]
                }
                Choice {
                    label: qsTr("Edition of the Laws of Chess")
                    names: fields.form.editionNames
                    chosen: Array.from(fields.form.editionCodes).indexOf(fields.form.edition)
                    hint: qsTr("Fixed once the first round is paired.")
                    enabled: !fields.form.fixedAfterFirstRound
                    Layout.fillWidth: true
                    onPicked: index => fields.form.edition = fields.form.editionCodes[index]
                }
            }
            AppealFields {
                form: fields.form
                Layout.fillWidth: true
            }
            AdjournedFields {
                form: fields.form
                Layout.fillWidth: true
            }
            CategoryFields {
                form: fields.form
                Layout.fillWidth: true
            }
        }
        Card {
            spacing: 12
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            AppText {
                text: qsTr("How it is played")
                font.pixelSize: Theme.lead
                font.bold: true
                Layout.fillWidth: true
            }
            ControlField {
                form: fields.form
                maker: fields.controlForm
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
            }
            Choice {
                label: qsTr("Pairing system")
                names: fields.form.systemNames
                chosen: Array.from(fields.form.systemCodes).indexOf(fields.form.system)
                hint: fields.form.systemHint
                error: fields.form.systemError
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                onPicked: index => fields.form.system = fields.form.systemCodes[index]
            }
            MatchFields {
                form: fields.form
                visible: fields.form.playsMatches
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
            }
            TeamFields {
                form: fields.form
                Layout.fillWidth: true
            }
            Choice {
                label: qsTr("Players are numbered by their")
                names: fields.form.ratingMethodNames
                values: fields.form.ratingMethodCodes
                value: fields.form.ratingMethod
                hint: fields.form.ratingMethodHint
                Layout.fillWidth: true
                onChose: method => fields.form.ratingMethod = method
            }
            Choice {
                label: qsTr("Players with equal rating and title")
                names: fields.form.equalsNames
                values: fields.form.equalsWords
                value: fields.form.equals
                hint: qsTr("Announce it before the event if it is not the alphabet (C.04.2, 2.2).")
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                onChose: word => fields.form.equals = word
            }
            Field {
                objectName: "rounds"
                label: qsTr("Rounds")
                value: fields.form.rounds > 0 ? String(fields.form.rounds) : ""
                hint: fields.form.roundsHint
                error: fields.form.roundsError
                enabled: !fields.form.fixedAfterFirstRound
                input.inputMethodHints: Qt.ImhDigitsOnly
                input.validator: IntValidator {
                    bottom: 0
                    top: 999
                }
                Layout.fillWidth: true
                onEdited: text => fields.form.rounds = Number(text)
                onFinished: fields.form.touch("rounds")
            }
            Chips {
                label: qsTr("Initial colour")
                names: [qsTr("drawn by lots"), qsTr("White"), qsTr("Black")]
                chosen: ["lot", "white", "black"].indexOf(fields.form.initialColour)
                visible: fields.form.drawsInitialColour
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                onPicked: index => fields.form.initialColour = ["lot", "white", "black"][index]
            }
            RowLayout {
                spacing: 12
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                Field {
                    objectName: "points"
                    label: fields.form.ofTeams ? qsTr("Match won counts") : qsTr("Win counts")
                    value: fields.form.win
                    error: fields.form.pointsError
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    onEdited: text => fields.form.win = text
                    onFinished: fields.form.touch("points")
                }
                Field {
                    objectName: "points"
                    label: fields.form.ofTeams ? qsTr("Match drawn counts") : qsTr("Draw counts")
                    value: fields.form.draw
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    onEdited: text => fields.form.draw = text
                    onFinished: fields.form.touch("points")
                }
                Field {
                    objectName: "points"
                    label: fields.form.ofTeams ? qsTr("Match lost counts") : qsTr("Loss counts")
                    value: fields.form.loss
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    onEdited: text => fields.form.loss = text
                    onFinished: fields.form.touch("points")
                }
            }
            Chips {
                label: qsTr("The pairing-allocated bye counts")
                names: fields.form.allocatedByeNames
                chosen: fields.form.allocatedByeNames.indexOf(fields.form.allocatedBye)
                visible: fields.form.hasAllocatedBye
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                onPicked: index => fields.form.allocatedBye = fields.form.allocatedByeNames[index]
            }
            RowLayout {
                spacing: 12
                visible: fields.form.hasForfeits
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                Field {
                    objectName: "forfeits"
                    label: qsTr("Win by forfeit counts")
                    value: fields.form.forfeitWin
                    placeholder: fields.form.win || "1"
                    error: fields.form.forfeitsError
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    onEdited: text => fields.form.forfeitWin = text
                    onFinished: fields.form.touch("forfeits")
                }
                Field {
                    objectName: "forfeits"
                    label: qsTr("Loss by forfeit counts")
                    value: fields.form.forfeitLoss
                    placeholder: "0"
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    onEdited: text => fields.form.forfeitLoss = text
                    onFinished: fields.form.touch("forfeits")
                }
                Field {
                    objectName: "forfeits"
                    label: qsTr("Absence counts")
                    value: fields.form.absence
                    placeholder: "0"
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    onEdited: text => fields.form.absence = text
                    onFinished: fields.form.touch("forfeits")
                }
            }
            OnOff {
                text: qsTr("The hall has clocks of its own: boards are shown without times")
                checked: fields.form.clocksOnTables
                Layout.fillWidth: true
                onToggled: fields.form.clocksOnTables = checked
            }
            Field {
                objectName: "defaultTime"
                label: qsTr("Default time, in minutes")
                value: fields.form.defaultTime
                hint: qsTr("A player who arrives after this time loses the game (Laws 6.7; 2009: 6.6). Empty: 0 minutes.")
                error: fields.form.defaultTimeError
                input.inputMethodHints: Qt.ImhDigitsOnly
                Layout.fillWidth: true
                onEdited: text => fields.form.defaultTime = text
                onFinished: fields.form.touch("defaultTime")
            }
            Chips {
                label: qsTr("A latecomer may be let in by")
                names: [qsTr("the arbiter"), qsTr("the regulations only")]
                values: fields.form.lateDiscretionWords
                value: fields.form.lateDiscretion
                Layout.fillWidth: true
                onChose: who => fields.form.lateDiscretion = who
            }
            Field {
                objectName: "noDrawBefore"
                label: qsTr("No draw by agreement before move")
                value: fields.form.noDrawBefore
                hint: qsTr("Without the arbiter's consent (Laws 9.1). Empty: no such rule; “never”: not at all.")
                error: fields.form.noDrawBeforeError
                Layout.fillWidth: true
                onEdited: text => fields.form.noDrawBefore = text
                onFinished: fields.form.touch("noDrawBefore")
            }
            OnOff {
                text: qsTr("Rapid and blitz under the Competition Rules: supervised as the Laws ask (%1)").arg(fields.form.supervisionArticles)
                checked: fields.form.fullSupervision
                Layout.fillWidth: true
                onToggled: fields.form.fullSupervision = checked
            }
            Choice {
                label: qsTr("Penalty for an electronic device")
                names: fields.form.deviceCostsNames
                values: fields.form.deviceCostsWords
                value: fields.form.deviceCosts
                Layout.fillWidth: true
                onChose: cost => fields.form.deviceCosts = cost
            }
            OnOff {
                text: qsTr("Devices are allowed switched off in a bag, placed as agreed with the arbiter")
                checked: fields.form.devicesInBags
                Layout.fillWidth: true
                onToggled: fields.form.devicesInBags = checked
            }
            OnOff {
                text: qsTr("Fines were announced in advance")
                checked: fields.form.finesAnnounced
                Layout.fillWidth: true
                onToggled: fields.form.finesAnnounced = checked
            }
            OnOff {
                text: qsTr("Quickplay finish was announced (Guidelines III; 2014: Appendix G)")
                checked: fields.form.quickplayAnnounced
                Layout.fillWidth: true
                onToggled: fields.form.quickplayAnnounced = checked
            }
            TieBreakField {
                list: fields.form.tieBreaks
                visible: !fields.form.playsMatches
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
            }
            Choice {
                label: qsTr("Tie-breaks by ratings count players without a rating")
                names: fields.form.unratedNames
                values: fields.form.unratedWords
                value: fields.form.unratedChoice
                hint: qsTr("Announce it before the event (C.07, Art. 10).")
                visible: !fields.form.playsMatches // a knockout has no tie-breaks
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                onChose: word => fields.form.unrated = word
            }
            Field {
                objectName: "unrated"
                label: qsTr("Rating that they count as")
                value: fields.form.unrated
                visible: fields.form.unratedHasRating && !fields.form.playsMatches
                error: fields.form.unratedError
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                onEdited: text => fields.form.unrated = text
                onFinished: fields.form.touch("unrated")
            }
            Choice {
                label: qsTr("Tie-breaks by ratings take")
                names: fields.form.ratingsNames
                values: fields.form.ratingsWords
                value: fields.form.ratingsChoice
                hint: qsTr("Of an event of more than 30 days. Without a word it is the first rating (C.07, Art. 10); later ones are in the form of the player.")
                visible: fields.form.takesRatings && !fields.form.playsMatches
                enabled: !fields.form.fixedAfterFirstRound
                Layout.fillWidth: true
                onChose: word => fields.form.ratings = word
            }
            Field {
                objectName: "ratings"
                label: qsTr("Round whose rating counts")
                value: fields.form.ratings
                visible: fields.form.ratingsHaveRound && !fields.form.playsMatches
                error: fields.form.ratingsError
                enabled: !fields.form.fixedAfterFirstRound
                input.inputMethodHints: Qt.ImhDigitsOnly
                Layout.fillWidth: true
                onEdited: text => fields.form.ratings = text
                onFinished: fields.form.touch("ratings")
            }
        }
    }
}
