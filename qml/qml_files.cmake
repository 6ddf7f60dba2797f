# SPDX-License-Identifier: GPL-3.0-or-later
# Every QML file of the module Flagfall.Ui.
set(qml_files
  Main.qml
  theme/Theme.qml theme/Tones.qml
  controls/AppButton.qml controls/AppText.qml controls/Badge.qml controls/Banner.qml controls/Card.qml controls/Chip.qml
  controls/Chips.qml controls/Choice.qml controls/EmptyPage.qml controls/Field.qml controls/FocusRing.qml
  controls/HeadCell.qml controls/Hint.qml controls/Icon.qml controls/InView.qml controls/KeyCap.qml controls/Legend.qml
  controls/Lines.qml controls/ListKeys.qml controls/LongList.qml controls/OnOff.qml
  controls/PageHead.qml controls/PersonName.qml controls/Scroll.qml controls/SheetPage.qml controls/SidePanel.qml
  controls/TallText.qml
  shell/Act.qml shell/Acts.qml shell/CommandPalette.qml shell/FileDialogs.qml shell/NavItem.qml shell/NavRail.qml
  shell/PageHost.qml shell/PaletteEntry.qml shell/QuestionDialog.qml shell/SaveState.qml shell/Toast.qml shell/TopBar.qml
  board/Board.qml board/BoardArrow.qml board/BoardField.qml board/BoardMan.qml board/BoardMark.qml board/BoardRim.qml
  board/BoardTouch.qml board/MenNames.qml board/PromotionChoice.qml
  record/BlindForm.qml record/BlindNews.qml record/ClaimCard.qml record/MoveCell.qml record/MoveTable.qml record/MoveTableRow.qml record/NewsCard.qml record/RecordBoard.qml
  record/RecordEntry.qml record/RecordForm.qml record/RecordHead.qml record/RecordNews.qml record/RecordPage.qml
  record/RecordPlayer.qml record/RecordQuestion.qml
  start/RecentList.qml start/RecentRow.qml start/StartAct.qml start/StartPage.qml
  control/ControlEditor.qml control/ControlLine.qml control/ControlMaker.qml control/ControlMeaning.qml
  control/ControlOptions.qml control/PeriodEditor.qml control/PeriodsEditor.qml control/PeriodsOf.qml
  control/PresetEntry.qml control/PresetFiles.qml control/PresetList.qml control/PresetSaver.qml
  event/ControlField.qml event/EventFields.qml event/EventPage.qml event/TargetFile.qml
  review/PreviewList.qml review/RemarkList.qml review/RemarkRow.qml review/ReviewPage.qml
  pairing/BracketDrawing.qml pairing/HandsBar.qml pairing/PairingPage.qml pairing/PairingRow.qml pairing/PairingSeat.qml
  pairing/PresencePanel.qml pairing/PresenceRow.qml pairing/WhyPanel.qml
  players/PlayerHead.qml players/PlayerPanel.qml players/PlayerRow.qml players/PlayersPage.qml
  players/ProhibitedPanel.qml
  hands/HandsChoice.qml hands/HandsClocks.qml hands/HandsForm.qml hands/HandsHead.qml hands/HandsList.qml hands/HandsPanel.qml
  hands/HandsReason.qml hands/HandsRow.qml hands/HandsScope.qml hands/HandsSide.qml hands/RulingCard.qml
  hands/RulingOwnWord.qml hands/RulingTicks.qml
  hall/BoardTile.qml hall/HallBar.qml hall/HallPage.qml hall/TileMarks.qml hall/TileSide.qml hall/TileState.qml hall/Wall.qml
  audit/AttendancePage.qml audit/AttendanceRow.qml audit/AttendanceSide.qml audit/AuditClean.qml audit/AuditPage.qml
  audit/AuditRow.qml
  clock/ClockFacts.qml clock/ClockHalf.qml clock/ClockPage.qml clock/ClockSign.qml clock/ClockStrip.qml
  results/ResultRow.qml results/ResultsBar.qml results/ResultsPage.qml
  standings/StandingsPage.qml standings/StandingsRow.qml
  history/HistoryPage.qml history/HistoryRow.qml
  recovery/ReadingButton.qml recovery/RecoveryHead.qml recovery/RecoveryPage.qml recovery/RecoveryRow.qml recovery/TypedTimes.qml
  settings/ClockSettings.qml settings/SettingsPage.qml settings/SoundSettings.qml
  replay/BoardActHead.qml replay/BoardActRow.qml replay/ReplayMoment.qml replay/ReplayPage.qml replay/ReplaySide.qml
  replay/TimeGraph.qml
  mating/ManPalette.qml mating/ManTile.qml mating/MateLine.qml mating/MatingLaws.qml mating/MatingPage.qml
  mating/SetUp.qml mating/VerdictCard.qml
  help/Chapter.qml help/Chapters.qml help/HelpCard.qml help/HelpKey.qml help/HelpPage.qml)
