// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/common/sides.h"
#include "app/view/replay/board_acts_model.h"
#include "app/view/replay/time_graph.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

class DeskLink;
class NoticeView;

/// The past of one board: what its clock showed at any moment. It follows the running game until somebody looks back.
///
/// Sides are those of BoardsModel: 0 none, 1 White, 2 Black.
class ReplayView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool active READ active NOTIFY activeChanged FINAL)
    Q_PROPERTY(int board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString boardLabel READ boardLabel NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(QString roundLabel READ roundLabel NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteName READ whiteName NOTIFY changed FINAL)
    Q_PROPERTY(QString blackName READ blackName NOTIFY changed FINAL)
    Q_PROPERTY(QString controlText READ controlText NOTIFY momentChanged FINAL)
    Q_PROPERTY(flagfall::view::BoardActsModel* acts READ acts CONSTANT FINAL)
    Q_PROPERTY(int currentAct READ currentAct NOTIFY momentChanged FINAL)
    Q_PROPERTY(bool live READ live NOTIFY momentChanged FINAL)
    Q_PROPERTY(QString timeOfDay READ timeOfDay NOTIFY momentChanged FINAL)
    Q_PROPERTY(QString whiteTime READ whiteTime NOTIFY momentChanged FINAL)
    Q_PROPERTY(QString blackTime READ blackTime NOTIFY momentChanged FINAL)
    Q_PROPERTY(int whiteMoves READ whiteMoves NOTIFY momentChanged FINAL)
    Q_PROPERTY(int blackMoves READ blackMoves NOTIFY momentChanged FINAL)
    Q_PROPERTY(bool whiteFlag READ whiteFlag NOTIFY momentChanged FINAL)
    Q_PROPERTY(bool blackFlag READ blackFlag NOTIFY momentChanged FINAL)
    Q_PROPERTY(flagfall::view::Sides::Side toMove READ toMove NOTIFY momentChanged FINAL)
    Q_PROPERTY(bool running READ running NOTIFY momentChanged FINAL)
    Q_PROPERTY(QString stateText READ stateText NOTIFY momentChanged FINAL)
    Q_PROPERTY(QString note READ note NOTIFY momentChanged FINAL)
    Q_PROPERTY(QString askError READ askError NOTIFY askErrorChanged FINAL)
    Q_PROPERTY(double place READ place NOTIFY momentChanged FINAL)
    Q_PROPERTY(bool overMoves READ overMoves WRITE setOverMoves NOTIFY overMovesChanged FINAL)
    Q_PROPERTY(QVariant whiteLine READ whiteLine NOTIFY graphChanged FINAL)
    Q_PROPERTY(QVariant blackLine READ blackLine NOTIFY graphChanged FINAL)
    Q_PROPERTY(QVariantList ticksBelow READ ticksBelow NOTIFY graphChanged FINAL)
    Q_PROPERTY(QVariantList ticksBeside READ ticksBeside NOTIFY graphChanged FINAL)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY graphChanged FINAL)
