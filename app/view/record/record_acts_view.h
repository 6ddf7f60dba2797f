// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/common/sides.h"
#include "app/view/record/claim_view.h"
#include "arbiter/record/draw_offer.h"
#include "arbiter/record/game_end.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace flagfall::session {
struct Board;
struct EventDetails;
} // namespace flagfall::session

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;

/// What is offered, claimed, excused and signed in the game that is on the page, and what the arbiter rules there
/// (Laws 5, 7.5, 8.4 to 8.7 and 9). Made and fed by RecordView.
///
/// Belongs to the UI thread.
class RecordActsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the record")
    Q_PROPERTY(QVariantMap articles READ articles NOTIFY changed FINAL)
    Q_PROPERTY(QString endText READ endText NOTIFY changed FINAL)
    Q_PROPERTY(QString illegalText READ illegalText NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::Sides::Side offerBy READ offerBy NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::Sides::Side toMove READ toMove NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::Sides::Side lastMover READ lastMover NOTIFY changed FINAL)
    Q_PROPERTY(QString offerText READ offerText NOTIFY changed FINAL)
    Q_PROPERTY(bool claimPending READ claimPending NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::Sides::Side claimant READ claimant NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::ClaimView* claim READ claim CONSTANT FINAL)
    Q_PROPERTY(QStringList duties READ duties NOTIFY changed FINAL)
    Q_PROPERTY(bool whiteExcused READ whiteExcused NOTIFY changed FINAL)
    Q_PROPERTY(bool blackExcused READ blackExcused NOTIFY changed FINAL)
    Q_PROPERTY(QStringList signatures READ signatures NOTIFY changed FINAL)
    Q_PROPERTY(QString signatureWarning READ signatureWarning NOTIFY changed FINAL)
    Q_PROPERTY(bool signedOnly READ signedOnly NOTIFY changed FINAL)
    Q_PROPERTY(QStringList signings READ signings NOTIFY changed FINAL)
    Q_PROPERTY(int usualSigning READ usualSigning NOTIFY changed FINAL)
public:
    /// When a draw is offered.
    enum class Moment { AfterMove, BeforeMove, OpponentsTime };
    Q_ENUM(Moment)
    enum class Answer { Accepted, DeclinedInWords, DeclinedByTouch };
    Q_ENUM(Answer)
    enum class Basis { RepetitionAnnounced, RepetitionOnBoard, FiftyAnnounced, FiftyOnBoard };
    Q_ENUM(Basis)

    RecordActsView(DeskLink& desk, CommandDoor& door, NoticeView& notice, QObject* parent = nullptr);

    /// The game it speaks of; called again after every act of its board; none when the page is closed.
    void show(std::optional<BoardPlace> at);

    /// The articles of the event's edition for what can be done here: `offer`, `claim`, `touched`,
    /// `illegal`, `signatures`, `recording`, `recordingEnds`, `reconstruction`, `chess960`.
    [[nodiscard]] QVariantMap articles() const;
    /// The game is over on the board, and nothing has been entered yet.
    [[nodiscard]] QString endText() const;
    /// An illegal move that loses the game waits for a ruling.
    [[nodiscard]] QString illegalText() const;
    [[nodiscard]] Sides::Side offerBy() const;
    /// Who has the move where the record ends, and whose illegal move it would be; who moved last, and would offer now.
    [[nodiscard]] Sides::Side toMove() const;
    [[nodiscard]] Sides::Side lastMover() const;
    [[nodiscard]] QString offerText() const;
    [[nodiscard]] bool claimPending() const;
    /// Who claims, or who may claim: the player having the move.
    [[nodiscard]] Sides::Side claimant() const;
    /// What the record says of the claim, and what can be ruled.
    [[nodiscard]] ClaimView* claim() { return &m_claim; }
    [[nodiscard]] QStringList duties() const;
    [[nodiscard]] bool whiteExcused() const { return excused(Colour::White); }
    [[nodiscard]] bool blackExcused() const { return excused(Colour::Black); }
    [[nodiscard]] QStringList signatures() const;
    [[nodiscard]] QString signatureWarning() const;
    /// Both have signed the same, no result is entered, and the board gives none.
    [[nodiscard]] bool signedOnly() const;
    /// What a player can sign, the last one being a refusal; and which is likely, −1 while there is no
    /// result.
    [[nodiscard]] QStringList signings() const;
    [[nodiscard]] int usualSigning() const;

    /// Whether a form, `offer`, `claim`, `illegal` or `duty`, can lead to anything in this game; a notice says why not.
    Q_INVOKABLE bool mayBegin(QString const& form);
    /// Enters how the game ended on the board, else what both have signed.
    Q_INVOKABLE void enterEnd();
    Q_INVOKABLE void offerDraw(flagfall::view::Sides::Side side, flagfall::view::RecordActsView::Moment moment);
    Q_INVOKABLE void answerOffer(flagfall::view::RecordActsView::Answer answer);
    Q_INVOKABLE void claimDraw(flagfall::view::Sides::Side side, flagfall::view::RecordActsView::Basis basis,
                               QString const& announced, bool pieceTouched);
    /// Decides the claim by the key of one of its options. False where that cannot be done yet.
    Q_INVOKABLE bool ruleOnClaim(QString const& key);
    Q_INVOKABLE void noteIllegalMove(flagfall::view::Sides::Side side, QString const& played, QString const& note);
    Q_INVOKABLE void excuse(flagfall::view::Sides::Side side, bool excused, QString const& reason);
    /// `signing` as in `signings`.
    Q_INVOKABLE void sign(flagfall::view::Sides::Side side, int signing);

signals:
    void changed();

private:
    [[nodiscard]] session::Board const* game() const;
    [[nodiscard]] session::EventDetails const& details() const;
    [[nodiscard]] bool excused(Colour side) const;
    /// How the board ended the game whose result is not entered yet.
    [[nodiscard]] std::optional<record::GameEnd> openEnd() const;
    [[nodiscard]] record::DrawOffer const* openOffer() const;
    [[nodiscard]] QString announcedDuty() const;
    [[nodiscard]] std::vector<Result> signable() const;
    void tellOfClocks();

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    ClaimView m_claim;
    std::optional<BoardPlace> m_at;
};

} // namespace flagfall::view
