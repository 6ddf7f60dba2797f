// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/electronic_device.h"
#include "arbiter/rulings/mate_question.h"

namespace flagfall::rulings {
namespace {

Finding findingOf(DeviceLaw const& law, CanMate mate) {
    if (!law.hangsOnMate || mate == CanMate::Yes) return Finding::OpponentWins;
    return mate == CanMate::No ? Finding::HalfWithoutMate : Finding::HalfUnlessMate;
}

} // namespace

/// P21. The arbiter may let play go on: where the regulations set a milder penalty he gives that one.
Ruling ruleOn(Rules const& rules, DeviceFound const& incident, Known const& known, Answers const& answers) {
    DeviceLaw const& law = rules.laws().device;
    Colour const other = opponent(incident.by);
    CanMate const mate = mateOf(other, known, answers);
    std::string const article{law.article};
    Ruling ruling{.finding = findingOf(law, mate), .article = article, .next = askMate(other, known)};
    if (law.hangsOnMate) ruling.questions = {askMate(other, known)};
    if (!law.hangsOnMate || mate != CanMate::NotSaid)
        ruling.next = Proposal{{ScoreGame{law.score(incident.by, mate)}}, article};
    for (Result const result :
         {Result::WhiteWins, Result::Draw, Result::BlackWins, Result::DrawAgainstLoss, Result::LossAgainstDraw})
        ruling.others.push_back({{ScoreGame{result}}});
    ruling.others.push_back({{PlayOn{}}});
    if (law.mayBeMilder) ruling.remarks.push_back({Remark::What::MilderByEvent, law.article});
    return ruling;
}

} // namespace flagfall::rulings
