// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_details.h"
#include "app/view/event/tie_break_list.h"
#include "pairing/trf/trf.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class SharedDoor;

/// The form that creates an event or revises its details. Everything is checked while it is typed; a field says
/// what is wrong with it once it was left, or once the form was sent.
class EventForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString file READ file WRITE setFile NOTIFY changed FINAL)
    Q_PROPERTY(bool typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed FINAL)
    Q_PROPERTY(QString federation READ federation WRITE setFederation NOTIFY changed FINAL)
    Q_PROPERTY(QString begins READ begins WRITE setBegins NOTIFY changed FINAL)
    Q_PROPERTY(QString ends READ ends WRITE setEnds NOTIFY changed FINAL)
    Q_PROPERTY(QString chiefArbiter READ chiefArbiter WRITE setChiefArbiter NOTIFY changed FINAL)
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed FINAL)
    Q_PROPERTY(QString control READ control WRITE setControl NOTIFY changed FINAL)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed FINAL)
    Q_PROPERTY(QString defaultTime READ defaultTime WRITE setDefaultTime NOTIFY changed FINAL)
    Q_PROPERTY(QString lateDiscretion READ lateDiscretion WRITE setLateDiscretion NOTIFY changed FINAL)
    Q_PROPERTY(QStringList lateDiscretionWords READ lateDiscretionWords CONSTANT FINAL)
    Q_PROPERTY(QString noDrawBefore READ noDrawBefore WRITE setNoDrawBefore NOTIFY changed FINAL)
    Q_PROPERTY(bool clocksOnTables READ clocksOnTables WRITE setClocksOnTables NOTIFY changed FINAL)
    Q_PROPERTY(bool devicesInBags READ devicesInBags WRITE setDevicesInBags NOTIFY changed FINAL)
    Q_PROPERTY(QString deviceCosts READ deviceCosts WRITE setDeviceCosts NOTIFY changed FINAL)
    Q_PROPERTY(QStringList deviceCostsWords READ deviceCostsWords CONSTANT FINAL)
    Q_PROPERTY(QStringList deviceCostsNames READ deviceCostsNames NOTIFY changed FINAL)
    Q_PROPERTY(bool finesAnnounced READ finesAnnounced WRITE setFinesAnnounced NOTIFY changed FINAL)
    Q_PROPERTY(bool sealedOnScreen READ sealedOnScreen WRITE setSealedOnScreen NOTIFY changed FINAL)
    Q_PROPERTY(bool twoKeys READ twoKeys WRITE setTwoKeys NOTIFY changed FINAL)
    Q_PROPERTY(bool witness READ witness WRITE setWitness NOTIFY changed FINAL)
    Q_PROPERTY(QString lateAfter READ lateAfter WRITE setLateAfter NOTIFY changed FINAL)
    Q_PROPERTY(QString lateAfterError READ lateAfterError NOTIFY changed FINAL)
    Q_PROPERTY(QString appealsWithin READ appealsWithin WRITE setAppealsWithin NOTIFY changed FINAL)
    Q_PROPERTY(QString appealsWithinError READ appealsWithinError NOTIFY changed FINAL)
    Q_PROPERTY(
        bool appealsToChiefArbiter READ appealsToChiefArbiter WRITE setAppealsToChiefArbiter NOTIFY changed FINAL)
    Q_PROPERTY(QString categories READ categories WRITE setCategories NOTIFY changed FINAL)
    Q_PROPERTY(QString categoriesError READ categoriesError NOTIFY changed FINAL)
    Q_PROPERTY(QString agesOn READ agesOn WRITE setAgesOn NOTIFY changed FINAL)
    Q_PROPERTY(QString agesOnError READ agesOnError NOTIFY changed FINAL)
    Q_PROPERTY(QString schedule READ schedule WRITE setSchedule NOTIFY changed FINAL)
    Q_PROPERTY(bool canProposeSchedule READ canProposeSchedule NOTIFY changed FINAL)
    Q_PROPERTY(QString scheduleError READ scheduleError NOTIFY changed FINAL)
    Q_PROPERTY(QString supervisionArticles READ supervisionArticles NOTIFY changed FINAL)
    Q_PROPERTY(bool fullSupervision READ fullSupervision WRITE setFullSupervision NOTIFY changed FINAL)
    Q_PROPERTY(bool quickplayAnnounced READ quickplayAnnounced WRITE setQuickplayAnnounced NOTIFY changed FINAL)
    Q_PROPERTY(QString initialColour READ initialColour WRITE setInitialColour NOTIFY changed FINAL)
    Q_PROPERTY(QString win READ win WRITE setWin NOTIFY changed FINAL)
    Q_PROPERTY(QString draw READ draw WRITE setDraw NOTIFY changed FINAL)
    Q_PROPERTY(QString loss READ loss WRITE setLoss NOTIFY changed FINAL)
    Q_PROPERTY(QString pointsError READ pointsError NOTIFY changed FINAL)
    Q_PROPERTY(QStringList allocatedByeNames READ allocatedByeNames NOTIFY changed FINAL)
    Q_PROPERTY(QString allocatedByeError READ allocatedByeError NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::TieBreakList* tieBreaks READ tieBreaks CONSTANT FINAL)
    Q_PROPERTY(QString allocatedBye READ allocatedBye WRITE setAllocatedBye NOTIFY changed FINAL)
    Q_PROPERTY(QString forfeitWin READ forfeitWin WRITE setForfeitWin NOTIFY changed FINAL)
    Q_PROPERTY(QString forfeitLoss READ forfeitLoss WRITE setForfeitLoss NOTIFY changed FINAL)
    Q_PROPERTY(QString absence READ absence WRITE setAbsence NOTIFY changed FINAL)
    Q_PROPERTY(QString forfeitsError READ forfeitsError NOTIFY changed FINAL)
    Q_PROPERTY(bool hasForfeits READ hasForfeits NOTIFY changed FINAL)
    Q_PROPERTY(bool ofTeams READ ofTeams NOTIFY changed FINAL)
    Q_PROPERTY(QString teamsHint READ teamsHint NOTIFY changed FINAL)
    Q_PROPERTY(QString boards READ boards WRITE setBoards NOTIFY changed FINAL)
    Q_PROPERTY(QString boardColours READ boardColours WRITE setBoardColours NOTIFY changed FINAL)
    Q_PROPERTY(QString gameWin READ gameWin WRITE setGameWin NOTIFY changed FINAL)
    Q_PROPERTY(QString gameDraw READ gameDraw WRITE setGameDraw NOTIFY changed FINAL)
    Q_PROPERTY(QString gameLoss READ gameLoss WRITE setGameLoss NOTIFY changed FINAL)
    Q_PROPERTY(QString byeGamePoints READ byeGamePoints WRITE setByeGamePoints NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingDistance READ ratingDistance WRITE setRatingDistance NOTIFY changed FINAL)
    Q_PROPERTY(QString reserves READ reserves WRITE setReserves NOTIFY changed FINAL)
    Q_PROPERTY(QString boardsError READ boardsError NOTIFY changed FINAL)
    Q_PROPERTY(QString boardColoursError READ boardColoursError NOTIFY changed FINAL)
    Q_PROPERTY(QString gamePointsError READ gamePointsError NOTIFY changed FINAL)
    Q_PROPERTY(QString byeGamePointsError READ byeGamePointsError NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingDistanceError READ ratingDistanceError NOTIFY changed FINAL)
    Q_PROPERTY(QString reservesError READ reservesError NOTIFY changed FINAL)
    Q_PROPERTY(bool emptyBoardsAbove READ emptyBoardsAbove WRITE setEmptyBoardsAbove NOTIFY changed FINAL)
    Q_PROPERTY(bool drawsInitialColour READ drawsInitialColour NOTIFY changed FINAL)
    Q_PROPERTY(QString systemHint READ systemHint NOTIFY changed FINAL)
    Q_PROPERTY(int gamesInRound READ gamesInRound NOTIFY changed FINAL)
    Q_PROPERTY(bool playsMatches READ playsMatches NOTIFY changed FINAL)
    Q_PROPERTY(QString ladder READ ladder WRITE setLadder NOTIFY changed FINAL)
    Q_PROPERTY(QString ladderError READ ladderError NOTIFY changed FINAL)
    Q_PROPERTY(bool thirdPlaceMatch READ thirdPlaceMatch WRITE setThirdPlaceMatch NOTIFY changed FINAL)
    Q_PROPERTY(bool hasAllocatedBye READ hasAllocatedBye NOTIFY changed FINAL)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    Q_PROPERTY(bool languageIsProposed READ languageIsProposed NOTIFY changed FINAL)
    Q_PROPERTY(QStringList languageCodes READ languageCodes NOTIFY changed FINAL)
    Q_PROPERTY(QStringList languageNames READ languageNames NOTIFY changed FINAL)
    Q_PROPERTY(QStringList editionCodes READ editionCodes CONSTANT FINAL)
    Q_PROPERTY(QStringList editionNames READ editionNames NOTIFY changed FINAL)
    Q_PROPERTY(QStringList systemCodes READ systemCodes NOTIFY changed FINAL)
    Q_PROPERTY(QStringList systemNames READ systemNames NOTIFY changed FINAL)
    Q_PROPERTY(QStringList controlPresets READ controlPresets CONSTANT FINAL)
    Q_PROPERTY(QString controlInWords READ controlWords NOTIFY changed FINAL)
    Q_PROPERTY(bool controlOk READ controlOk NOTIFY changed FINAL)
    Q_PROPERTY(int controlErrorColumn READ controlErrorColumn NOTIFY changed FINAL)
    Q_PROPERTY(QString roundsHint READ roundsHint NOTIFY changed FINAL)
    Q_PROPERTY(bool valid READ valid NOTIFY changed FINAL)
    Q_PROPERTY(QString firstWrong READ firstWrong NOTIFY changed FINAL)
    Q_PROPERTY(QString whyInvalid READ whyInvalid NOTIFY changed FINAL)
    Q_PROPERTY(bool editing READ editing NOTIFY changed FINAL)
    Q_PROPERTY(bool fixedAfterFirstRound READ fixedAfterFirstRound NOTIFY changed FINAL)
    Q_PROPERTY(QString nameError READ nameError NOTIFY changed FINAL)
    Q_PROPERTY(QString placeError READ placeError NOTIFY changed FINAL)
    Q_PROPERTY(QString federationError READ federationError NOTIFY changed FINAL)
    Q_PROPERTY(QString beginsError READ beginsError NOTIFY changed FINAL)
    Q_PROPERTY(QString endsError READ endsError NOTIFY changed FINAL)
    Q_PROPERTY(QString chiefArbiterError READ chiefArbiterError NOTIFY changed FINAL)
    Q_PROPERTY(QString deputyArbiters READ deputyArbiters WRITE setDeputyArbiters NOTIFY changed FINAL)
    Q_PROPERTY(QString deputyArbitersError READ deputyArbitersError NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingMethod READ ratingMethod WRITE setRatingMethod NOTIFY changed FINAL)
    Q_PROPERTY(QStringList ratingMethodCodes READ ratingMethodCodes CONSTANT FINAL)
    Q_PROPERTY(QStringList ratingMethodNames READ ratingMethodNames NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingMethodHint READ ratingMethodHint NOTIFY changed FINAL)
    Q_PROPERTY(QString equals READ equals WRITE setEquals NOTIFY changed FINAL)
    Q_PROPERTY(QString festival READ festival WRITE setFestival NOTIFY changed FINAL)
    Q_PROPERTY(QString festivalError READ festivalError NOTIFY changed FINAL)
    Q_PROPERTY(QString firstBoard READ firstBoard WRITE setFirstBoard NOTIFY changed FINAL)
    Q_PROPERTY(QString firstBoardError READ firstBoardError NOTIFY changed FINAL)
    Q_PROPERTY(QString firstBoardRemark READ firstBoardRemark NOTIFY changed FINAL)
    Q_PROPERTY(QStringList equalsWords READ equalsWords CONSTANT FINAL)
    Q_PROPERTY(QStringList equalsNames READ equalsNames NOTIFY changed FINAL)
    Q_PROPERTY(QString unrated READ unrated WRITE setUnrated NOTIFY changed FINAL)
    Q_PROPERTY(QString unratedChoice READ unratedChoice NOTIFY changed FINAL)
    Q_PROPERTY(bool unratedHasRating READ unratedHasRating NOTIFY changed FINAL)
    Q_PROPERTY(QStringList unratedWords READ unratedWords CONSTANT FINAL)
    Q_PROPERTY(QStringList unratedNames READ unratedNames NOTIFY changed FINAL)
    Q_PROPERTY(QString ratings READ ratings WRITE setRatings NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingsChoice READ ratingsChoice NOTIFY changed FINAL)
    Q_PROPERTY(bool ratingsHaveRound READ ratingsHaveRound NOTIFY changed FINAL)
    Q_PROPERTY(QStringList ratingsWords READ ratingsWords CONSTANT FINAL)
    Q_PROPERTY(QStringList ratingsNames READ ratingsNames NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingsError READ ratingsError NOTIFY changed FINAL)
    Q_PROPERTY(bool takesRatings READ takesRatings NOTIFY changed FINAL)
    Q_PROPERTY(QString unratedError READ unratedError NOTIFY changed FINAL)
    Q_PROPERTY(QString controlError READ controlError NOTIFY changed FINAL)
    Q_PROPERTY(QString roundsError READ roundsError NOTIFY changed FINAL)
    Q_PROPERTY(QString systemError READ systemError NOTIFY changed FINAL)
    Q_PROPERTY(QString defaultTimeError READ defaultTimeError NOTIFY changed FINAL)
    Q_PROPERTY(QString noDrawBeforeError READ noDrawBeforeError NOTIFY changed FINAL)
