// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/announced_move.h"

#include "arbiter/notation/spoken_move.h"

namespace flagfall::record {

bool AnnouncedMove::says(std::string_view words) {
    if (m_pressed) return false;
    auto const read = notation::readSpokenMove(m_before, words);
    bool const pieceMissing = !read && read.error().fault == notation::MoveFault::PromotionMissing;
    if (!read && !pieceMissing) return true; // no move yet: he goes on speaking
    m_pieceMissing = pieceMissing;
    m_announced = read ? std::optional{read->move} : std::nullopt;
    m_repeated = false;
    return true;
}

bool AnnouncedMove::isRepeated() {
    if (!m_announced || m_pressed) return false;
    m_repeated = true;
    return true;
}

std::optional<PressLacks> AnnouncedMove::press() {
    m_pressed = true;
    return whatLacks();
}

bool AnnouncedMove::isExecuted() const {
    bool const captures = m_announced && m_before.isCapture(*m_announced);
    return m_placed && (m_removed || !captures);
}

std::optional<PressLacks> AnnouncedMove::whatLacks() const {
    if (m_pieceMissing) return PressLacks::PromotionPiece;
    if (!m_announced) return PressLacks::Announcement;
    if (!m_placed) return PressLacks::Placing;
    return isExecuted() ? std::nullopt : std::optional{PressLacks::Removal};
}

AnnouncedStep AnnouncedMove::next() const {
    if (m_pressed) return AnnouncedStep::Done;
    if (m_pieceMissing) return AnnouncedStep::NamePiece;
    if (!m_announced) return AnnouncedStep::Announce;
    if (!m_repeated) return AnnouncedStep::Repeat;
    return isExecuted() ? AnnouncedStep::Press : AnnouncedStep::Execute;
}

} // namespace flagfall::record
