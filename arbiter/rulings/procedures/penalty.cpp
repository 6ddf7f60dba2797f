// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/penalty.h"
#include "arbiter/rulings/game_over.h"
#include "arbiter/rulings/procedures/clock_adjustment.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

using std::chrono::milliseconds;

/// P17. The penalties take effect in the order of the list; all that changes points gives one score.
class PenaltyProcedure {
public:
    PenaltyProcedure(Rules const& rules, PenaltyGiven const& incident, Known const& known)
        : m_rules(rules), m_law(rules.laws().penalties), m_incident(incident), m_known(known),
          m_over(incident.result || known.result || overUnder(rules.laws(), known)) {
        for (Penalty const one : penaltiesOf(m_law))
            if (has(one)) m_article += (m_article.empty() ? "" : ", ") + std::string{m_law.articleOf(one)};
    }

    [[nodiscard]] Ruling ruling() {
        if (auto const foreseen = notForeseen()) return *foreseen;
        if (auto const wrong = withoutEffect()) return *wrong;
        if (changesPoints() && !m_incident.result && !losesGame())
            return {Finding::NeedsResult, m_article, Proposal{{}, m_article}};
        m_ruling = {Finding::PenaltyGiven, m_article, Proposal{{}, m_article}};
        warn();
        giveAndTakeTime();
        bool const scored = !(changesPoints() || losesGame()) || score();
        if (!scored) m_effects.clear();
        if (scored) removeFromEvent();
        m_ruling.next = Proposal{std::move(m_effects), m_ruling.article};
        return std::move(m_ruling);
    }

private:
    [[nodiscard]] bool has(Penalty penalty) const { return std::ranges::count(m_incident.penalties, penalty) > 0; }
    [[nodiscard]] bool changesPoints() const { return has(Penalty::PointsTaken) || has(Penalty::PointsRaised); }
    /// Who is expelled loses the game that he is playing.
    [[nodiscard]] bool losesGame() const {
        return has(Penalty::Loss) || (has(Penalty::Expulsion) && !m_incident.result);
    }

    [[nodiscard]] std::optional<Ruling> notForeseen() const {
        for (Penalty const one : m_incident.penalties)
            if (!m_law.knows(one)) return Ruling{Finding::NotForeseen, listArticle(), Proposal{{}, listArticle()}};
        if (!has(Penalty::Fine) || m_rules.house.conduct.finesAnnounced) return std::nullopt;
        std::string_view const article = m_law.articleOf(Penalty::Fine);
        Ruling ruling{Finding::NotForeseen, std::string{article}, Proposal{{}, std::string{article}}};
        ruling.remarks = {{Remark::What::OnlyIfAnnounced, article}};
        return ruling;
    }
    [[nodiscard]] std::string listArticle() const { return std::string{m_law.list}; }

    /// An amount that is none, time in a game that is over, and a score that the list leaves alone.
    [[nodiscard]] std::optional<Ruling> withoutEffect() const {
        auto const none = [](auto const& amount) { return amount && amount->count() <= 0; };
        auto const refused = [this](Penalty penalty) {
            std::string const article{m_law.articleOf(penalty)};
            return Ruling{Finding::NotForeseen, article, Proposal{{}, article}};
        };
        if (has(Penalty::TimeForOpponent) && (m_over || none(m_incident.time)))
            return refused(Penalty::TimeForOpponent);
        if (has(Penalty::TimeTaken) && (m_over || none(m_incident.taken))) return refused(Penalty::TimeTaken);
        if (has(Penalty::Exclusion) && m_incident.rounds < 1) return refused(Penalty::Exclusion);
        bool const scoreChosen = m_incident.opponent && *m_incident.opponent != onePoint;
        if (losesGame() && scoreChosen && !m_law.lossLeavesScoreOpen)
            return refused(has(Penalty::Loss) ? Penalty::Loss : Penalty::Expulsion);
        return std::nullopt;
    }

    void warn() {
        if (has(Penalty::Warning)) m_effects.emplace_back(Warn{m_incident.by});
    }

    void giveAndTakeTime() {
        if (has(Penalty::TimeForOpponent))
            m_effects.emplace_back(GiveTime{opponent(m_incident.by), m_incident.time.value_or(usualBonus)});
        if (!has(Penalty::TimeTaken)) return;
        milliseconds taken = m_incident.taken.value_or(usualBonus);
        auto const& left = m_known.sides[m_incident.by].time;
        bool const nothingLeft = left && *left <= taken;
        if (nothingLeft) taken = *left;
        m_effects.emplace_back(TakeTime{m_incident.by, taken});
        if (!nothingLeft) return;
        m_effects.emplace_back(RecordFlag{m_incident.by});
        m_ruling.remarks.push_back({Remark::What::FlagFalls, m_law.articleOf(Penalty::TimeTaken)});
    }