public:
    EventForm(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QObject* parent = nullptr);

    /// Where a new event is to be kept, as it was typed; empty: nobody has typed that.
    [[nodiscard]] QString file() const { return m_file; }
    void setFile(QString const& text);
    /// Something was changed since the form was shown.
    [[nodiscard]] bool typed() const { return m_typed; }
    [[nodiscard]] QString name() const { return QString::fromStdString(m_draft.name); }
    [[nodiscard]] QString place() const { return QString::fromStdString(m_draft.place); }
    [[nodiscard]] QString federation() const { return QString::fromStdString(m_draft.federation); }
    [[nodiscard]] QString begins() const { return QString::fromStdString(m_draft.begins); }
    [[nodiscard]] QString ends() const { return QString::fromStdString(m_draft.ends); }
    [[nodiscard]] QString chiefArbiter() const { return QString::fromStdString(m_draft.chiefArbiter); }
    /// A line for each.
    [[nodiscard]] QString deputyArbiters() const { return QString::fromStdString(m_draft.deputyArbiters); }
    void setDeputyArbiters(QString const& text) { put(m_draft.deputyArbiters, text); }
    [[nodiscard]] QString deputyArbitersError() const { return error(session::EventField::DeputyArbiters); }
    /// One of `ratingMethodCodes`; empty: as the ratings of the players tell.
    [[nodiscard]] QString ratingMethod() const { return QString::fromStdString(m_draft.ratingMethod); }
    void setRatingMethod(QString const& code) { put(m_draft.ratingMethod, code); }
    [[nodiscard]] QStringList ratingMethodCodes() const;
    [[nodiscard]] QStringList ratingMethodNames() const;
    /// What choosing it does to the players who are entered.
    [[nodiscard]] QString ratingMethodHint() const;
    /// Who has the lower number of equal rating and title: one of `equalsWords`.
    [[nodiscard]] QString equals() const { return QString::fromStdString(m_draft.equals); }
    void setEquals(QString const& word) { put(m_draft.equals, word); }
    /// The whole event of which this is one tournament; empty: it stands alone.
    [[nodiscard]] QString festival() const { return QString::fromStdString(m_draft.festival); }
    void setFestival(QString const& text) { put(m_draft.festival, text); }
    [[nodiscard]] QString festivalError() const { return error(session::EventField::Festival); }
    /// The number of its first board in the hall; empty: 1.
    [[nodiscard]] QString firstBoard() const { return QString::fromStdString(m_draft.firstBoard); }
    void setFirstBoard(QString const& text) { put(m_draft.firstBoard, text); }
    [[nodiscard]] QString firstBoardError() const { return error(session::EventField::FirstBoard); }
    /// That boards would stand in another tournament as well; empty: they would not.
    [[nodiscard]] QString firstBoardRemark() const;
    [[nodiscard]] QStringList equalsWords() const;
    [[nodiscard]] QStringList equalsNames() const;
    /// How tie-breaks by ratings count who has none (C.07, Art. 10): one of `unratedWords`, of which the last stands
    /// for a rating, or the rating itself.
    /// By which of a player's ratings tie-breaks by ratings go: a word of pairing::ratingsCountedByWord.
    [[nodiscard]] QString ratings() const { return QString::fromStdString(m_draft.ratings); }
    void setRatings(QString const& word) { put(m_draft.ratings, word); }
    /// The one of `ratingsWords` that is chosen: the last one stands for a round.
    [[nodiscard]] QString ratingsChoice() const;
    [[nodiscard]] bool ratingsHaveRound() const;
    [[nodiscard]] QStringList ratingsWords() const;
    [[nodiscard]] QStringList ratingsNames() const;
    [[nodiscard]] QString ratingsError() const { return error(session::EventField::Ratings); }
    /// It lasts so long that players may have several ratings, or it has chosen one of them.
    [[nodiscard]] bool takesRatings() const;
    [[nodiscard]] QString unrated() const { return QString::fromStdString(m_draft.unrated); }
    void setUnrated(QString const& word) { put(m_draft.unrated, word); }
    /// Which of `unratedWords` it is.
    [[nodiscard]] QString unratedChoice() const;
    [[nodiscard]] bool unratedHasRating() const;
    [[nodiscard]] QStringList unratedWords() const;
    [[nodiscard]] QStringList unratedNames() const;
    [[nodiscard]] QString edition() const { return QString::fromStdString(m_draft.edition); }
    [[nodiscard]] QString control() const { return QString::fromStdString(m_draft.control); }
    [[nodiscard]] QString system() const { return QString::fromStdString(m_draft.system); }
    /// As announced: where a round is a match of two games, half of the rounds on file.
    [[nodiscard]] int rounds() const;
    [[nodiscard]] QString defaultTime() const { return QString::fromStdString(m_draft.defaultTime); }
    /// Who may let somebody play who came after the default time: one of `lateDiscretionWords`.
    [[nodiscard]] QString lateDiscretion() const;
    void setLateDiscretion(QString const& word);
    [[nodiscard]] QStringList lateDiscretionWords() const; ///< the arbiter; the regulations of the event alone
    [[nodiscard]] QString noDrawBefore() const { return QString::fromStdString(m_draft.noDrawBefore); }
    void setNoDrawBefore(QString const& text) { put(m_draft.noDrawBefore, text); }
    [[nodiscard]] bool clocksOnTables() const { return m_draft.clocksOnTables; }
    void setClocksOnTables(bool onTables);
    [[nodiscard]] bool devicesInBags() const { return m_draft.devicesInBags; }
    void setDevicesInBags(bool allowed);
    /// What a device costs: one of `deviceCostsWords`; empty: the loss of the game.
    [[nodiscard]] QString deviceCosts() const { return QString::fromStdString(m_draft.deviceCosts); }
    void setDeviceCosts(QString const& word);
    [[nodiscard]] QStringList deviceCostsWords() const;
    [[nodiscard]] QStringList deviceCostsNames() const;
    [[nodiscard]] bool finesAnnounced() const { return m_draft.finesAnnounced; }
    void setFinesAnnounced(bool announced);
    /// Sealed moves are typed on the screen, not written on paper.
    [[nodiscard]] bool sealedOnScreen() const { return m_draft.sealedOnScreen; }
    void setSealedOnScreen(bool onScreen) { turn(m_draft.sealedOnScreen, onScreen); }
    [[nodiscard]] bool twoKeys() const { return m_draft.twoKeys; }
    void setTwoKeys(bool two) { turn(m_draft.twoKeys, two); }
    [[nodiscard]] bool witness() const { return m_draft.witness; }
    void setWitness(bool asked) { turn(m_draft.witness, asked); }
    /// Minutes after the time of a resumption; empty: as the Laws say.
    [[nodiscard]] QString lateAfter() const { return QString::fromStdString(m_draft.lateAfter); }
    void setLateAfter(QString const& text) { put(m_draft.lateAfter, text); }
    /// Minutes after the end of the round.
    [[nodiscard]] QString appealsWithin() const { return QString::fromStdString(m_draft.appealsWithin); }
    void setAppealsWithin(QString const& text) { put(m_draft.appealsWithin, text); }
    /// Otherwise an appeals committee decides them.
    [[nodiscard]] bool appealsToChiefArbiter() const { return m_draft.appealsToChiefArbiter; }
    void setAppealsToChiefArbiter(bool to) { turn(m_draft.appealsToChiefArbiter, to); }
    /// A line for each session of play.
    [[nodiscard]] QString categories() const { return QString::fromStdString(m_draft.categories); }
    void setCategories(QString const& text) { put(m_draft.categories, text); }
    [[nodiscard]] QString agesOn() const { return QString::fromStdString(m_draft.agesOn); }
    void setAgesOn(QString const& text) { put(m_draft.agesOn, text); }
    [[nodiscard]] QString schedule() const { return QString::fromStdString(m_draft.schedule); }
    void setSchedule(QString const& text) { put(m_draft.schedule, text); }
    /// Nothing is written yet, and the days of the event and the number of rounds are known.
    [[nodiscard]] bool canProposeSchedule() const { return !proposedSchedule().isEmpty(); }
    /// As many rounds on each day as on the others, or one more on the first ones. The hours are a guess.
    Q_INVOKABLE void proposeSchedule();
    [[nodiscard]] QString supervisionArticles() const; ///< of the edition chosen: `A.4, B.2`
    [[nodiscard]] bool fullSupervision() const { return m_draft.fullSupervision; }
    [[nodiscard]] bool quickplayAnnounced() const { return m_draft.quickplayAnnounced; }
    /// `lot`, drawn while the form is filled in; `white` or `black`.
    [[nodiscard]] QString initialColour() const;
    void setInitialColour(QString const& word);
    /// What a result counts, as typed; empty: 1, ½, 0.
    [[nodiscard]] QString win() const { return QString::fromStdString(m_draft.win); }
    void setWin(QString const& text) { put(m_draft.win, text); }
    [[nodiscard]] QString draw() const { return QString::fromStdString(m_draft.draw); }
    void setDraw(QString const& text) { put(m_draft.draw, text); }
    [[nodiscard]] QString loss() const { return QString::fromStdString(m_draft.loss); }
    void setLoss(QString const& text) { put(m_draft.loss, text); }
    [[nodiscard]] TieBreakList* tieBreaks() { return &m_tieBreaks; }
    /// One of `allocatedByeNames`: as for a win, as for a draw, nothing; another value when a file has it.
    [[nodiscard]] QString allocatedBye() const;
    void setAllocatedBye(QString const& text);
    [[nodiscard]] QStringList allocatedByeNames() const;
    /// Points of games won and lost without being played, and of a round without a game; empty: as a win, and none.
    [[nodiscard]] QString forfeitWin() const { return QString::fromStdString(m_draft.forfeitWin); }
    void setForfeitWin(QString const& text) { put(m_draft.forfeitWin, text); }
    [[nodiscard]] QString forfeitLoss() const { return QString::fromStdString(m_draft.forfeitLoss); }
    void setForfeitLoss(QString const& text) { put(m_draft.forfeitLoss, text); }
    [[nodiscard]] QString absence() const { return QString::fromStdString(m_draft.absence); }
    void setAbsence(QString const& text) { put(m_draft.absence, text); }
    [[nodiscard]] bool hasForfeits() const;
    /// Whether the chosen system pairs teams; then the points of a win are match points.
    [[nodiscard]] bool ofTeams() const;
    /// How the chosen system of teams pairs, in a sentence or two.
    [[nodiscard]] QString teamsHint() const;
    [[nodiscard]] QString boards() const { return QString::fromStdString(m_draft.boards); }
    void setBoards(QString const& text) { put(m_draft.boards, text); }
    [[nodiscard]] QString boardColours() const { return QString::fromStdString(m_draft.boardColours); }
    void setBoardColours(QString const& text) { put(m_draft.boardColours, text); }
    [[nodiscard]] QString gameWin() const { return QString::fromStdString(m_draft.gameWin); }
    void setGameWin(QString const& text) { put(m_draft.gameWin, text); }
    [[nodiscard]] QString gameDraw() const { return QString::fromStdString(m_draft.gameDraw); }
    void setGameDraw(QString const& text) { put(m_draft.gameDraw, text); }
    [[nodiscard]] QString gameLoss() const { return QString::fromStdString(m_draft.gameLoss); }
    void setGameLoss(QString const& text) { put(m_draft.gameLoss, text); }
    [[nodiscard]] QString byeGamePoints() const { return QString::fromStdString(m_draft.byeGamePoints); }
    void setByeGamePoints(QString const& text) { put(m_draft.byeGamePoints, text); }
    [[nodiscard]] QString ratingDistance() const { return QString::fromStdString(m_draft.ratingDistance); }
    void setRatingDistance(QString const& text) { put(m_draft.ratingDistance, text); }
    [[nodiscard]] QString reserves() const { return QString::fromStdString(m_draft.reserves); }
    void setReserves(QString const& text) { put(m_draft.reserves, text); }
    [[nodiscard]] QString boardsError() const { return error(session::EventField::Boards); }
    [[nodiscard]] QString boardColoursError() const { return error(session::EventField::BoardColours); }
    [[nodiscard]] QString gamePointsError() const { return error(session::EventField::GamePoints); }
    [[nodiscard]] QString byeGamePointsError() const { return error(session::EventField::ByeGamePoints); }
    [[nodiscard]] QString ratingDistanceError() const { return error(session::EventField::RatingDistance); }
    [[nodiscard]] QString reservesError() const { return error(session::EventField::Reserves); }
    [[nodiscard]] bool emptyBoardsAbove() const { return m_draft.emptyBoardsAbove; }
    void setEmptyBoardsAbove(bool may) { turn(m_draft.emptyBoardsAbove, may); }
    /// Whether the chosen system, when it pairs here, needs the colour of round 1 and gives a bye whose points count.
    [[nodiscard]] bool drawsInitialColour() const;
    [[nodiscard]] bool hasAllocatedBye() const;
    /// What the chosen system means, in two sentences.
    [[nodiscard]] QString systemHint() const;
    /// On file: where a round is a match, its games.
    [[nodiscard]] int gamesInRound() const { return pairing::systemRules(m_draft.system).gamesInRound; }
    /// Who loses a match is out: there is a ladder of games, and no tie-break of points.
    [[nodiscard]] bool playsMatches() const;
    /// A line for each step of a match.
    [[nodiscard]] QString ladder() const { return QString::fromStdString(m_draft.ladder); }
    void setLadder(QString const& text) { put(m_draft.ladder, text); }
    [[nodiscard]] QString ladderError() const { return error(session::EventField::Ladder); }
    [[nodiscard]] bool thirdPlaceMatch() const { return m_draft.thirdPlaceMatch; }
    void setThirdPlaceMatch(bool held) { turn(m_draft.thirdPlaceMatch, held); }
    /// By whose alphabet names are sorted; empty in an event from before there was a choice.
    [[nodiscard]] QString language() const { return QString::fromStdString(m_draft.language); }
    /// By the federation: nobody has chosen one.
    [[nodiscard]] bool languageIsProposed() const { return m_languageIsProposed; }
    void setLanguage(QString const& code);
    /// Those of the program, the usual one of the federation, and the event's own where it is another one.
    [[nodiscard]] QStringList languageCodes() const;
    [[nodiscard]] QStringList languageNames() const;
    void setDefaultTime(QString const& text) { put(m_draft.defaultTime, text); }
    void setFullSupervision(bool full);
    void setQuickplayAnnounced(bool announced);
    void setName(QString const& text) { put(m_draft.name, text); }
    void setPlace(QString const& text) { put(m_draft.place, text); }
    void setFederation(QString const& text);
    void setBegins(QString const& text) { put(m_draft.begins, text); }
    void setEnds(QString const& text) { put(m_draft.ends, text); }
    void setChiefArbiter(QString const& text) { put(m_draft.chiefArbiter, text); }
    void setEdition(QString const& text) { put(m_draft.edition, text); }
    void setControl(QString const& text) { put(m_draft.control, text); }
    void setSystem(QString const& text);
    void setRounds(int rounds);

    [[nodiscard]] QStringList editionCodes() const;
    [[nodiscard]] QStringList editionNames() const;
    [[nodiscard]] QStringList systemCodes() const { return m_systemCodes; }
    [[nodiscard]] QStringList systemNames() const;
    [[nodiscard]] QStringList controlPresets() const;
    [[nodiscard]] QString controlWords() const { return m_controlWords; }
    [[nodiscard]] bool controlOk() const { return m_controlColumn < 0; }
    [[nodiscard]] int controlErrorColumn() const { return m_controlColumn; }
    [[nodiscard]] QString roundsHint() const;
    [[nodiscard]] bool valid() const { return m_faults.empty(); }
    /// The first field that is wrong and how, touched or not; empty where none is.
    /// The name of the first field that is not right, as in touch(); empty: every one is.
    [[nodiscard]] QString firstWrong() const;
    [[nodiscard]] QString whyInvalid() const;
    [[nodiscard]] bool editing() const { return m_editing; }
    [[nodiscard]] bool fixedAfterFirstRound() const;
    [[nodiscard]] QString nameError() const { return error(session::EventField::Name); }
    [[nodiscard]] QString placeError() const { return error(session::EventField::Place); }
    [[nodiscard]] QString federationError() const { return error(session::EventField::Federation); }
    [[nodiscard]] QString beginsError() const { return error(session::EventField::Begins); }
    [[nodiscard]] QString endsError() const { return error(session::EventField::Ends); }
    [[nodiscard]] QString chiefArbiterError() const { return error(session::EventField::ChiefArbiter); }
    [[nodiscard]] QString controlError() const;
    [[nodiscard]] QString roundsError() const { return error(session::EventField::Rounds); }
    [[nodiscard]] QString systemError() const { return error(session::EventField::System); }
    [[nodiscard]] QString pointsError() const { return error(session::EventField::Points); }
    [[nodiscard]] QString allocatedByeError() const { return error(session::EventField::AllocatedBye); }
    [[nodiscard]] QString forfeitsError() const { return error(session::EventField::Forfeits); }
    [[nodiscard]] QString lateAfterError() const { return error(session::EventField::LateAfter); }
    [[nodiscard]] QString appealsWithinError() const { return error(session::EventField::AppealsWithin); }
    [[nodiscard]] QString categoriesError() const { return error(session::EventField::Categories); }
    [[nodiscard]] QString unratedError() const { return error(session::EventField::Unrated); }
    [[nodiscard]] QString agesOnError() const { return error(session::EventField::AgesOn); }
    [[nodiscard]] QString proposedSchedule() const;
    [[nodiscard]] QString scheduleError() const { return error(session::EventField::Schedule); }
    [[nodiscard]] QString defaultTimeError() const { return error(session::EventField::DefaultTime); }
    [[nodiscard]] QString noDrawBeforeError() const { return error(session::EventField::NoDrawBefore); }

    /// A new event from the beginning.
    Q_INVOKABLE void startNew();
    /// The new event that is being written; from the beginning where there is none.
    Q_INVOKABLE void goOnWithNew();
    /// A new event with the regulations of this one; what belongs to one event alone, its days among it, is left out.
    void startLike(session::EventDetails const& other);
    /// Nobody goes on with what stands here.
    Q_INVOKABLE void drop();
    Q_INVOKABLE void startEdit();
    Q_INVOKABLE void submit();
    Q_INVOKABLE void touch(QString const& field);
    /// Everything that is wrong is said.
    Q_INVOKABLE void touchAll();

    /// What a report file says, for the arbiter to complete.
    void prefill(pairing::trf::ImportedTournament const& file);
    /// The system and number of rounds that go with taking the file's rounds, or its players only.
    void takeRounds(pairing::trf::ImportedTournament const& file, bool take);
    [[nodiscard]] session::EventDraft const& draft() const { return m_draft; }
    /// Makes every text again, in the present language.
    void update() { check(); }

