// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool typed: false
    signal changed()
    property var languageNames: ["English"]
    property var languageCodes: ["en"]
    property string language: "en"
    property string file: ""
    property string name: ""
    property string place: ""
    property string federation: ""
    property string begins: ""
    property string ends: ""
    property string chiefArbiter: ""
    property string edition: "2023"
    property string control: "3+2"
    property string system: "berger"
    property int rounds: 9
    property string defaultTime: "30"
    property bool devicesInBags: false
    property bool clocksOnTables: false
    property string deviceCosts: ""
    property var deviceCostsWords: ["", "warning"]
    property var deviceCostsNames: ["loss of the game", "warning"]
    property bool finesAnnounced: false
    property bool sealedOnScreen: true
    property bool twoKeys: false
    property bool witness: false
    property string lateAfter: ""
    property string lateAfterError: ""
    property string categories: ""
    property string categoriesError: ""
    property string agesOn: ""
    property string agesOnError: ""
    property string appealsWithin: "30"
    property string appealsWithinError: ""
    property bool appealsToChiefArbiter: false
    property string schedule: "1 2026-11-24 16:00 20:00"
    property string scheduleError: ""
    property bool canProposeSchedule: false
    function proposeSchedule() {}
    property bool languageIsProposed: true
    property string supervisionArticles: "A.4, B.2"
    property bool fullSupervision: false
    property bool quickplayAnnounced: false
    property bool drawsInitialColour: false
    property string systemHint: "Everybody meets everybody once, by tables that are known beforehand."
    property int gamesInRound: 1
    property bool playsMatches: false
    property string ladder: "2 standard"
    property string ladderError: ""
    property bool thirdPlaceMatch: false
    property bool hasAllocatedBye: false
    property string initialColour: "lot"
    property string allocatedBye: "1"
    property var allocatedByeNames: ["1", "½", "0"]
    property string allocatedByeError: ""
    property string win: "1"
    property string draw: "½"
    property string loss: "0"
    property string pointsError: ""
    property string forfeitWin: ""
    property string forfeitLoss: ""
    property string absence: ""
    property string forfeitsError: ""
    property bool hasForfeits: true
    property bool ofTeams: false
    property string teamsHint: "Teams are paired with others of the same score."
    property string boards: "4"
    property string boardColours: ""
    property string gameWin: "1"
    property string gameDraw: "½"
    property string gameLoss: "0"
    property string byeGamePoints: ""
    property string ratingDistance: ""
    property string reserves: ""
    property bool emptyBoardsAbove: false
    property string boardsError: ""
    property string boardColoursError: ""
    property string gamePointsError: ""
    property string byeGamePointsError: ""
    property string ratingDistanceError: ""
    property string reservesError: ""
    property TieBreakList tieBreaks: TieBreakList {}
    property var editionCodes: ["2023", "2018", "2014", "2009"]
    property var editionNames: ["FIDE Laws 2023", "FIDE Laws 2018", "FIDE Laws 2014", "FIDE Laws 2009"]
    property var systemCodes: ["berger", "berger2"]
    property var systemNames: ["Round robin (Berger tables)", "Double round robin"]
    property var controlPresets: ["90+30", "60+30", "25+10", "15+10", "10+5", "5+3", "3+2"]
    property string controlInWords: control === "" ? "" : "3 minutes for the game, and 2 seconds more for each move. Blitz."
    property bool controlOk: true
    property int controlErrorColumn: 0
    property string roundsHint: "A round robin of 9 players has 9 rounds"
    property bool valid: name !== ""
    property string firstWrong: valid ? "" : "name"
    property string whyInvalid: valid ? "" : "Name: The event needs a name."
    property bool editing: false
    property bool fixedAfterFirstRound: false
    property string nameError: ""
    property string placeError: ""
    property string federationError: ""
    property string beginsError: ""
    property string endsError: ""
    property string chiefArbiterError: ""
    property string deputyArbiters: ""
    property string deputyArbitersError: ""
    property string ratingMethod: ""
    property var ratingMethodCodes: ["", "FIDE"]
    property var ratingMethodNames: ["as the ratings of the players tell", "FIDE rating"]
    property string ratingMethodHint: ""
    property string unrated: ""
    property string unratedChoice: ["", "lowest", "average"].includes(unrated) ? unrated : "1400"
    property bool unratedHasRating: unratedChoice === "1400"
    property var unratedWords: ["", "lowest", "average", "1400"]
    property var unratedNames: ["such tie-breaks are not used then", "as the lowest rated player", "as the average of the rated players", "with a rating of …"]
    property string unratedError: ""
    property string festival: ""
    property string festivalError: ""
    property string ratings: ""
    property string ratingsChoice: ""
    property bool ratingsHaveRound: false
    property var ratingsWords: ["", "each", "2"]
    property var ratingsNames: ["the first of a player's ratings", "the rating of each round", "the rating of round …"]
    property string ratingsError: ""
    property bool takesRatings: false
    property string firstBoard: ""
    property string firstBoardError: ""
    property string firstBoardRemark: ""
    property string equals: ""
    property var equalsWords: ["", "national-rating", "entry"]
    property var equalsNames: ["by the alphabet", "by the national rating, then by the alphabet", "by the order of entry"]
    property string controlError: ""
    property string roundsError: ""
    property string systemError: ""
    property string defaultTimeError: ""
    property string lateDiscretion: "arbiter"
    property var lateDiscretionWords: ["arbiter", "regulations"]
    property string noDrawBefore: ""
    property string noDrawBeforeError: ""
    property int submitted: 0

    signal done()

    function startNew() { editing = false; name = "" }
    function startEdit() { editing = true; name = "Open of the Lower Town" }
    function submit() { submitted += 1; done() }
    function touchAll() { touch("name") }
    function touch(field) { if (field === "name" && name === "") nameError = "An event needs a name." }
}