public:
    ReplayView(DeskLink& desk, NoticeView& notice, QObject* parent = nullptr);

    /// Where the event is kept, and its sheets with it; empty: the user's documents.
    void setEventFile(QString const& path) { m_eventFile = path; }
    void show(RoundNumber round, BoardNumber board);
    /// The board that the act concerns, at the moment of the act; false when it concerns none alone.
    bool showAct(Seq act);
    /// After acts; those of other boards leave it as it is.
    void update(Changes const& changes);
    /// The language is another one.
    void speak();

    [[nodiscard]] bool active() const { return m_record.has_value(); }
    [[nodiscard]] int board() const { return m_record ? m_record->number().value() : 0; }
    [[nodiscard]] QString boardLabel() const; ///< as people call it: team_match_text.h
    [[nodiscard]] int round() const { return m_record ? m_record->round().value() : 0; }
    [[nodiscard]] QString roundLabel() const; ///< as people call it: round_text.h
    [[nodiscard]] QString whiteName() const { return nameOf(Colour::White); }
    [[nodiscard]] QString blackName() const { return nameOf(Colour::Black); }
    [[nodiscard]] QString controlText() const;
    [[nodiscard]] BoardActsModel* acts() { return &m_acts; }
    [[nodiscard]] int currentAct() const { return m_moment.entry ? static_cast<int>(*m_moment.entry) : -1; }
    [[nodiscard]] bool live() const { return !m_at; }
    [[nodiscard]] QString timeOfDay() const { return m_timeOfDay; }
    [[nodiscard]] QString whiteTime() const { return timeOf(Colour::White); }
    [[nodiscard]] QString blackTime() const { return timeOf(Colour::Black); }
    [[nodiscard]] int whiteMoves() const { return side(Colour::White).movesCompleted; }
    [[nodiscard]] int blackMoves() const { return side(Colour::Black).movesCompleted; }
    [[nodiscard]] bool whiteFlag() const { return side(Colour::White).flag; }
    [[nodiscard]] bool blackFlag() const { return side(Colour::Black).flag; }
    [[nodiscard]] Sides::Side toMove() const;
    [[nodiscard]] bool running() const;
    [[nodiscard]] QString stateText() const { return m_stateText; }
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] QString askError() const { return m_askError; }
    [[nodiscard]] double place() const;
    [[nodiscard]] bool overMoves() const { return m_over == GraphOver::Moves; }
    void setOverMoves(bool overMoves);
    [[nodiscard]] QVariant whiteLine() const { return QVariant::fromValue(m_graph.line(Colour::White)); }
    [[nodiscard]] QVariant blackLine() const { return QVariant::fromValue(m_graph.line(Colour::Black)); }
    [[nodiscard]] QVariantList ticksBelow() const { return m_graph.ticksBelow(); }
    [[nodiscard]] QVariantList ticksBeside() const { return m_graph.ticksBeside(); }
    [[nodiscard]] QVariantList marks() const { return m_marks; }

    Q_INVOKABLE void setGraphSize(double width, double height);
    Q_INVOKABLE void previousAct();
    Q_INVOKABLE void nextAct();
    Q_INVOKABLE void showRow(int row);
    Q_INVOKABLE void stepMinutes(int minutes);
    Q_INVOKABLE void toStart();
    Q_INVOKABLE void toNow();
    /// To a place on the graph, between 0 and 1.
    Q_INVOKABLE void scrub(double place);
    /// What did the clock show at `14:32`, `14:32:05`? False, and askError says why, when there is no such moment.
    Q_INVOKABLE bool ask(QString const& timeOfDay);
    Q_INVOKABLE [[nodiscard]] QString sheet() const;
    /// Writes the sheet beside the event, under a name that says round and board; an older sheet that says something
    /// else stays, and the new one gets a number.
    Q_INVOKABLE void saveSheet();
    Q_INVOKABLE void close();

signals:
    void activeChanged();
    void changed();
    void momentChanged();
    void askErrorChanged();
    void overMovesChanged();
    void graphChanged();

private:
    [[nodiscard]] clock::Instant present() const;
    [[nodiscard]] clock::Instant shownInstant() const { return m_at.value_or(present()); }
    [[nodiscard]] bool goesOn() const;
    [[nodiscard]] clock::DisplayReading const& side(Colour colour) const;
    [[nodiscard]] QString nameOf(Colour side) const;
    [[nodiscard]] QString timeOf(Colour side) const;
    void goTo(clock::Instant at, QString const& remark = {});
    void updateMoment();
    void updateGraph();
    void tick();
    void setAskError(QString const& text);

    DeskLink& m_desk;
    NoticeView& m_notice;
    QString m_eventFile;
    std::optional<session::BoardRecord> m_record;
    BoardActsModel m_acts;
    std::optional<clock::Instant> m_at; ///< none: now
    QString m_remark;                   ///< on how a time that was asked for is to be understood
    session::BoardRecord::Moment m_moment;
    QString m_timeOfDay, m_stateText, m_note, m_askError;
    GraphOver m_over = GraphOver::Time;
    QSizeF m_graphSize;
    TimeGraph m_graph;
    QVariantList m_marks;
    QTimer m_timer;
};

} // namespace flagfall::view
