// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/blind_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using session::BlindRemark;

struct BlindText {
    Q_DECLARE_TR_FUNCTIONS(BlindText)
};

QString laws(QString const& text, std::string_view article) {
    //: %1 a sentence, %2 an article of the Laws.
    return BlindText::tr("%1 (Laws %2)").arg(text, plain(article));
}

QString disabledLine(session::BlindPlay const& play, Colour side) {
    QString const who = side == Colour::White ? BlindText::tr("White is visually disabled; score: %1")
                                              : BlindText::tr("Black is visually disabled; score: %1");
    return who.arg(keepingText(play.keeping[side]));
}

QString assistantLine(session::Assistant const& assistant, Colour side) {
    QStringList duties;
    for (AssistantDuty const duty : assistant.duties) duties += dutyText(duty);
    if (duties.isEmpty()) duties += BlindText::tr("no duties yet", "assistant");
    //: %1 a name, %2 what they may do.
    QString const who =
        side == Colour::White ? BlindText::tr("White's assistant %1: %2") : BlindText::tr("Black's assistant %1: %2");
    return who.arg(plain(assistant.name), duties.join(QStringLiteral(", ")));
}

/// A claim that the assistant makes is the player's (6.8).
bool claimsForHim(std::optional<session::Assistant> const& assistant) {
    return assistant && std::ranges::count(assistant->duties, AssistantDuty::ClaimsAndTells) > 0;
}

QString remarkLine(session::BlindPlayRemarked const& remarked) {
    QString const who = remarked.side == Colour::White ? BlindText::tr("White: %1") : BlindText::tr("Black: %1");
    QString const text = laws(who.arg(remarkText(remarked.remark)), remarked.article);
    return remarked.note.empty() ? text : BlindText::tr("%1: %2", "remark and note").arg(text, plain(remarked.note));
}

QString adjustText(ByColour<bool> const& adjusts) {
    if (adjusts.white && adjusts.black) return BlindText::tr("The records agree: both adjust their boards to them.");
    return adjusts.white ? BlindText::tr("The records agree: White adjusts the board to them.")
                         : BlindText::tr("The records agree: Black adjusts the board to them.");
}

/// Who has pressed before their move was on record, where everything before it is: only an executed move, which has
/// been announced, starts the opponent's clock.
std::optional<Colour> pressedUnannounced(session::Board const& board) {
    if (!board.clock || board.result) return std::nullopt;
    record::GameRecord const& record = board.game.record;
    return halfMovesUnrecorded(board) == 1 ? std::optional{record.mover(record.size())} : std::nullopt;
}

} // namespace

QString remarkText(BlindRemark remark) {
    switch (remark) {
    case BlindRemark::TimesOnRequest: return BlindText::tr("moves and times announced on request");
    case BlindRemark::TimesUnasked: return BlindText::tr("moves and times announced without request");
    case BlindRemark::NotAnnounced: return BlindText::tr("pressed too early: the move was not announced");
    case BlindRemark::PromotionNotNamed: return BlindText::tr("pressed too early: the promotion piece was not named");
    case BlindRemark::CapturedPieceLeft:
        return BlindText::tr("pressed too early: the captured piece was not "
                             "removed");
    case BlindRemark::PieceNotPlaced: return BlindText::tr("pressed too early: no piece was in another aperture");
    }
    return {};
}

QString dutyText(AssistantDuty duty) {
    switch (duty) {
    case AssistantDuty::MovesOnOpponentsBoard: return BlindText::tr("makes moves on the opponent's board");
    case AssistantDuty::Announces: return BlindText::tr("announces the moves");
    case AssistantDuty::KeepsScore: return BlindText::tr("keeps score, starts the opponent's clock");
    case AssistantDuty::TellsTimes: return BlindText::tr("announces moves and times on request");
    case AssistantDuty::ClaimsAndTells: return BlindText::tr("claims a flag fall, reports touched pieces");
    case AssistantDuty::Adjournment: return BlindText::tr("adjournment formalities");
    }
    return {};
}

QString keepingText(ScoreKeeping keeping) {
    switch (keeping) {
    case ScoreKeeping::Scoresheet: return BlindText::tr("scoresheet");
    case ScoreKeeping::Braille: return BlindText::tr("Braille");
    case ScoreKeeping::Longhand: return BlindText::tr("longhand");
    case ScoreKeeping::Recorder: return BlindText::tr("recording device");
    }
    return {};
}

QStringList blindPlayLines(session::Board const& board, Edition const& edition) {
    session::GameOnRecord const& game = board.game;
    session::BlindPlay const& play = game.blindPlay;
    BlindPlayLaw const& law = edition.blindPlay;
    QStringList lines;
    if (!play.isOn()) return lines;
    if (auto const side = pressedUnannounced(board))
        lines += laws(*side == Colour::White
                          ? BlindText::tr("White has pressed the clock, but the move is not recorded: was it "
                                          "announced?")
                          : BlindText::tr("Black has pressed the clock, but the move is not recorded: was it "
                                          "announced?"),
                      law.executed);
    for (Colour const side : bothColours) {
        if (play.disabled[side]) lines += disabledLine(play, side);
        if (play.assistants[side]) lines += assistantLine(*play.assistants[side], side);
    }
    if (claimsForHim(play.assistants.white) || claimsForHim(play.assistants.black))
        lines += laws(BlindText::tr("A flag fall claimed by the assistant counts as claimed by the player."),
                      articleOf(law, AssistantDuty::ClaimsAndTells));
    if (play.boards == session::BoardsInUse::Two)
        lines += laws(BlindText::tr("Two boards; on the special one a piece is touched once it has left its "
                                    "securing aperture."),
                      law.touched);
    if (!play.adaptations.empty()) lines += laws(plain(play.adaptations), law.adaptation);
    for (session::BlindRemarkOnRecord const& one : game.blindRemarks) lines += remarkLine(one.remarked);
    return lines;
}

QString blindLawText(Edition const& edition) {
    BlindPlayLaw const& law = edition.blindPlay;
    //: %1 to %4 articles of the Laws.
    QString const text =
        BlindText::tr("Either player may demand two boards, and you may adapt the rules (Laws %1). Score in "
                      "Braille, longhand or on a recording device (%2); a special clock (%3). If the player has "
                      "no assistant, the opponent may have one for the first two duties (%4).")
            .arg(plain(law.adaptation), plain(law.score), plain(law.clock), plain(law.opponentsAssistant));
    if (law.againstHearingImpaired == AgainstHearingImpaired::AssistantAsWished) return text;
    return BlindText::tr("%1 Against a hearing-impaired player an assistant is compulsory.").arg(text);
}

QString boardsText(record::BoardsFinding const& found, Edition const& edition) {
    BlindPlayLaw const& law = edition.blindPlay;
    switch (found.remedy) {
    case record::BoardsRemedy::None: return {};
    case record::BoardsRemedy::RecordsMissing:
        return BlindText::tr("The boards differ. Enter what both players wrote; the records decide.");
    case record::BoardsRemedy::Adjust: return laws(adjustText(found.adjusts), law.recordsAgree);
    case record::BoardsRemedy::Retrace:
        return laws(BlindText::tr("The records differ: go back to where they agree, after %n half-move(s), then "
                                  "set the clocks. No extra time is given and nothing is counted as an illegal "
                                  "move.",
                                  "", static_cast<int>(found.agreed)),
                    law.recordsDiffer);
    }
    return {};
}

} // namespace flagfall::view
