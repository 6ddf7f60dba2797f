// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/blind_play_view.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/sides.h"
#include "app/view/record/record_text.h"
#include "app/view/texts/blind_text.h"
#include "app/view/texts/plain_text.h"
#include "arbiter/board/fen.h"
#include "arbiter/notation/spoken_move.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array keepingWays{ScoreKeeping::Scoresheet, ScoreKeeping::Braille, ScoreKeeping::Longhand,
                                 ScoreKeeping::Recorder};
constexpr std::array remarkKinds{session::BlindRemark::TimesOnRequest,    session::BlindRemark::TimesUnasked,
                                 session::BlindRemark::NotAnnounced,      session::BlindRemark::PromotionNotNamed,
                                 session::BlindRemark::CapturedPieceLeft, session::BlindRemark::PieceNotPlaced};

template <typename T, std::size_t count>
std::optional<T> chosen(std::array<T, count> const& all, int index) {
    bool const there = index >= 0 && static_cast<std::size_t>(index) < count;
    return there ? std::optional{all[static_cast<std::size_t>(index)]} : std::nullopt;
}

QVariantMap playerMap(session::BlindPlay const& play, Colour side) {
    auto const& assistant = play.assistants[side];
    QVariantList duties;
    for (AssistantDuty const duty : assistantDuties)
        duties.append(assistant && std::ranges::count(assistant->duties, duty) > 0);
    return {{QStringLiteral("disabled"), play.disabled[side]},
            {QStringLiteral("keeping"), static_cast<int>(play.keeping[side])},
            {QStringLiteral("assistant"), assistant ? plain(assistant->name) : QString{}},
            {QStringLiteral("duties"), duties}};
}

std::optional<session::Assistant> assistantOf(QVariantMap const& player) {
    session::Assistant assistant{player[QStringLiteral("assistant")].toString().trimmed().toStdString(), {}};
    if (assistant.name.empty()) return std::nullopt;
    auto const duties = player[QStringLiteral("duties")].toList();
    for (AssistantDuty const duty : assistantDuties)
        if (duties.value(static_cast<qsizetype>(duty)).toBool()) assistant.duties.push_back(duty);
    return assistant;
}

} // namespace

BlindPlayView::BlindPlayView(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door) {}

session::GameOnRecord const* BlindPlayView::game() const {
    session::Board const* const board = m_desk.board(m_at);
    return board ? &board->game : nullptr;
}

Edition const& BlindPlayView::edition() const { return *m_desk.state().details.edition; }

void BlindPlayView::show(BoardPlace at) {
    m_at = at;
    m_found = {};
    if (session::GameOnRecord const* const on = game()) {
        m_found = record::examineBoards(on->record, on->sheets, on->boards);
        if (auto const side = otherSide()) m_other.show(*on->boards[*side]);
        m_other.setDiffering(m_found.differs);
    }
    emit changed();
    emit announced();
}

void BlindPlayView::showMove(board::Position const& before, std::optional<board::Move> move) {
    m_announcement.clear();
    m_spoken.clear();
    if (move) {
        m_announcement = QString::fromStdString(notation::spokenMove(before, *move));
        m_spoken = QString::fromStdString(notation::spokenMove(before, *move, notation::Umlauts::AsLetters));
    }
    emit announced();
}

std::optional<Expected<notation::ReadMove, notation::MoveRefusal>> BlindPlayView::heard(board::Position const& before,
                                                                                        QString const& text) const {
    if (!on()) return std::nullopt;
    auto read = notation::readSpokenMove(before, text.toStdString());
    bool const noWords = !read && (read.error().fault == notation::MoveFault::NotNotation ||
                                   read.error().fault == notation::MoveFault::Empty);
    return noWords ? std::nullopt : std::optional{std::move(read)};
}

bool BlindPlayView::on() const { return game() && game()->blindPlay.isOn(); }

QStringList BlindPlayView::lines() const {
    session::Board const* const board = m_desk.board(m_at);
    return board ? blindPlayLines(*board, edition()) : QStringList{};
}

QVariantList BlindPlayView::players() const {
    QVariantList both;
    session::BlindPlay const play = game() ? game()->blindPlay : session::BlindPlay{};
    for (Colour const side : bothColours) both.append(playerMap(play, side));
    return both;
}

