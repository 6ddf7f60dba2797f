// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/claim_on_record.h"
#include "app/view/common/changes.h"
#include "app/view/common/proposal_view.h"
#include "arbiter/board/move.h"

#include <optional>

namespace flagfall::view {

class DeskLink;

/// The move that the last claim of a game announced, as a legal move of the position its record ends with; nullopt
/// without a game, without a claim, or where it cannot be read there.
[[nodiscard]] std::optional<board::Move> announcedMove(session::Board const* game);

/// A claim of a draw under examination (9.2, 9.3): what the record says of it, and what can be ruled. The keys of its
/// options are `correct`, `incorrect`, `inadmissible`, and `accepted` for a claim that the opponent accepts as an
/// offer. RecordActsView carries them out.
class ClaimView : public ProposalView {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the record")
    Q_PROPERTY(QVariantList places READ places NOTIFY changed FINAL)
public:
    explicit ClaimView(DeskLink& desk, QObject* parent = nullptr);

    /// The game whose claim is shown; called again after every act of its board; none when the page is closed.
    void show(std::optional<BoardPlace> at);

    [[nodiscard]] bool needed() const override;
    /// `White claims a draw: threefold repetition, by the intended move Ng8`.
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QStringList facts() const override;
    [[nodiscard]] QString law() const override;
    [[nodiscard]] QString citation() const override;
    [[nodiscard]] QString warning() const override;
    /// `checked`: whether the claim was checked on the scoresheets or by replaying the game. Until then only what
    /// rulings::needsNoCheck() allows is possible.
    [[nodiscard]] QVariantList questions() const override;
    /// That question, with its answer as it is now.
    [[nodiscard]] static QVariantMap checkQuestion(Edition const& laws, bool checked);
    [[nodiscard]] QVariantList options() const override;
    /// Where the position claimed has occurred: maps of `place` (of the arbiter's record; one behind its end after the
    /// intended move) and `text`.
    [[nodiscard]] QVariantList places() const;

    Q_INVOKABLE void answer(QString const& ask, QString const& answer) override;
    /// Whether the option with this key can be decided now.
    Q_INVOKABLE [[nodiscard]] bool mayRule(QString const& key) const;
    [[nodiscard]] bool checked() const { return m_checked; }

private:
    [[nodiscard]] session::Board const* game() const;
    [[nodiscard]] std::optional<session::ExaminedClaim> examined() const;
    [[nodiscard]] rulings::Ruling ruling(rulings::Answers const& answers = {}) const;
    [[nodiscard]] bool mayRule(rulings::Answer answer) const;

    DeskLink& m_desk;
    std::optional<BoardPlace> m_at;
    std::size_t m_claim = 0; ///< how many claims the game has seen
    bool m_checked = false;
};

} // namespace flagfall::view
