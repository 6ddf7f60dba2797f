// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/printing/papers_view.h"

#include "app/session/reports/earlier.h"
#include "app/view/common/chosen_file.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/languages.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/shared_door.h"
#include "app/view/papers/paper_lines.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/role_text.h"
#include "app/view/texts/round_text.h"

#include <QFile>
#include <QSettings>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using Limit = pairing::PrizeRules::Limit;
using Precedence = pairing::PrizeRules::Precedence;

/// As the arbiter types them.
std::string typedPrizes(session::EventState const& state) {
    auto const competitors = state.competitorsInOrder();
    return session::prizesText(state.prizes, [&](PlayerId id) {
        std::string const& name = state.nameOf(id);
        auto const isNamesake = [&](session::Competitor const* one) { return state.nameOf(one->id) == name; };
        session::Competitor const* const own = state.competitor(id);
        bool const isAlone = std::ranges::count_if(competitors, isNamesake) < 2;
        return isAlone || !own || !own->number ? name : std::to_string(own->number->value());
    });
}

/// How many prizes a player has, and which: in the order of PapersView::prizeLimits.
struct PrizeLimitRow {
    Limit limit;
    Precedence precedence;
};
constexpr std::array prizeLimitRows{PrizeLimitRow{Limit::OnePrize, Precedence::MostValuable},
                                    PrizeLimitRow{Limit::OnePrize, Precedence::ListOrder},
                                    PrizeLimitRow{Limit::AnyNumber, Precedence::MostValuable}};

constexpr auto printerKey = "papers/printer";

/// Of the language the papers are in, by its place among those of the program; the first place is the program's own.
QString languageAt(int place) {
    auto const all = programLanguages();
    return place < 1 || place > static_cast<int>(all.size())
               ? QString{}
               : QString::fromLatin1(all[static_cast<std::size_t>(place) - 1].code);
}

} // namespace