bool BlindPlayView::twoBoards() const { return !game() || game()->blindPlay.boards == session::BoardsInUse::Two; }

QString BlindPlayView::adaptations() const { return game() ? plain(game()->blindPlay.adaptations) : QString{}; }

QString BlindPlayView::appendix() const {
    return game() ? tr("Appendix %1").arg(plain(edition().blindPlay.appendix)) : QString{};
}

QString BlindPlayView::law() const { return game() ? blindLawText(edition()) : QString{}; }

QStringList BlindPlayView::duties() const {
    QStringList names;
    for (AssistantDuty const duty : assistantDuties) names += view::dutyText(duty);
    return names;
}

QStringList BlindPlayView::keepings() const {
    QStringList names;
    for (ScoreKeeping const way : keepingWays) names += keepingText(way);
    return names;
}

QStringList BlindPlayView::remarks() const {
    QStringList names;
    for (session::BlindRemark const kind : remarkKinds) names += remarkText(kind);
    return names;
}

/// Whose own board is shown beside the record's.
std::optional<Colour> BlindPlayView::otherSide() const {
    if (!game()) return std::nullopt;
    for (Colour const side : bothColours)
        if (game()->boards[side]) return side;
    return std::nullopt;
}

QString BlindPlayView::otherTitle() const {
    auto const side = otherSide();
    if (!side) return {};
    return *side == Colour::White ? tr("White's own board") : tr("Black's own board");
}

QString BlindPlayView::finding() const { return game() ? boardsText(m_found, edition()) : QString{}; }

void BlindPlayView::arrange(QVariantList const& players, bool twoBoards, QString const& adaptations) {
    if (!game()) return;
    session::BlindPlay play{.boards = twoBoards ? session::BoardsInUse::Two : session::BoardsInUse::One,
                            .adaptations = adaptations.trimmed().toStdString()};
    for (Colour const side : bothColours) {
        auto const player = players.value(side == Colour::White ? 0 : 1).toMap();
        play.disabled[side] = player[QStringLiteral("disabled")].toBool();
        play.keeping[side] =
            chosen(keepingWays, player[QStringLiteral("keeping")].toInt()).value_or(ScoreKeeping::Scoresheet);
        play.assistants[side] = assistantOf(player);
    }
    m_door.submit(session::ArrangeBlindPlay{m_at->round, m_at->board, play});
}

void BlindPlayView::remark(Sides::Side side, int remark, QString const& note) {
    auto const of = colourOf(side);
    auto const kind = chosen(remarkKinds, remark);
    if (!game() || !of || !kind) return;
    m_door.submit(session::RemarkOnBlindPlay{m_at->round, m_at->board, *of, *kind, note.trimmed().toStdString()});
}

/// A position, or the one after a move made in place of the last one of the record.
std::optional<board::Position> BlindPlayView::positionOf(QString const& stands) const {
    record::GameRecord const& record = game()->record;
    std::string const text = stands.trimmed().toStdString();
    if (auto const position = board::positionFromFen(text, record.start().game())) return *position;
    if (record.size() == 0) return std::nullopt;
    board::Position const before = record.at(record.size() - 1);
    auto const said = notation::readSpokenMove(before, text);
    auto const read = said ? said : notation::readMove(before, text, notationLanguage());
    return read ? std::optional{before.after(read->move)} : std::nullopt;
}

bool BlindPlayView::compare(Sides::Side side, QString const& stands) {
    auto const of = colourOf(side);
    if (!game() || !of) return false;
    session::CompareBoards command{m_at->round, m_at->board, {}};
    for (Colour const one : bothColours)
        if (auto const& board = game()->boards[one])
            command.stands[one] = board::fenText(*board, board::CastlingLetters::Shredder);
    command.stands[*of].clear();
    if (!stands.trimmed().isEmpty()) {
        auto const position = positionOf(stands);
        if (!position) return false;
        command.stands[*of] = board::fenText(*position, board::CastlingLetters::Shredder);
    }
    m_door.submit(std::move(command));
    return true;
}

void BlindPlayView::correct() {
    if (correctable()) m_door.submit(session::CorrectBoards{m_at->round, m_at->board});
}

void BlindPlayView::sayIt() {
    if (on() && !m_spoken.isEmpty()) emit speechAsked(m_spoken, QStringLiteral("de"));
}

} // namespace flagfall::view
