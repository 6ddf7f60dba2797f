// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "clock/setting.h"

#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

namespace flagfall::view {

/// The kinds of period by the words that stand for them in forms, in the order in which they are offered: `time`,
/// `increment`, `delay` …
[[nodiscard]] QStringList methodWords();
[[nodiscard]] QString methodWord(clock::Method method);
/// nullopt for a word that is not one of methodWords().
[[nodiscard]] std::optional<clock::Method> methodByWord(QString const& word);

/// One period of a control as a form has it: every figure as typed.
struct PeriodRow {
    int number = 1; ///< from 1
    QString method; ///< one of methodWords()
    QString moves;  ///< empty: all the rest
    QString time;   ///< minutes, or seconds where `inSeconds`
    QString extra;  ///< seconds
    QString fromMove;
    QString count;
    bool repeats = false;
    bool plain = true; ///< asks for moves and may repeat
    bool hasTime = true;
    bool inSeconds = false;
    bool hasExtra = false;
    bool hasCount = false;
    bool mayRepeat = false;
    QString error;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(PeriodRow const&, PeriodRow const&) = default;
};

/// The periods of one player's control, to be changed figure by figure.
class PeriodsModel : public FLAGFALL_ROWS(PeriodRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY countChanged FINAL)
public:
    using Problems = std::map<int, QString>; ///< by the number of the period

    explicit PeriodsModel(QObject* parent = nullptr);

    /// Shows these; what was typed and means the same stays as it was typed.
    void show(std::vector<clock::Period> const& periods);
    /// None when a figure cannot be read; its row says so.
    [[nodiscard]] std::optional<std::vector<clock::Period>> periods() const;
    /// What is wrong with the periods as a control; figures that cannot be read come first.
    void tell(Problems const& problems);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// Whether another period can be put to these.
    [[nodiscard]] bool canAdd() const;

    /// A word that is not one of methodWords() changes nothing.
    Q_INVOKABLE void setMethod(int row, QString const& method);
    Q_INVOKABLE void setMoves(int row, QString const& text) { put(row, &PeriodRow::moves, text); }
    Q_INVOKABLE void setTime(int row, QString const& text) { put(row, &PeriodRow::time, text); }
    Q_INVOKABLE void setExtra(int row, QString const& text) { put(row, &PeriodRow::extra, text); }
    Q_INVOKABLE void setFromMove(int row, QString const& text) { put(row, &PeriodRow::fromMove, text); }
    Q_INVOKABLE void setCount(int row, QString const& text) { put(row, &PeriodRow::count, text); }
    Q_INVOKABLE void setRepeats(int row, bool repeats);
    /// Another period at the end, or before what must come last (byo-yomi and its like).
    Q_INVOKABLE void add();
    Q_INVOKABLE void remove(int row);

signals:
    void countChanged();
    /// The user has changed something.
    void edited();

private:
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < count(); }
    void put(int row, QString PeriodRow::* field, QString const& text);
    void replace(int row, PeriodRow changed);
    void take(std::vector<PeriodRow> rows);
};

} // namespace flagfall::view
