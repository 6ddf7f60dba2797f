// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "app/view/interventions/interventions.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

/// A line to write in, with what is wrong with it.
struct CorrectionField {
    int field = 0;
    QString label, text, placeholder, error;
    bool wide = false; ///< takes a line of its own; otherwise White's and Black's stand beside each other

    [[nodiscard]] int key() const { return field; }
    friend bool operator==(CorrectionField const&, CorrectionField const&) = default;
};

class CorrectionFields : public FLAGFALL_ROWS(CorrectionField) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the form")
public:
    explicit CorrectionFields(QObject* parent = nullptr);
    void show(std::vector<CorrectionField> fields) { setRows(std::move(fields)); }
};

/// What an intervention still needs to know: times, numbers of moves, periods, an amount or a control.
/// Where the clocks differ, or run on, only what was changed here is set.
class CorrectionForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::CorrectionFields* fields READ fields CONSTANT FINAL)
    Q_PROPERTY(QString sideLabel READ sideLabel NOTIFY changed FINAL)
    Q_PROPERTY(QStringList sides READ sides NOTIFY changed FINAL)
    Q_PROPERTY(QStringList sideWords READ sideWords NOTIFY changed FINAL)
    Q_PROPERTY(QString side READ side WRITE setSide NOTIFY changed FINAL)
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    Q_PROPERTY(bool asksControl READ asksControl NOTIFY changed FINAL)
    Q_PROPERTY(QString control READ controlText WRITE setControlText NOTIFY changed FINAL)
    Q_PROPERTY(bool valid READ valid NOTIFY changed FINAL)
public:
    enum class Field {
        WhiteTime,
        BlackTime,
        WhiteMoves,
        BlackMoves,
        WhitePeriod,
        BlackPeriod,
        WhiteLeft,
        BlackLeft,
        Delay,
        Time,
        Control
    };

    explicit CorrectionForm(QObject* parent = nullptr);

    /// Asks what this act needs, with what the one clock shows now.
    void start(InterventionChoice const& act, InterventionsAt const& at);
    Q_INVOKABLE void close();

    [[nodiscard]] bool isOpen() const { return m_hand.has_value(); }
    [[nodiscard]] std::optional<Intervention> hand() const { return m_hand; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] CorrectionFields* fields() { return &m_fields; }
    [[nodiscard]] QString sideLabel() const;
    [[nodiscard]] QStringList sides() const;
    /// What `sides` stand for: `white`, `black`, `both`; of another control `unchanged` and `from-start`. An empty
    /// list where nothing of the kind is asked.
    [[nodiscard]] QStringList sideWords() const;
    [[nodiscard]] QString side() const;
    /// A word that is not one of `sideWords` changes nothing.
    void setSide(QString const& word);
    [[nodiscard]] QString words() const; ///< the control as it was understood
    [[nodiscard]] bool asksControl() const { return entry(Field::Control) != nullptr; }
    /// As typed; before anything is typed the one that is set now.
    [[nodiscard]] QString controlText() const;
    void setControlText(QString const& text);
    [[nodiscard]] bool valid() const;

    Q_INVOKABLE void edit(int field, QString const& text);
    /// Shows what is wrong in fields nobody has written in yet.
    void touchAll();

    /// What the form says now; empty while it says nothing that can be done.
    [[nodiscard]] std::vector<clock::Operation> operations() const;
    /// The same for clocks as they are now: another control may come with the times it would have led to.
    [[nodiscard]] std::vector<clock::Operation> operations(InterventionsAt const& at) const;

signals:
    void changed();

private:
    /// Whose time it is, or which times go with another control.
    enum class Whose { White, Black, Both, Unchanged, FromStart };
    static constexpr int mostMoves = 9999;
    struct Entry {
        Field field;
        QString before; ///< as the clock showed it; empty for several clocks
        QString text;
        int most = mostMoves;                       ///< a number
        std::optional<clock::Span> exact{};         ///< what `before` says to the second
        clock::Method method = clock::Method::Time; ///< of the period whose counter it is
        bool touched = false;
    };
    [[nodiscard]] Entry const* entry(Field field) const;
    [[nodiscard]] std::shared_ptr<clock::Setting const> control() const;
    [[nodiscard]] bool mayStay(Entry const& entry) const;
    [[nodiscard]] QString faultOf(Entry const& entry) const;
    [[nodiscard]] static std::optional<int> numberIn(Entry const& entry);
    [[nodiscard]] std::vector<Whose> answers() const;
    [[nodiscard]] static QString wordOf(Whose whose);
    void add(Field field, QString const& before = {});
    void addSides(InterventionsAt const& at);
    void addCounters(clock::Reading const& now);
    void show();
    [[nodiscard]] std::optional<clock::Span> timeIn(Entry const& entry) const;
    void addTimes(std::vector<clock::Operation>& operations) const;
    void addAmounts(std::vector<clock::Operation>& operations) const;

    std::optional<Intervention> m_hand;
    QString m_title;
    std::vector<Entry> m_entries;
    CorrectionFields m_fields;
    Whose m_whose = Whose::White;
    bool m_oneBoard = false;
    QString m_presentControl;
    Colour m_delayOf = Colour::White; ///< who is to move
};

} // namespace flagfall::view