PapersView::PapersView(DeskLink& desk, CommandDoor& door, SharedDoor const& shared, NoticeView& notice,
                       QSettings& settings, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_shared(shared), m_notice(notice), m_settings(settings),
      m_paper(desk, notice), m_printer(settings.value(QLatin1String(printerKey)).toString()) {
    m_paper.setLook([this] { return look(); });
    connect(&shared, &SharedDoor::changed, this, [this] {
        if (m_watched) show();
    });
}

PaperLook PapersView::look() const {
    PaperLook look = lookOf(settings());
    look.turn = m_turn;
    sign(look);
    return look;
}

/// What is printed says from which history, and of an event with persons by whom.
void PapersView::sign(PaperLook& look) const {
    look.seal = sealLine(m_desk.seal());
    session::Attendant const& attendant = m_desk.attendant();
    if (auto const role = session::roleAt(m_desk.state(), attendant.person, attendant.lock))
        look.by = printedByLine(personText(plain(attendant.person), *role));
}

session::PaperSettings const& PapersView::settings() const { return *m_desk.state().papers; }

PaperMatter PapersView::matter() const {
    auto const paired = static_cast<int>(m_desk.state().rounds.size());
    PaperMatter matter{m_desk.state(), RoundNumber{m_round > 0 ? std::min(m_round, paired) : paired}, &m_desk.history(),
                       m_address};
    matter.name = m_shared.name();
    for (SharedDoor::Other const& other : m_shared.others())
        matter.beside.push_back({other.name, &other.desk->state()});
    return matter;
}

std::vector<pairing::Standing> PapersView::standings() const {
    PaperMatter const from = matter();
    if (from.round.value() == 0) return {};
    return standingsOf(session::upTo(from.state, from.round));
}

int PapersView::chosen() const {
    auto const papers = makeable();
    auto const found = std::ranges::find(papers, eventPaper(m_chosen));
    return found == papers.end() ? 0 : static_cast<int>(found - papers.begin());
}

/// The first one where the chosen one cannot be made now; null: none can.
EventPaper const* PapersView::chosenPaper() const {
    auto const papers = makeable();
    return papers.empty() ? nullptr : papers[static_cast<std::size_t>(chosen())];
}

bool PapersView::certifies() const {
    EventPaper const* const paper = chosenPaper();
    return paper && isOfPlayer(*paper);
}

bool PapersView::lacksPrizes() const {
    EventPaper const* const paper = chosenPaper();
    return paper && paper == eventPaper(QStringLiteral("prizes")) && m_desk.state().prizes.empty();
}

QStringList PapersView::ranked() const {
    QStringList names;
    if (!certifies()) return names;
    for (pairing::Standing const& standing : standings())
        names += QString::number(standing.rank) + QLatin1Char(' ') + plain(m_desk.state().nameOf(standing.player));
    return names;
}

void PapersView::setCertified(int row) {
    m_certified = std::max(row, 0);
    if (m_watched) show();
    emit changed();
}

void PapersView::stepCertified(int by) {
    if (certifies())
        setCertified(std::clamp(m_certified + by, 0, std::max(0, static_cast<int>(standings().size()) - 1)));
}

void PapersView::chooseNamed(QString const& word) {
    auto const papers = makeable();
    auto const found = std::ranges::find(papers, eventPaper(word));
    if (found != papers.end()) choose(static_cast<int>(found - papers.begin()));
}

std::vector<EventPaper const*> PapersView::makeable() const {
    std::vector<EventPaper const*> papers;
    PaperMatter const from = matter();
    for (EventPaper const& paper : eventPapers())
        if (from.state.opened() && canBeMade(paper, from)) papers.push_back(&paper);
    return papers;
}

void PapersView::update(Changes const& changes) {
    if (!m_watched || changes.onlyClocks()) return;
    show();
}

void PapersView::speak() {
    if (m_watched) show();
    emit changed();
}

void PapersView::close() {
    m_paper.close();
    m_round = 0;
    m_chosen.clear();
    m_certified = 0;
    m_prizesError.clear();
    emit changed();
}

void PapersView::setWatched(bool watched) {
    if (watched == m_watched) return;
    m_watched = watched;
    if (watched) {
        findPrinters();
        show();
    } else {
        m_paper.close();
    }
    emit changed();
}

void PapersView::findPrinters() {
    m_printers = printerNames();
    if (!m_printers.contains(m_printer)) m_printer = usualPrinter();
    m_paper.setTarget(m_target.value_or(PrintTarget{m_printer, {}}));
}

void PapersView::setTarget(PrintTarget const& target) {
    m_target = target;
    m_paper.setTarget(target);
}

void PapersView::setAddress(QString const& address) {
    m_address = address;
    if (m_watched) show();
    emit changed();
}

void PapersView::show() {
    EventPaper const* const chosen = chosenPaper();
    if (!chosen) {
        m_paper.close();
        emit changed();
        return;
    }
    EventPaper const& paper = *chosen;
    m_paper.setLanguage(plain(settings().language));
    m_paper.show([this, &paper] {
        PaperMatter from = matter();
        if (!canBeMade(paper, from)) return Paper{};
        if (isOfPlayer(paper)) {
            auto const all = standings();
            if (m_certified < std::ssize(all)) from.player = all[static_cast<std::size_t>(m_certified)].player;
        }
        return paper.make(from);
    });
    emit changed();
}

QStringList PapersView::titles() const {
    QStringList titles;
    for (EventPaper const* paper : makeable()) titles += paper->title();
    return titles;
}

void PapersView::choose(int paper) {
    auto const papers = makeable();
    if (paper < 0 || paper >= static_cast<int>(papers.size()) || paper == chosen()) return;
    m_chosen = QString::fromLatin1(papers[static_cast<std::size_t>(paper)]->word);
    if (m_watched) show();
    emit changed();
}

QString PapersView::note() const {
    QStringList parts;
    //: Of the page that shows papers: the round they are of.
    if (RoundNumber const round = matter().round; round.value() > 0) parts += roundName(matter().state, round);
    parts += sizes().value(size());
    if (m_paper.pageCount() > 0) parts += tr("%n page(s)", "", m_paper.pageCount());
    return parts.join(QStringLiteral(" · "));
}

QString PapersView::wallText() const {
    QStringList titles;
    for (QString const& word : papersOnTheWall(m_desk.state())) titles += eventPaper(word)->title();
    return titles.join(QStringLiteral(", "));
}

QStringList PapersView::sizes() const { return {QStringLiteral("A4"), QStringLiteral("A3"), QStringLiteral("Letter")}; }

int PapersView::size() const { return static_cast<int>(settings().size); }

QStringList PapersView::turns() const { return {tr("As needed"), tr("Portrait"), tr("Landscape")}; }

void PapersView::setTurn(int turn) {
    m_turn = static_cast<PaperTurn>(std::clamp(turn, 0, 2));
    if (m_watched) show();
    emit changed();
}

QStringList PapersView::languages() const {
    QStringList names{tr("As in the program")};
    for (Language const& language : programLanguages()) names += QString::fromUtf8(language.name);
    return names;
}

int PapersView::language() const {
    for (int place = 1; place <= static_cast<int>(programLanguages().size()); ++place)
        if (languageAt(place).toStdString() == settings().language) return place;
    return 0;
}

void PapersView::setPrinter(int printer) {
    m_printer = m_printers.value(printer);
    m_settings.setValue(QLatin1String(printerKey), m_printer);
    m_target.reset();
    m_paper.setTarget({m_printer, {}});
    emit changed();
}

QString PapersView::header() const { return plain(settings().header); }
QString PapersView::footer() const { return plain(settings().footer); }
bool PapersView::hasLogo() const { return !settings().logo.empty(); }

void PapersView::stepRound(int by) {
    auto const paired = static_cast<int>(m_desk.state().rounds.size());
    int const round = std::clamp(matter().round.value() + by, std::min(1, paired), paired);
    m_round = round == paired ? 0 : round;
    if (m_watched) show();
    emit changed();
}

void PapersView::arrange(session::PaperSettings const& settings) {
    m_door.submit(session::ArrangePapers{settings}, [this] {
        if (m_watched) show();
    });
}

void PapersView::setSize(int size) {
    session::PaperSettings papers = settings();
    papers.size = static_cast<session::PaperSize>(std::clamp(size, 0, 2));
    arrange(papers);
}

void PapersView::setLanguage(int language) {
    session::PaperSettings papers = settings();
    papers.language = languageAt(language).toStdString();
    arrange(papers);
}

void PapersView::setLines(QString const& header, QString const& footer) {
    session::PaperSettings papers = settings();
    papers.header = header.toStdString();
    papers.footer = footer.toStdString();
    arrange(papers);
}

QString PapersView::prizes() const {
    return m_prizesError.isEmpty() ? plain(typedPrizes(m_desk.state())) : m_refusedPrizes;
}

QStringList PapersView::prizeSharings() const {
    return {tr("by the tie-breaks"), tr("equally"), tr("half by the place, half equally (Hort)")};
}
int PapersView::prizeSharing() const { return static_cast<int>(m_desk.state().prizeTerms.sharing); }

QStringList PapersView::prizeLimits() const {
    return {tr("one prize, the most valuable"), tr("one prize, the first of the list"), tr("any number of prizes")};
}
int PapersView::prizeLimit() const {
    session::PrizeTerms const& terms = m_desk.state().prizeTerms;
    auto const found = std::ranges::find_if(prizeLimitRows, [&](PrizeLimitRow const& row) {
        return row.limit == terms.limit && (row.precedence == terms.precedence || row.limit == Limit::AnyNumber);
    });
    return static_cast<int>(found - prizeLimitRows.begin());
}
bool PapersView::prizesInWholeUnits() const { return m_desk.state().prizeTerms.inWholeUnits; }

void PapersView::setPrizes(QString const& prizes) { submitPrizes(prizes.toStdString(), m_desk.state().prizeTerms); }

void PapersView::setPrizeTerms(int sharing, int limit, bool inWholeUnits) {
    if (sharing < 0 || sharing >= prizeSharings().size() || limit < 0 || limit >= prizeLimits().size()) return;
    PrizeLimitRow const& row = prizeLimitRows[static_cast<std::size_t>(limit)];
    submitPrizes(typedPrizes(m_desk.state()),
                 {static_cast<pairing::PrizeSharing>(sharing), row.limit, row.precedence, inWholeUnits});
}

void PapersView::submitPrizes(std::string text, session::PrizeTerms const& terms) {
    m_refusedPrizes = plain(text); // if they are
    m_door.submit(
        session::SetPrizes{std::move(text), terms},
        [this] {
            m_prizesError.clear();
            if (m_watched) show();
            emit changed();
        },
        [this](session::Refusal const& refusal) {
            m_prizesError = refusalText(refusal, m_desk.state());
            emit changed();
        });
}

void PapersView::setLogo(QUrl const& file) {
    QFile picture(file.toLocalFile());
    constexpr qint64 most = 20'000'000;
    session::PaperSettings papers = settings();
    if (!openChosen(picture)) papers.logo = logoOf(picture.read(most));
    if (papers.logo.empty() || !picture.isOpen())
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("%1 is not a picture that can be read. PNG and JPEG can.").arg(file.fileName()));
    else
        arrange(papers);
}

