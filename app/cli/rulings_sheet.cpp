// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rulings_sheet.h"

#include "app/cli/act_text.h"
#include "app/session/event/appeals.h"
#include "app/session/event/attachments.h"
#include "arbiter/rulings/description.h"
#include "arbiter/terms/plain_letters.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace flagfall::cli {
namespace {

using session::History;
using session::RecordedRuling;
using Json = nlohmann::ordered_json;

std::string nameOf(History const& history, PlayerId id) {
    session::Player const* const player = history.state().player(id);
    return player ? player->details.name : "?";
}

std::string orDash(std::string const& text) { return text.empty() ? "-" : oneLine(text); }

std::string saysOf(History const& history, RecordedRuling const& ruling) {
    return sentenceAt(ruling.board, actAt(history, ruling.seq).act);
}

Json numbers(std::vector<Seq> const& acts) {
    Json all = Json::array();
    for (Seq const act : acts) all.push_back(act.value());
    return all;
}

Json jsonOf(session::RulingOnRecord const& words) {
    return {{"edition", words.edition}, {"play", words.play},       {"incident", words.incident},
            {"known", words.known},     {"answers", words.answers}, {"finding", words.finding},
            {"article", words.article}, {"effects", words.effects}, {"own", words.own},
            {"note", words.note}};
}

std::string stateOf(History const& history, RecordedRuling const& ruling) {
    auto const* const withdrawal = withdrawalOf(history, ruling);
    if (!withdrawal) return ruling.takenBack ? "undone" : "-";
    return "withdrawn: " + oneLine(std::get<session::RulingWithdrawn>(withdrawal->act).note);
}

Json withdrawalJson(History const& history, RecordedRuling const& ruling) {
    auto const* const withdrawal = withdrawalOf(history, ruling);
    if (!withdrawal) return nullptr;
    auto const& act = std::get<session::RulingWithdrawn>(withdrawal->act);
    return {{"seq", withdrawal->seq.value()},
            {"wall", utcText(withdrawal->wall)},
            {"person", withdrawal->origin.person.text()},
            {"undone", numbers(act.undone)},
            {"note", act.note}};
}

std::string_view stateOf(History const& history, Seq file) {
    if (history.retracted(file)) return "undone";
    return attachmentAt(history, file) ? "-" : "removed";
}

Json jsonOf(Seq seq, session::AttachedFile const& file) {
    return {{"seq", seq.value()}, {"name", file.name},     {"type", file.type},
            {"size", file.size},  {"sha256", file.sha256}, {"note", file.note}};
}

Json filesOf(History const& history, RecordedRuling const& ruling) {
    Json files = Json::array();
    for (session::Attachment const& one : attachmentsOf(history, ruling)) files.push_back(jsonOf(one.seq, *one.file));
    return files;
}

std::string fileNames(History const& history, RecordedRuling const& ruling) {
    std::string names;
    for (session::Attachment const& one : attachmentsOf(history, ruling))
        names += (names.empty() ? "" : ", ") + oneLine(one.file->name);
    return orDash(names);
}

std::vector<session::Appeal> appealsOf(History const& history, RecordedRuling const& ruling) {
    return session::appealsOf(history, ruling.seq, ruling.round, ruling.board);
}

std::string_view stateOf(session::Appeal const& appeal) {
    if (appeal.withdrawn) return "withdrawn";
    if (!appeal.decision) return "lodged";
    switch (appeal.decision->outcome) {
    case session::AppealOutcome::Upheld: return "upheld";
    case session::AppealOutcome::Dismissed: return "dismissed";
    case session::AppealOutcome::Otherwise: break;
    }
    return "otherwise";
}

std::string_view byOf(session::Appeal const& appeal) {
    return appeal.lodged->by ? rulings::wordOf(*appeal.lodged->by) : "other";
}

Json jsonOf(session::Appeal const& appeal) {
    session::AppealOnRecord const& lodged = *appeal.lodged;
    Json json{{"seq", appeal.seq.value()},
              {"by", byOf(appeal)},
              {"person", lodged.person},
              {"to", lodged.to == session::AppealBody::ChiefArbiter ? "chief-arbiter" : "committee"},
              {"received", utcText(lodged.received)},
              {"due", lodged.due ? Json(utcText(*lodged.due)) : Json()},
              {"late", appeal.isLate()},
              {"grounds", lodged.grounds},
              {"state", stateOf(appeal)}};
    if (appeal.decision)
        json["decision"] = {
            {"seq", appeal.decision->seq.value()}, {"by", appeal.decision->by}, {"text", appeal.decision->text}};
    json["followed_by"] = numbers(appeal.followedBy);
    return json;
}

Json appealsJson(History const& history, RecordedRuling const& ruling) {
    Json appeals = Json::array();
    for (session::Appeal const& one : appealsOf(history, ruling)) appeals.push_back(jsonOf(one));
    return appeals;
}

std::string appealStates(History const& history, RecordedRuling const& ruling) {
    std::string states;
    for (session::Appeal const& one : appealsOf(history, ruling))
        states += fmt::format("{}{}: {}{}", states.empty() ? "" : ", ", byOf(one), stateOf(one),
                              one.isLate() ? " (late)" : "");
    return orDash(states);
}

} // namespace