    /// False where the scores may not be so; then the ruling says why.
    bool score() {
        auto const before = m_incident.result ? points(*m_incident.result) : ByColour<Points>{};
        Points own = before[m_incident.by];
        Points others = before[opponent(m_incident.by)];
        if (losesGame()) {
            own = noPoint;
            others = m_incident.opponent.value_or(onePoint);
            offerOtherScores(others);
        }
        if (has(Penalty::PointsTaken)) {
            Points const kept = m_incident.keeps.value_or(own == noPoint ? own : own - halfPoint);
            if (!losesGame() && kept >= own) return refuse(Finding::NotForeseen, m_article);
            own = std::min(own, kept);
        }
        if (has(Penalty::PointsRaised)) others = onePoint;
        if (own + others > onePoint && !m_law.neverAboveWin.empty() && !keepWithinWin(own)) return false;
        give(own, others);
        return true;
    }

    /// From 2017 on the opponent's point leaves nothing for the offender (10.2). What a won game gave him must be taken
    /// from him first, by a penalty of its own.
    bool keepWithinWin(Points& own) {
        m_ruling.mayNot.push_back(Forbidden::ExceedWin);
        std::string const cap{m_law.neverAboveWin};
        if (own == onePoint) return refuse(Finding::AboveWin, cap);
        own = noPoint;
        m_ruling.finding = Finding::AboveWin;
        if (!has(Penalty::PointsTaken)) m_ruling.article += ", " + std::string{m_law.articleOf(Penalty::PointsTaken)};
        m_ruling.article += ", " + cap;
        return true;
    }

    bool refuse(Finding finding, std::string const& article) {
        m_ruling.finding = finding;
        m_ruling.article = article;
        return false;
    }

    void give(Points own, Points others) {
        bool const isWhite = m_incident.by == Colour::White;
        ByColour<Points> const scores{isWhite ? own : others, isWhite ? others : own};
        if (auto const result = resultOf(scores, Manner::OverTheBoard))
            m_effects.emplace_back(ScoreGame{*result});
        else
            m_effects.emplace_back(ScoreAboveWin{scores.white, scores.black});
        bool const usual = own + others == onePoint;
        if (!usual) m_ruling.remarks.push_back({Remark::What::NotRatable, {}});
    }

    /// With a loss the arbiter decides the opponent's score where the list says so.
    void offerOtherScores(Points chosen) {
        if (!m_law.lossLeavesScoreOpen || !has(Penalty::Loss)) return;
        for (Points const other : {onePoint, halfPoint, noPoint}) {
            if (other == chosen) continue;
            bool const isWhite = m_incident.by == Colour::White;
            auto const result = resultOf({isWhite ? noPoint : other, isWhite ? other : noPoint}, Manner::OverTheBoard);
            m_ruling.others.push_back({{ScoreGame{*result}}, std::string{m_law.articleOf(Penalty::Loss)}});
        }
    }

    void removeFromEvent() {
        if (has(Penalty::Fine)) m_effects.emplace_back(FinePlayer{m_incident.by, m_incident.amount});
        if (has(Penalty::Exclusion)) m_effects.emplace_back(ExcludePlayer{m_incident.by, m_incident.rounds});
        if (has(Penalty::Expulsion)) m_effects.emplace_back(ExpelPlayer{m_incident.by});
        if (has(Penalty::Exclusion) || has(Penalty::Expulsion))
            m_ruling.remarks.push_back({Remark::What::RestOfGames, {}});
    }

    Rules const& m_rules;
    PenaltyLaw const& m_law;
    PenaltyGiven const& m_incident;
    Known const& m_known;
    bool m_over;
    std::string m_article{};
    Ruling m_ruling{};
    Effects m_effects{};
};

} // namespace

Ruling ruleOn(Rules const& rules, PenaltyGiven const& incident, Known const& known, Answers const&) {
    return PenaltyProcedure(rules, incident, known).ruling();
}

std::optional<Choice> penaltyChoice(Rules const& rules, Colour of, Known const& known, Penalty penalty) {
    auto const score = scoreOnceOver(rules.laws(), known);
    Ruling const ruling = ruleOn(rules, PenaltyGiven{.by = of, .penalties = {penalty}, .result = score}, known, {});
    Proposal const* const proposal = ruling.proposes();
    if (proposal->effects.empty()) return std::nullopt;
    return Choice{proposal->effects, proposal->article};
}

std::vector<Choice> penaltyChoices(Rules const& rules, Colour of, Known const& known, std::optional<Penalty> without) {
    std::vector<Choice> choices;
    for (Penalty const one : penaltiesOf(rules.laws().penalties))
        if (auto choice = one == without ? std::nullopt : penaltyChoice(rules, of, known, one))
            choices.push_back(std::move(*choice));
    return choices;
}

} // namespace flagfall::rulings