void PapersView::removeLogo() {
    session::PaperSettings papers = settings();
    papers.logo.clear();
    arrange(papers);
}

void PapersView::printWall() {
    if (!m_desk.state().opened() || m_door.isBarred()) return;
    findPrinters();
    std::vector<PaperPage> pages;
    QStringList titles;
    {
        SpokenFor const language(plain(settings().language));
        PaperLook onTheWall = lookOf(settings());
        sign(onTheWall);
        auto const paired = static_cast<int>(m_desk.state().rounds.size());
        PaperMatter const now{m_desk.state(), RoundNumber{paired}, &m_desk.history()};
        for (QString const& word : papersOnTheWall(now.state)) {
            Paper const paper = eventPaper(word)->make(now);
            for (PaperPage& page : pagesOf(paper, onTheWall, m_desk.timeOfDay())) pages.push_back(std::move(page));
            titles += paper.title;
        }
    }
    m_paper.print(pages, titles.join(QStringLiteral(", ")), wallFile());
}

QString PapersView::wallFile() const {
    auto const& rounds = m_desk.state().rounds;
    //: In the name of a file, in place of the title of a paper: what hangs on the wall.
    return rounds.empty() ? tr("for the wall", "file")
                          : tr("for the wall, round %1", "file").arg(roundLabel(m_desk.state(), rounds.back().number));
}

