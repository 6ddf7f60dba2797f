// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/clock_face.h"
#include "app/view/event/event_text.h"
#include "app/view/event/tie_break_list.h"
#include "app/view/review/remark_text.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/question_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"

#include "app/session/event/saying.h"
#include "pairing/system.h"
#include "tests/support/one_of_each_act.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace flagfall::view {
namespace {

/// Every value up to the last one has a text, and no two have the same.
template <typename Enum, typename Text>
void expectTexts(Enum last, Text text) {
    std::set<QString> seen;
    for (int value = 0; value <= static_cast<int>(last); ++value) {
        QString const words = text(static_cast<Enum>(value));
        EXPECT_FALSE(words.isEmpty()) << value;
        EXPECT_TRUE(seen.insert(words).second) << value << ' ' << words.toStdString();
    }
}

/// What is said of acts, with its translations.
using Patterns = std::map<QString, QStringList>;
Patterns patternsIn(std::string const& language) {
    QFile file(QString::fromStdString(SOURCE_DIR "/translations/flagfall_" + language + ".ts"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << language;
    QXmlStreamReader xml(&file);
    Patterns patterns;
    QString context, source;
    bool counts = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QStringLiteral("name")) context = xml.readElementText();
        if (context != QStringLiteral("Act") && context != QStringLiteral("ActPhrase")) continue;
        if (xml.name() == QStringLiteral("source")) source = xml.readElementText();
        if (xml.name() == QStringLiteral("message")) counts = xml.attributes().hasAttribute(QStringLiteral("numerus"));
        if (xml.name() == (counts ? QStringLiteral("numerusform") : QStringLiteral("translation")))
            patterns[source] += xml.readElementText();
    }
    return patterns;
}
std::set<QString> holesIn(QString const& pattern) {
    std::set<QString> holes;
    QRegularExpression const hole(QStringLiteral(R"(\{[a-z_]+\})"));
    for (auto const& match : hole.globalMatch(pattern)) holes.insert(match.captured());
    return holes;
}

TEST(Texts, EveryRefusalHasItsOwnSentence) {
    session::EventState const state;
    expectTexts(session::Why::Storage, [&](session::Why why) {
        session::Refusal refusal{.why = why};
        refusal.count = 3;
        return refusalText(refusal, state);
    });
}

TEST(Texts, EveryQuestionHasItsOwnSentenceAndTwoAnswers) {
    session::EventState const state;
    expectTexts(session::Ask::CorrectionBarred, [&](session::Ask ask) {
        session::Question const question{.ask = ask, .count = 3};
        QuestionText const text = questionText(question, state);
        EXPECT_FALSE(text.title.isEmpty() || text.text.isEmpty() || text.yes.isEmpty() || text.no.isEmpty());
        return questionSentence(question, state);
    });
}

TEST(Texts, EveryPairingRefusalHasOne) { expectTexts(pairing::PairingRefusal::NotAvailable, &pairingRefusalText); }

TEST(Texts, EveryFaultOfAFileNamesTheFile) {
    expectTexts(session::JournalFault::AlreadyExists, [](session::JournalFault fault) {
        QString const text = journalProblemText({fault, "/tmp/event.flagfall", "", std::nullopt, 0, 0});
        EXPECT_TRUE(text.contains(QStringLiteral("/tmp/event.flagfall")));
        return text;
    });
    expectTexts(session::JournalFault::AlreadyExists, &journalFaultShort);
}

TEST(Texts, EveryFaultOfAFieldHasOne) {
    expectTexts(session::FieldFault::NotText,
                [](session::FieldFault fault) { return faultText(session::EventField::Place, fault); });
    expectTexts(session::FieldFault::NotText,
                [](session::FieldFault fault) { return faultText(session::PlayerField::Name, fault); });
    expectTexts(session::EventField::Ladder, [](session::EventField field) { return fieldName(field); });
    expectTexts(session::PlayerField::LaterRatings, [](session::PlayerField field) { return fieldName(field); });
}

TEST(Texts, EveryRemarkAboutAReportFileHasOne) {
    using What = pairing::trf::Remark::What;
    expectTexts(What::TooManyRounds, [](What what) {
        pairing::trf::Remark remark{};
        remark.what = what;
        // Two remarks about dates say the same of different faults.
        return remarkText(remark) + QString::number(what == What::DateFromFreeText);
    });
    expectTexts(pairing::trf::Remark::Kind::Wrong, &remarkKindText);
}

TEST(Texts, EveryFaultOfAControlHasOne) {
    expectTexts(clock::TextProblem::What::NotSound,
                [](clock::TextProblem::What what) { return controlProblemText(what); });
    expectTexts(clock::SettingFault::MustBeAlone, &settingFaultText);
    expectTexts(PlayType::Blitz, &playTypeText);
}

TEST(Texts, EveryResultPhaseByeAndPolicyHasOne) {
    expectTexts(Result::LossAgainstDraw, [](Result result) { return resultText(result); });
    expectTexts(Result::LossAgainstDraw, &resultSpoken);
    expectTexts(session::Bye::ZeroPoint, &byeText);
    expectTexts(FacePhase::Decided, &facePhaseText);
    expectTexts(session::RecoveryPolicy::ChargeToRestart, &policyText);
}

TEST(Texts, EveryTieBreakAndSystemHasOne) {
    expectTexts(pairing::TieBreakKind::Rating, [](pairing::TieBreakKind kind) { return tieBreakHint({kind}); });
    expectTexts(pairing::TieBreakAdvice::What::NamedBefore, &tieBreakAdviceText);
    QStringList hints;
    for (std::string_view const code : pairing::tieBreakCodes()) hints += tieBreakHint(*pairing::tieBreakByCode(code));
    EXPECT_EQ(hints.removeDuplicates(), 0) << "no two codes mean the same";
    for (auto const competitors : {pairing::Competitors::Players, pairing::Competitors::Teams})
        for (std::string_view const code : pairing::systemCodes(competitors))
            EXPECT_NE(systemText(code).toStdString(), code);
}

TEST(Texts, NoLineEndsWithinTheNumberOfARegulation) {
    EXPECT_EQ(unbroken(QStringLiteral("Koya (C.07 Art. 9.2)")), QStringLiteral("Koya (C.\u206007 Art.\u00A09.2)"));
    EXPECT_EQ(unbroken(QStringLiteral("thrice (C.04.1, 7).")), QStringLiteral("thrice (C.\u206004.1, 7)."));
    QString const name = QStringLiteral("Art. of Vega, B. 2");
    EXPECT_EQ(unbroken(name), name) << "nothing else is touched";
    TieBreakList list;
    list.show({"BH", "SB"}, {}, pairing::Competitors::Players);
    for (QString const& meaning : list.names()) EXPECT_TRUE(meaning.contains(QChar{0x2060})) << meaning.toStdString();
}

TEST(Texts, EveryOperationOfAClockHasOne) {
    for (Colour const side : bothColours) {
        std::vector<clock::Operation> const all{
            clock::Start{},
            clock::Press{side},
            clock::Pause{},
            clock::Resume{},
            clock::AdjustTime{side, std::chrono::minutes{1}},
            clock::AdjustTime{side, -std::chrono::minutes{1}},
            clock::SetTime{side, std::chrono::minutes{1}},
            clock::SetMoves{side, 40},
            clock::SetToMove{side},
            clock::UndoPress{},
            clock::SwapTimes{},
            clock::ReloadCanadian{side},
            clock::InstallExtra{clock::Method::Fischer, std::chrono::seconds{5}, clock::CreditNow::No}};
        std::set<QString> seen;
        for (clock::Operation const& operation : all)
            EXPECT_TRUE(seen.insert(operationText(operation)).second) << operationText(operation).toStdString();
    }
}

/// The sentence of an act at any place, and every other thing the window says of it.
QStringList allTextsOf(session::Act const& act) {
    session::History const history;
    session::RecordedAct recorded{};
    recorded.act = act;
    return {actSentence(recorded, history), boardActText(act, history, BoardNumber{3}),
            actPhrase(act, history.state())};
}

TEST(Texts, EveryActHasASentenceAndNoHoleIsLeftInIt) {
    for (session::Act const& act : session::oneOfEach()) {
        QStringList const texts = allTextsOf(act);
        EXPECT_FALSE(texts[0].isEmpty() || texts[1].isEmpty()) << session::kindIn(act).word;
        EXPECT_EQ(texts[2].isEmpty(), !session::canBeUndone(act)) << session::kindIn(act).word;
        for (QString const& text : texts) EXPECT_FALSE(text.contains(QLatin1Char('{'))) << text.toStdString();
    }
}

TEST(Texts, EverySentenceOfAnActHasItsHolesInEveryLanguage) {
    for (char const* const language : {"en", "sk", "cs", "gl"}) {
        Patterns const patterns = patternsIn(language);
        for (auto const& [source, translations] : patterns)
            for (QString const& translation : translations)
                EXPECT_EQ(holesIn(translation), holesIn(source)) << language << ": " << source.toStdString();
        for (session::Act const& act : session::oneOfEach())
            for (session::Saying const& saying : {sentenceOf(act), sentenceAt(BoardNumber{3}, act), phraseOf(act)})
                EXPECT_TRUE(saying.isEmpty() || patterns.contains(QString::fromUtf8(saying.english())))
                    << language << " has no " << saying.english();
    }
}

TEST(Texts, APlaceholderInANameIsLeftAlone) {
    session::EventState state;
    state.players[PlayerId{1}].details.name = "%1 %2 %n";
    session::Refusal refusal{.why = session::Why::AlreadyWithdrawn};
    refusal.player = PlayerId{1};
    EXPECT_EQ(refusalText(refusal, state), QStringLiteral("%1 %2 %n has already withdrawn."));
}

} // namespace
} // namespace flagfall::view
