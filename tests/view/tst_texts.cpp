// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/clock_face.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/event_text.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/question_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/remark_text.h"
#include "app/view/texts/result_text.h"

#include "pairing/system.h"

#include <gtest/gtest.h>

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

TEST(Texts, every_refusal_has_its_own_sentence) {
    session::EventState const state;
    expectTexts(session::Why::CorrectionBarred, [&](session::Why why) {
        session::Refusal refusal{.why = why};
        refusal.count = 3;
        return refusalText(refusal, state);
    });
}

TEST(Texts, every_refusal_can_be_asked) {
    session::EventState const state;
    for (int why = 0; why <= static_cast<int>(session::Why::CorrectionBarred); ++why) {
        session::Refusal const refusal{.why = static_cast<session::Why>(why)};
        QuestionText const text = questionText(refusal, state);
        EXPECT_FALSE(text.title.isEmpty() || text.text.isEmpty() || text.yes.isEmpty() || text.no.isEmpty()) << why;
    }
}

TEST(Texts, every_pairing_refusal_has_one) { expectTexts(pairing::PairingRefusal::NotAvailable, &pairingRefusalText); }

TEST(Texts, every_fault_of_a_file_names_the_file) {
    expectTexts(session::JournalFault::AlreadyExists, [](session::JournalFault fault) {
        QString const text = journalProblemText({fault, "/tmp/event.flagfall", "", std::nullopt, 0, 0});
        EXPECT_TRUE(text.contains(QStringLiteral("/tmp/event.flagfall")));
        return text;
    });
    expectTexts(session::JournalFault::AlreadyExists, &journalFaultShort);
}

TEST(Texts, every_fault_of_a_field_has_one) {
    expectTexts(session::FieldFault::NotText,
                [](session::FieldFault fault) { return faultText(session::EventField::Place, fault); });
    expectTexts(session::FieldFault::NotText,
                [](session::FieldFault fault) { return faultText(session::PlayerField::Name, fault); });
    expectTexts(session::EventField::TieBreaks, [](session::EventField field) { return fieldName(field); });
    expectTexts(session::PlayerField::Birth, [](session::PlayerField field) { return fieldName(field); });
}

TEST(Texts, every_remark_about_a_report_file_has_one) {
    using What = pairing::trf::Remark::What;
    expectTexts(What::TooManyRounds, [](What what) {
        pairing::trf::Remark remark{};
        remark.what = what;
        // Two remarks about dates say the same of different faults.
        return remarkText(remark) + QString::number(what == What::DateFromFreeText);
    });
    expectTexts(pairing::trf::Remark::Kind::Wrong, &remarkKindText);
}

TEST(Texts, every_fault_of_a_control_has_one) {
    expectTexts(clock::TextProblem::What::NotSound,
                [](clock::TextProblem::What what) { return controlProblemText(what); });
    expectTexts(clock::SettingFault::MustBeAlone, &settingFaultText);
    expectTexts(PlayType::Blitz, &playTypeText);
}

TEST(Texts, every_result_phase_bye_and_policy_has_one) {
    expectTexts(Result::LossAgainstDraw, &resultText);
    expectTexts(Result::LossAgainstDraw, &resultSpoken);
    expectTexts(session::Bye::ZeroPoint, &byeText);
    expectTexts(FacePhase::Decided, &facePhaseText);
    expectTexts(session::RecoveryPolicy::ChargeToRestart, &policyText);
}

TEST(Texts, every_tie_break_and_system_has_one) {
    expectTexts(pairing::TieBreak::BuchholzCut1, &tieBreakHint);
    for (std::string_view const code : pairing::systemCodes()) EXPECT_NE(systemText(code).toStdString(), code);
}

TEST(Texts, every_operation_of_a_clock_has_one) {
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
            clock::HandMoveTo{side},
            clock::UndoPress{},
            clock::SwapTimes{},
            clock::ReloadCanadian{side},
            clock::InstallExtra{clock::Method::Fischer, std::chrono::seconds{5}, clock::CreditNow::No}};
        std::set<QString> seen;
        for (clock::Operation const& operation : all)
            EXPECT_TRUE(seen.insert(operationText(operation)).second) << operationText(operation).toStdString();
    }
}

TEST(Texts, a_placeholder_in_a_name_is_left_alone) {
    session::EventState state;
    state.players[PlayerId{1}].details.name = "%1 %2 %n";
    session::Refusal refusal{.why = session::Why::AlreadyWithdrawn};
    refusal.player = PlayerId{1};
    EXPECT_EQ(refusalText(refusal, state), QStringLiteral("%1 %2 %n has withdrawn already."));
}

} // namespace
} // namespace flagfall::view