void PapersView::printWallOfAll() {
    if (!m_desk.state().opened() || m_door.isBarred()) return;
    findPrinters();
    PaperMatter all = matter();
    std::vector<session::EventState const*> states{&all.state};
    for (auto const& [name, state] : all.beside) states.push_back(state);
    std::vector<PaperPage> pages;
    QStringList titles;
    SpokenFor const language(plain(settings().language));
    auto const add = [&](Paper const& paper, session::EventState const& state) {
        PaperLook look = lookOf(*state.papers);
        if (&state == &all.state) sign(look);
        for (PaperPage& page : pagesOf(paper, look, m_desk.timeOfDay())) pages.push_back(std::move(page));
        if (!titles.contains(paper.title)) titles += paper.title;
    };
    bool byName = false;
    for (session::EventState const* const state : states) {
        PaperMatter const now{*state, RoundNumber{static_cast<int>(state->rounds.size())}};
        for (QString const& word : papersOnTheWall(*state)) {
            bool const isByName = word == QLatin1String("names");
            byName = byName || isByName;
            if (!isByName) add(eventPaper(word)->make(now), *state);
        }
    }
    if (byName) add(pairingsByNameOfAll(all), all.state);
    m_paper.print(pages, titles.join(QStringLiteral(", ")), tr("for the wall, all tournaments", "file"));
}

} // namespace flagfall::view