std::string rulingLine(History const& history, RecordedRuling const& ruling) {
    return fmt::format("{}\t{}\t{}.{}\t{} - {}\t{}\t{}\t{}\t{}\t{}\t{}\n", ruling.seq.value(), utcText(ruling.wall),
                       ruling.round.value(), ruling.board.value(), oneLine(nameOf(history, ruling.players.white)),
                       oneLine(nameOf(history, ruling.players.black)), orDash(ruling.origin.person.text()),
                       orDash(ruling.article), stateOf(history, ruling), saysOf(history, ruling),
                       fileNames(history, ruling), appealStates(history, ruling));
}

std::string fileLine(History const& history, session::RecordedAct const& attached) {
    auto const& act = std::get<session::FileAttached>(attached.act);
    return fmt::format("{}\t{}\t{}\t{}.{}\t{}\t{}\t{}\t{}\t{}\t{}\n", attached.seq.value(), utcText(attached.wall),
                       act.ruling.value(), act.round.value(), act.board.value(), oneLine(act.file->name),
                       orDash(act.file->type), act.file->size, act.file->sha256, stateOf(history, attached.seq),
                       orDash(act.file->note));
}

std::string fileJson(History const& history, session::RecordedAct const& attached) {
    auto const& act = std::get<session::FileAttached>(attached.act);
    Json line;
    line["audience"] = "arbiters";
    line.update(jsonOf(attached.seq, *act.file));
    line["wall"] = utcText(attached.wall);
    line["ruling"] = act.ruling.value();
    line["round"] = act.round.value();
    line["board"] = act.board.value();
    line["undone"] = history.retracted(attached.seq);
    line["removed"] = stateOf(history, attached.seq) == "removed";
    return shownJson(line.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

std::string rulingJson(History const& history, RecordedRuling const& ruling) {
    Json line;
    line["audience"] = "arbiters";
    line["seq"] = ruling.seq.value();
    line["wall"] = utcText(ruling.wall);
    line["round"] = ruling.round.value();
    line["board"] = ruling.board.value();
    line["white"] = nameOf(history, ruling.players.white);
    line["black"] = nameOf(history, ruling.players.black);
    line["person"] = ruling.origin.person.text();
    line["station"] = ruling.origin.station.text();
    if (ruling.against)
        line["against"] = rulings::wordOf(*ruling.against);
    else
        line["against"] = nullptr;
    line["article"] = ruling.article;
    line["undone"] = ruling.takenBack;
    line["withdrawn"] = withdrawalJson(history, ruling);
    line["acts"] = numbers(ruling.acts);
    line["later"] = numbers(ruling.later);
    line["says"] = saysOf(history, ruling);
    line["files"] = filesOf(history, ruling);
    line["appeals"] = appealsJson(history, ruling);
    if (auto const* const words = wordsOf(history, ruling))
        line["ruling"] = jsonOf(*words);
    else
        line["ruling"] = nullptr;
    return shownJson(line.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

std::string rulingScenario(History const& history, RecordedRuling const& ruling) {
    std::string const name = session::scenarioName(ruling);
    if (auto const* const words = wordsOf(history, ruling))
        return scenarioOf(*words, name, history.state().details.houseRules) + "\n";
    return fmt::format("# {}: by a key, without questions: {}\n\n", name, saysOf(history, ruling));
}

bool isAboutPlayer(History const& history, RecordedRuling const& ruling, std::string_view words) {
    std::string const wanted = plainLetters(words);
    for (PlayerId const player : {ruling.players.white, ruling.players.black})
        if (plainLetters(nameOf(history, player)).find(wanted) != std::string::npos) return true;
    return false;
}

} // namespace flagfall::cli
