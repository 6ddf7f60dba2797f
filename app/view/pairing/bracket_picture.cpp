// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/pairing/bracket_picture.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QVariantMap>

#include <algorithm>
#include <map>

namespace flagfall::view {
namespace {

struct BracketWords {
    Q_DECLARE_TR_FUNCTIONS(BracketPicture)
};

class Drawing {
public:
    Drawing(pairing::RoundStory const& story, ExplanationText const& text) : m_story(story), m_text(text) {}

    BracketPicture draw() {
        for (pairing::ExplainedBracket const& bracket : m_story.brackets) draw(bracket);
        return std::move(m_picture);
    }

private:
    void draw(pairing::ExplainedBracket const& bracket) {
        int const column = static_cast<int>(m_picture.heads.size());
        m_picture.heads += QVariantMap{{QStringLiteral("title"), headText(bracket)}};
        int row = 0;
        for (pairing::ExplainedPair const& pair : bracket.pairs) draw(pair, column, row++);
        std::map<int, int> floats;
        for (int const player : bracket.downfloaters) {
            bool const hasBye = m_story.bye && m_story.bye->player == player && isLast(column);
            QString const note = hasBye ? BracketWords::tr("has the bye") : BracketWords::tr("downfloat");
            addCell(column, row, m_text.name(player), note, true, false);
            arriveAt(player, column, row);
            floats[player] = row++;
        }
        m_floats = std::move(floats);
        m_picture.rows = std::max(m_picture.rows, row);
    }

    void draw(pairing::ExplainedPair const& pair, int column, int row) {
        int const lower = pair.board.white == pair.higher ? pair.board.black : pair.board.white;
        addCell(column, row, m_text.name(pair.board.white), m_text.name(pair.board.black), false, pair.isMovedDown);
        arriveAt(pair.higher, column, row);
        arriveAt(lower, column, row);
    }

    /// An arrow from the column before, if the player floated out of it.
    void arriveAt(int player, int column, int row) {
        auto const from = m_floats.find(player);
        if (from == m_floats.end()) return;
        m_picture.arrows += QVariantMap{{QStringLiteral("fromColumn"), column - 1},
                                        {QStringLiteral("fromRow"), from->second},
                                        {QStringLiteral("toColumn"), column},
                                        {QStringLiteral("toRow"), row}};
    }

    void addCell(int column, int row, QString const& first, QString const& second, bool isFloat, bool isMovedDown) {
        m_picture.cells +=
            QVariantMap{{QStringLiteral("column"), column},   {QStringLiteral("row"), row},
                        {QStringLiteral("first"), first},     {QStringLiteral("second"), second},
                        {QStringLiteral("isFloat"), isFloat}, {QStringLiteral("isMovedDown"), isMovedDown}};
    }

    [[nodiscard]] bool isLast(int column) const { return column + 1 == std::ssize(m_story.brackets); }

    static QString headText(pairing::ExplainedBracket const& bracket) {
        QString const score = pointsText(bracket.score);
        switch (bracket.kind) {
        case pairing::BracketKind::Scoregroup: return score;
        //: %1 a score; 2017, A.9.
        case pairing::BracketKind::Penultimate: return BracketWords::tr("%1, penultimate").arg(score);
        case pairing::BracketKind::CollapsedLast: return BracketWords::tr("%1, collapsed").arg(score);
        }
        return score;
    }

    pairing::RoundStory const& m_story;
    ExplanationText const& m_text;
    BracketPicture m_picture;
    std::map<int, int> m_floats; ///< row of each downfloater of the column before
};

} // namespace

BracketPicture pictureOf(pairing::RoundStory const& story, ExplanationText const& text) {
    return Drawing{story, text}.draw();
}

} // namespace flagfall::view
