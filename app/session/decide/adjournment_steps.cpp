// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/adjournment_steps.h"

#include "arbiter/notation/read_move.h"

namespace flagfall::session {
namespace {

using Paper = AdjournmentFacts::Paper;
using Stage = AdjournmentFacts::Stage;
using std::chrono::milliseconds;

/// What the arbiter has said of an envelope.
struct Said {
    std::string text;
    bool empty = false;
    Paper which = Paper::First;
};

std::optional<Said> saidOf(rulings::Incident const* incident) {
    auto const* const resumed = incident ? std::get_if<rulings::GameResumed>(incident) : nullptr;
    if (!resumed || (resumed->text.empty() && !resumed->empty)) return std::nullopt;
    bool const second = resumed->reply == rulings::SealedReply::Sealed;
    return Said{resumed->text, resumed->empty, second ? Paper::Reply : Paper::First};
}

} // namespace

AdjournmentSteps::AdjournmentSteps(IncidentFacts const& facts, rulings::Incident const* incident,
                                   rulings::Effects const& effects)
    : m_facts(facts), m_at(facts.adjournment), m_incident(incident), m_effects(effects) {}

/// A ruling on an envelope that is missing says that it is; with a new game there is none any more.
std::optional<Command> AdjournmentSteps::missing() const {
    auto const* const resumed = m_incident ? std::get_if<rulings::GameResumed>(m_incident) : nullptr;
    bool const gone = resumed && resumed->missing && resumed->reply != rulings::SealedReply::Sealed;
    bool const said = gone || (m_incident && std::holds_alternative<rulings::EnvelopeMissing>(*m_incident));
    bool const newGame = rulings::effectIn<rulings::AnnulGame>(m_effects);
    if (!said || newGame || !isPaper(Paper::First)) return std::nullopt;
    return MissEnvelope{.round = m_facts.round, .board = m_facts.board};
}

/// Who says what was sealed is there to say it (I.12; 2009: Adj.11a).
std::optional<Command> AdjournmentSteps::stating() const {
    auto const* const missing = m_incident ? std::get_if<rulings::EnvelopeMissing>(m_incident) : nullptr;
    auto const* const resumed = m_incident ? std::get_if<rulings::GameResumed>(m_incident) : nullptr;
    bool const here = resumed && resumed->missing && resumed->here[resumed->sealedBy];
    bool const states = (missing && !missing->stated.empty()) || (here && !resumed->text.empty());
    if (!states || !m_at || !m_at->sealer) return std::nullopt;
    if (rulings::effectIn<rulings::AnnulGame>(m_effects)) return std::nullopt;
    return MarkAtResumption{m_facts.round, m_facts.board, *m_at->sealer, Presence::Present};
}

// --- sealing -------------------------------------------------------------------------------------------------

milliseconds AdjournmentSteps::charge() const {
    auto const* const taken = rulings::effectIn<rulings::TakeTime>(m_effects);
    return taken && isCharge(*taken) ? milliseconds{taken->time} : milliseconds{};
}

bool AdjournmentSteps::isCharge(rulings::TakeTime const& effect) const {
    auto const* const adjourns = rulings::effectIn<rulings::Adjourn>(m_effects);
    return m_at && adjourns && adjourns->by == effect.from;
}

std::optional<Command> AdjournmentSteps::sealing(rulings::SealMove const& effect) const {
    bool const inPlay = m_at && (m_at->stage == Stage::Play || m_at->stage == Stage::Resumed);
    bool const isCalled = m_at && m_at->stage == Stage::Called;
    bool const bound = isCalled && !effect.move.empty();
    bool const another = isCalled && isOther(effect.by);
    bool const boundStill =
        m_at && m_at->stage == Stage::Adjourned && m_at->sealer == effect.by && !effect.move.empty();
    if (!inPlay && !bound && !boundStill && !another) return std::nullopt;
    return CallForSealing{.round = m_facts.round,
                          .boards = {m_facts.board},
                          .byPlayer = charge() > milliseconds::zero(),
                          .mustSeal = effect.move,
                          .sessionLeft = charge()};
}

/// The one who seals now is not the one who was told to.
bool AdjournmentSteps::isOther(Colour sealer) const { return m_at && m_at->called && m_at->called != sealer; }

/// Who was told to seal and whose clock stands has sealed.
std::optional<Command> AdjournmentSteps::adjourning(rulings::Adjourn const& effect) const {
    bool const stopped = m_at && m_at->stage == Stage::Called && m_at->clockStarted && !m_at->clockRuns;
    if (!stopped || isOther(effect.by) || (m_at->onScreen && !m_at->sealed)) return std::nullopt;
    auto const* const seals = rulings::effectIn<rulings::SealMove>(m_effects);
    return AdjournGame{.round = m_facts.round,
                       .board = m_facts.board,
                       .sealer = effect.by,
                       .mustSeal = seals ? seals->move : std::string{},
                       .charge = charge()};
}

// --- the resumption ------------------------------------------------------------------------------------------

/// What stands on a paper is typed with the ruling, or on the page.
std::optional<Command> AdjournmentSteps::opening() const {
    auto const said = saidOf(m_incident);
    if (!said || !isPaper(said->which) || m_at->typed || m_at->needsWitness) return std::nullopt;
    return OpenEnvelope{.round = m_facts.round,
                        .board = m_facts.board,
                        .reply = said->which == Paper::Reply,
                        .written = said->text,
                        .nothingInIt = said->empty,
                        .clock = m_at->clock};
}

std::optional<Command> AdjournmentSteps::playing(rulings::PlaySealedMove const& effect) const {
    bool const next = m_at && m_at->entry && m_facts.known.position && !effect.move.empty();
    if (!next) return std::nullopt;
    auto const read = notation::readMove(*m_facts.known.position, effect.move);
    if (!read) return std::nullopt;
    auto const* const offer = rulings::effectIn<rulings::OpenOffer>(m_effects);
    record::Entry const entry{.what = read->move, .drawOffered = offer && offer->by == effect.by};
    return WriteRecord{m_facts.round, m_facts.board, *m_at->entry, 0, {written(entry)}};
}

std::optional<Command> AdjournmentSteps::replying() const {
    bool const goesOn = m_at && m_at->stage == Stage::Resumed && m_at->mayReply;
    if (!goesOn || m_at->onScreen) return std::nullopt;
    return SealReply{.round = m_facts.round, .board = m_facts.board};
}

/// The resumption starts the clock of who has to reply; sealing the reply, that of the opponent.
std::optional<Command> AdjournmentSteps::starting(rulings::StartClock const& effect) const {
    if (!m_at || rulings::effectIn<rulings::SealReply>(m_effects)) return std::nullopt;
    if (m_at->stage == Stage::Adjourned)
        return ResumeGame{.round = m_facts.round, .board = m_facts.board, .clock = m_at->clock};
    bool const waits = m_at->stage == Stage::Resumed && m_at->clockStarted && !m_at->clockRuns;
    if (!waits || m_at->toMove != effect.of) return std::nullopt;
    return ResumeClocks{m_facts.round, {m_facts.board}};
}

// --- what is left --------------------------------------------------------------------------------------------

AdjournmentStep AdjournmentSteps::left() const {
    if (!m_at) return AdjournmentStep::None;
    bool const opens = rulings::effectIn<rulings::OpenEnvelope>(m_effects) && !isPaper(Paper::None);
    if (opens && !opening()) return AdjournmentStep::OpenFirst;
    if (auto const* const adjourns = rulings::effectIn<rulings::Adjourn>(m_effects);
        adjourns && !adjourning(*adjourns)) {
        if (m_at->stage == Stage::Adjourned) return AdjournmentStep::None;
        bool const typed = m_at->sealed && !isOther(adjourns->by);
        return m_at->onScreen && !typed ? AdjournmentStep::TypeMove : AdjournmentStep::StopClock;
    }
    bool const sealsAgain = rulings::effectIn<rulings::SealMove>(m_effects) && m_at->stage == Stage::Called;
    if (sealsAgain && m_at->onScreen && !rulings::effectIn<rulings::Adjourn>(m_effects))
        return AdjournmentStep::TypeMove;
    bool const replies = rulings::effectIn<rulings::SealReply>(m_effects) && m_at->mayReply;
    if (replies && m_at->stage == Stage::Resumed && m_at->onScreen) return AdjournmentStep::TypeMove;
    bool const over = rulings::scoreIn(m_effects).has_value();
    bool const keeps = rulings::effectIn<rulings::KeepEnvelope>(m_effects) && !isPaper(Paper::None) && !m_at->kept;
    return keeps && !over ? AdjournmentStep::Keep : AdjournmentStep::None;
}

AdjournmentStep leftFor(IncidentFacts const& facts, rulings::Incident const& incident,
                        rulings::Effects const& effects) {
    return AdjournmentSteps(facts, &incident, effects).left();
}

} // namespace flagfall::session
