// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/set_back_text.h"

#include "app/session/event/ruling_on_record.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/ruling_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using std::chrono::milliseconds;

struct SetBackText {
    Q_DECLARE_TR_FUNCTIONS(SetBackText)
};

/// What the ruling has changed on the clock of each player, and what is to be done about it.
class SetBack {
public:
    explicit SetBack(rulings::Known const& known) : m_known(known) {}

    void operator()(rulings::GiveTime const& effect) { m_more[effect.to] += effect.time; }
    void operator()(rulings::TakeTime const& effect) { m_more[effect.from] -= effect.time; }
    /// To another time than the one that was read; since then the clock has run.
    void operator()(rulings::SetTime const& effect) {
        if (auto const before = m_known.sides[effect.of].time)
            m_more[effect.of] = effect.time - *before;
        else
            //: %1 what was set on a clock, as part of a sentence: "set White's time to 0:12:10".
            m_texts += SetBackText::tr("reverse “%1”").arg(onTheTable(effect));
    }
    void operator()(rulings::SetMoves const& effect) {
        auto const before = m_known.sides[effect.of].movesCounted;
        m_texts += before ? onTheTable(rulings::SetMoves{effect.of, *before})
                          : SetBackText::tr("reverse “%1”").arg(onTheTable(effect));
    }
    void operator()(rulings::SetIncrement const& effect) {
        m_texts += SetBackText::tr("reverse “%1”").arg(onTheTable(effect));
    }
    template <typename Other>
    void operator()(Other const&) {}

    [[nodiscard]] QStringList texts() const {
        QStringList all;
        for (Colour const side : bothColours) {
            milliseconds const more = m_more[side];
            if (more > milliseconds::zero()) all += onTheTable(rulings::TakeTime{side, more});
            if (more < milliseconds::zero())
                all += onTheTable(rulings::GiveTime{side, std::chrono::ceil<std::chrono::seconds>(-more)});
        }
        return all + m_texts;
    }

private:
    static QString onTheTable(rulings::Effect const& effect) { return effectText(effect, WhichClock::OnTheTable); }

    rulings::Known const& m_known;
    ByColour<milliseconds> m_more{};
    QStringList m_texts;
};

} // namespace

QStringList setBackTexts(session::History const& history, Seq ruling, RoundNumber round, BoardNumber board) {
    auto const* const made =
        std::get_if<session::RulingMade>(&history.acts()[static_cast<std::size_t>(ruling.value() - 1)].act);
    auto const decided = made ? session::fromRecord(*made->ruling) : std::nullopt;
    if (!decided || clockAt(history.state(), round, board) == WhichClock::Ours) return {};
    SetBack setBack(decided->known);
    for (rulings::Effect const& effect : decided->choice.effects) std::visit(setBack, effect);
    QStringList lines;
    for (QString const& text : setBack.texts())
        //: %1 what is to be done to the clock on the table, as part of a sentence: "take 2:00 from Black's time".
        lines += SetBackText::tr("Now by hand on the clock on the table: %1.").arg(text);
    return lines;
}

QStringList setBackTexts(session::History const& history, std::vector<Seq> const& undone) {
    QStringList lines;
    for (Seq const seq : undone)
        if (auto const* const made =
                std::get_if<session::RulingMade>(&history.acts()[static_cast<std::size_t>(seq.value() - 1)].act))
            lines += setBackTexts(history, seq, made->round, made->board);
    return lines;
}

} // namespace flagfall::view
