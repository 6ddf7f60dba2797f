// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/players/player_form.h"

#include "app/view/common/command_door.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/plain_text.h"

namespace flagfall::view {
namespace {

using session::PlayerField;

/// The name under which QML touches a field.
QString keyOf(PlayerField field) {
    switch (field) {
    case PlayerField::Name: return QStringLiteral("name");
    case PlayerField::Federation: return QStringLiteral("federation");
    case PlayerField::Title: return QStringLiteral("title");
    case PlayerField::Sex: return QStringLiteral("sex");
    case PlayerField::Rating: return QStringLiteral("rating");
    case PlayerField::FideId: return QStringLiteral("fideId");
    case PlayerField::Birth: return QStringLiteral("birth");
    case PlayerField::Club: return QStringLiteral("club");
    case PlayerField::NationalId: return QStringLiteral("nationalId");
    case PlayerField::NationalRating: return QStringLiteral("nationalRating");
    case PlayerField::OfficialRating: return QStringLiteral("officialRating");
    case PlayerField::RatingSource: return QStringLiteral("ratingSource");
    case PlayerField::K: return QStringLiteral("k");
    case PlayerField::Categories: return QStringLiteral("categories");
    case PlayerField::FeeOwed: return QStringLiteral("feeOwed");
    case PlayerField::FeePaid: return QStringLiteral("feePaid");
    case PlayerField::Note: return QStringLiteral("note");
    case PlayerField::FixedBoard: return QStringLiteral("fixedBoard");
    }
    return {};
}

} // namespace

PlayerForm::PlayerForm(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door) {
    startNew();
}

QStringList PlayerForm::titles() const {
    QStringList all{QString{}};
    for (int title = 0; title < static_cast<int>(session::Title::None); ++title)
        all += plain(session::titleText(static_cast<session::Title>(title)));
    return all;
}

bool PlayerForm::isLate() const {
    session::EventState const& state = m_desk.state();
    return !m_player && state.numbersGiven() && session::systemRulesOf(state).takesLateEntries;
}

void PlayerForm::setMissedHalf(bool half) {
    m_missed = half ? session::Bye::HalfPoint : session::Bye::ZeroPoint;
    emit changed();
}

void PlayerForm::startNew() { start({}, std::nullopt); }

void PlayerForm::startEdit(int playerId) {
    if (session::Player const* player = m_desk.state().player(PlayerId{playerId}))
        start(session::draftOf(player->details), player->id);
}

void PlayerForm::start(session::PlayerDraft draft, std::optional<PlayerId> player) {
    m_draft = std::move(draft);
    m_player = player;
    m_touched.clear();
    m_allTouched = false;
    check();
}

void PlayerForm::put(std::string& field, QString const& text) {
    std::string value = text.toStdString();
    if (field == value) return;
    field = std::move(value);
    check();
}

void PlayerForm::check() {
    m_faults.clear();
    if (auto const details = session::check(m_draft); !details)
        for (auto const& problem : details.error()) m_faults.emplace(problem.field, problem.fault);
    emit changed();
}

QString PlayerForm::error(PlayerField field) const {
    auto const fault = m_faults.find(field);
    bool const shown = m_allTouched || m_touched.contains(keyOf(field));
    return fault == m_faults.end() || !shown ? QString{} : faultText(field, fault->second);
}

void PlayerForm::touch(QString const& field) {
    if (m_touched.contains(field)) return;
    m_touched.insert(field);
    emit changed();
}

void PlayerForm::submit() {
    m_allTouched = true;
    emit changed();
    if (!valid()) return;
    if (m_player)
        m_door.submit(session::RevisePlayer{*m_player, m_draft}, [this] { finish(); });
    else
        m_door.submit(session::EnterPlayer{m_draft, m_missed}, [this] { finish(); });
}

void PlayerForm::finish() {
    emit done();
    startNew();
}

} // namespace flagfall::view
