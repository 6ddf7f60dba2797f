// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/book/article.h"
#include "arbiter/laws/edition.h"

#include <set>
#include <string>
#include <type_traits>

namespace flagfall::book::test {

/// Every article that the row of an edition cites. Each structure of the row is taken apart into all its fields, so
/// that a new field does not compile until it stands here.
class CitedArticles {
public:
    [[nodiscard]] static std::set<std::string> of(Edition const& row) {
        CitedArticles cited;
        cited.take(row);
        cited.add("Preface"); // where no article speaks of it
        return std::move(cited.m_articles);
    }

private:
    void add(std::string_view citation) {
        for (std::string_view const article : articlesOf(citation)) m_articles.emplace(article);
    }

    template <typename... Fields>
    void all(Fields const&... fields) {
        (take(fields), ...);
    }

    void take(std::string_view citation) { add(citation); }
    template <typename T>
        requires(std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_pointer_v<T>)
    void take(T const&) {}
    template <typename R, typename P>
    void take(std::chrono::duration<R, P> const&) {}
    void take(Date const&) {}
    template <typename T>
    void take(std::optional<T> const& value) {
        if (value) take(*value);
    }
    template <typename T, std::size_t N>
    void take(std::array<T, N> const& values) {
        for (T const& value : values) take(value);
    }
    template <typename T>
    void take(Cited<T> const& cited) {
        add(cited.article);
    }
    template <typename T>
    void take(ByPlay<T> const& law) {
        auto const& [standard, rapid, blitz] = law;
        all(standard, rapid, blitz);
    }
    template <typename T>
    void take(ByRegime<T> const& law) {
        auto const& [standard, rapidFull, rapidLimited, blitzFull, blitzLimited] = law;
        all(standard, rapidFull, rapidLimited, blitzFull, blitzLimited);
    }
    void take(FlagCalling const& law) {
        auto const& [a, b, c, d, e, claimStopsClocks] = law;
        all(a, b, c, d, e, claimStopsClocks);
    }
    void take(UnknownOrderLaw const& law) {
        auto const& [a, b, c] = law;
        all(a, b, c);
    }
    void take(FlagLaw const& law) {
        auto const& [a, b, c, d, e] = law;
        all(a, b, c, d, e);
    }
    void take(IllegalMoveLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i, j, k, l, m] = law;
        all(a, b, c, d, e, f, g, h, i, j, k, l, m);
    }
    void take(TouchLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t] = law;
        all(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t);
    }
    void take(DrawnGameLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, silence, last] = law;
        all(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, silence, last);
    }
    void take(LateArrivalLaw const& law) {
        auto const& [a, b, c] = law;
        all(a, b, c);
    }
    void take(GroundLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = law;
        all(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
    }
    void take(ExtraTimeLaw const& law) {
        auto const& [a, b, c] = law;
        all(a, b, c);
    }
    void take(QuickplayLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i, j, k, l] = law;
        all(a, b, c, d, e, f, g, h, i, j, k, l);
    }
    void take(StoppageLaw const& law) {
        auto const& [a, b, c, d, e, f, g] = law;
        all(a, b, c, d, e, f, g);
    }
    void take(ScoreKeepingLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i, j] = law;
        all(a, b, c, d, e, f, g, h, i, j);
    }
    void take(DeviceLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i] = law;
        all(a, b, c, d, e, f, g, h, i);
    }
    void take(BlindPlayLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i, j, k, l] = law;
        all(a, b, c, d, e, f, g, h, i, j, k, l);
    }
    void take(ConductLaw const& law) {
        for (std::size_t offence = 0; offence < offenceCount; ++offence)
            add(law.articleOf(static_cast<Misconduct>(offence)));
        all(law.recordLookedAt, law.bothRefuse, law.finished);
    }
    void take(PenaltyLaw const& law) {
        auto const& [a, b, c, d] = law;
        all(a, b, c, d);
    }
    void take(AppealLaw const& law) {
        auto const& [a, b, c, d] = law;
        all(a, b, c, d);
    }
    void take(StartErrorLaw const& law) {
        auto const& [a, b, c, d, e, f] = law;
        all(a, b, c, d, e, f);
    }
    void take(DisplacedLaw const& law) {
        auto const& [a, b, c] = law;
        all(a, b, c);
    }
    void take(AdjournmentLaw const& law) {
        auto const& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v] = law;
        all(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v);
    }
    void take(Edition const& row) {
        auto const& [code, year, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z,
                     nextMoveCompletes, disabledKeepTime, fullSupervision, supervisionByGame, adjournment] = row;
        all(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, nextMoveCompletes,
            disabledKeepTime, fullSupervision, supervisionByGame, adjournment);
    }

    std::set<std::string> m_articles;
};

} // namespace flagfall::book::test