signals:
    void changed();
    void done();

private:
    void put(std::string& field, QString const& text);
    void turn(bool& value, bool on);
    void start(session::EventDraft draft, bool editing, QStringList systems);
    void check();
    void proposeLanguage();
    void checkControl();
    void showTieBreaks();
    [[nodiscard]] bool hasUnratedPlayers() const;
    [[nodiscard]] bool isLong() const;
    [[nodiscard]] QString usualBye() const;
    [[nodiscard]] QString error(session::EventField field) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    SharedDoor& m_shared;
    session::EventDraft m_draft;
    TieBreakList m_tieBreaks;
    bool m_fileHasUnrated = false; ///< of the report file that is imported
    std::map<session::EventField, session::FieldProblem<session::EventField>> m_faults;
    QSet<QString> m_touched;
    bool m_allTouched = false;
    bool m_editing = false;
    bool m_typed = false;
    bool m_writingNew = false;         ///< what stands here is a new event that nobody has created or dropped yet
    bool m_languageIsProposed = false; ///< by the federation: nobody has chosen one
    QString m_file;
    bool m_byLot = true; ///< the initial colour
    QStringList m_systemCodes;
    QString m_controlWords;
    QString m_controlProblem;
    int m_controlColumn = -1; ///< −1: fine; 0: the whole text
};

} // namespace flagfall::view
