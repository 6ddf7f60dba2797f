// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/players/player_form.h"

#include "app/entries/player_doubts.h"
#include "app/lists/folding.h"
#include "app/session/event/check_in.h"
#include "app/session/event/text.h"
#include "app/session/event/typed_date.h"
#include "app/session/journal/contact_file.h"
#include "app/view/common/command_door.h"
#include "app/view/common/shared_door.h"
#include "app/view/texts/bye_list.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using session::PlayerField;

/// The name under which QML touches a field.
QString keyOf(PlayerField field) {
    switch (field) {
    case PlayerField::Name: return QStringLiteral("name");
    case PlayerField::Federation: return QStringLiteral("federation");
    case PlayerField::Title: return QStringLiteral("title");
    case PlayerField::Sex: return QStringLiteral("sex");
    case PlayerField::Rating: return QStringLiteral("rating");
    case PlayerField::FideId: return QStringLiteral("fideId");
    case PlayerField::Birth: return QStringLiteral("birth");
    case PlayerField::Club: return QStringLiteral("club");
    case PlayerField::NationalId: return QStringLiteral("nationalId");
    case PlayerField::NationalRating: return QStringLiteral("nationalRating");
    case PlayerField::OfficialRating: return QStringLiteral("officialRating");
    case PlayerField::RatingSource: return QStringLiteral("ratingSource");
    case PlayerField::K: return QStringLiteral("k");
    case PlayerField::Categories: return QStringLiteral("categories");
    case PlayerField::FeeOwed: return QStringLiteral("feeOwed");
    case PlayerField::FeePaid: return QStringLiteral("feePaid");
    case PlayerField::Note: return QStringLiteral("note");
    case PlayerField::FixedBoard: return QStringLiteral("fixedBoard");
    case PlayerField::LaterRatings: return QStringLiteral("laterRatings");
    }
    return {};
}

std::vector<std::string> sortedWords(std::string const& name) {
    std::string const folded = lists::folded(name);
    auto const words = lists::wordsOf(folded);
    std::vector<std::string> sorted(words.begin(), words.end());
    std::ranges::sort(sorted);
    return sorted;
}

struct MoreField {
    PlayerField field;
    std::string session::PlayerDraft::* text;
};
constexpr std::array moreFields{MoreField{PlayerField::Club, &session::PlayerDraft::club},
                                MoreField{PlayerField::NationalId, &session::PlayerDraft::nationalId},
                                MoreField{PlayerField::NationalRating, &session::PlayerDraft::nationalRating},
                                MoreField{PlayerField::OfficialRating, &session::PlayerDraft::officialRating},
                                MoreField{PlayerField::K, &session::PlayerDraft::k},
                                MoreField{PlayerField::Categories, &session::PlayerDraft::categories},
                                MoreField{PlayerField::FeeOwed, &session::PlayerDraft::feeOwed},
                                MoreField{PlayerField::FeePaid, &session::PlayerDraft::feePaid},
                                MoreField{PlayerField::Note, &session::PlayerDraft::note},
                                MoreField{PlayerField::FixedBoard, &session::PlayerDraft::fixedBoard},
                                MoreField{PlayerField::LaterRatings, &session::PlayerDraft::laterRatings}};

QString byesSaid(QString const& name, Byes const& byes) {
    //: %1 a player's name.
    if (byes.empty()) return PlayerForm::tr("%1 has no bye to come.").arg(name);
    //: %1 a player's name, %2 "½ in round 2, 0 in round 5".
    return PlayerForm::tr("Byes of %1: %2.").arg(name, byesInWords(byes));
}

} // namespace

PlayerForm::PlayerForm(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_shared(shared) {
    connect(&shared, &SharedDoor::changed, this, [this] {
        m_known.clear();
        emit changed();
    });
    startNew();
}

QStringList PlayerForm::titles() const {
    QStringList all{QString{}};
    for (int title = 0; title < static_cast<int>(session::Title::None); ++title)
        all += plain(session::titleText(static_cast<session::Title>(title)));
    return all;
}

bool PlayerForm::isLate() const {
    session::EventState const& state = m_desk.state();
    return !m_player && !state.isOfTeams() && state.numbersGiven() && session::systemRulesOf(state).takesLateEntries;
}

QString PlayerForm::numbersText() const {
    if (!isLate()) return {};
    auto const details = session::check(m_draft);
    if (!details) return {};
    int const number = numberForLateEntry(m_desk.state(), *details).value();
    auto const last = static_cast<int>(m_desk.state().players.size());
    //: Of a player who is entered late: %1 the pairing number.
    if (number > last) return tr("Gets number %1; no other number changes.").arg(number);
    auto const range = [](int from, int to) {
        return from == to ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(to);
    };
    //: Of a player who is entered late: %1 the pairing number, %2 the numbers that change (14–37), %3 what they become.
    return tr("Gets number %1, by strength. Numbers that change: %2 → %3. Papers given out with the old numbers "
              "(starting list, crosstable, name plates) are out of date.")
        .arg(QString::number(number), range(number, last), range(number + 1, last + 1));
}

/// What the rounds before count for a late entry; empty for anybody else.
QString PlayerForm::missedText() const {
    if (!isLate()) return {};
    return missedHalf() ? tr("Rounds before count half a point each.") : tr("Rounds before count nothing.");
}

void PlayerForm::setMissedHalf(bool half) {
    m_missed = half ? session::Bye::HalfPoint : session::Bye::ZeroPoint;
    emit changed();
}

/// Whoever is entered at the desk once the event has begun stands before it.
void PlayerForm::startNew() {
    session::PlayerDraft draft;
    if (m_desk.isOpen()) draft.federation = m_desk.state().details.federation;
    draft.checkedIn = m_desk.isOpen() && m_desk.state().numbersGiven() && session::holdsCheckIn(m_desk.state());
    start(std::move(draft), std::nullopt);
}

void PlayerForm::startEdit(int playerId) {
    if (session::Player const* player = m_desk.state().player(PlayerId{playerId})) {
        start(session::draftOf(player->details), player->id);
        m_byes = m_begun.byes = byesText(byesToCome(m_desk.state(), *player));
        emit changed();
        readContact(*player);
    }
}

void PlayerForm::start(session::PlayerDraft draft, std::optional<PlayerId> player) {
    m_draft = std::move(draft);
    m_player = player;
    m_isListed = false;
    m_contact = {};
    m_byes.clear();
    m_alsoIn.clear();
    m_begun = {m_draft, {}, {}};
    m_touched.clear();
    m_allTouched = false;
    m_federationAsked = utf8(federation().toUpper()); // it was kept before, or is that of the event
    check();
}

void PlayerForm::fill(session::PlayerDraft const& listed) {
    if (m_player) return; // a hit is for a new player
    m_isListed = true;
    session::PlayerDraft draft = m_draft;
    auto const take = [](std::string& field, std::string const& said) {
        if (!said.empty()) field = said;
    };
    take(draft.club, listed.club);
    take(draft.nationalId, listed.nationalId);
    take(draft.nationalRating, listed.nationalRating);
    draft.name = listed.name;
    draft.federation = listed.federation;
    draft.title = listed.title;
    draft.sex = listed.sex;
    draft.rating = listed.rating;
    draft.fideId = listed.fideId;
    draft.birth = listed.birth;
    draft.officialRating = listed.officialRating;
    draft.ratingSource = listed.ratingSource;
    draft.k = listed.k;
    m_draft = std::move(draft);
    m_touched.clear();
    m_allTouched = false;
    check();
}

void PlayerForm::put(std::string& field, QString const& text) {
    std::string value = text.toStdString();
    if (field == value) return;
    field = std::move(value);
    check();
}

void PlayerForm::check() {
    m_faults.clear();
    if (auto const details = session::check(m_draft); !details)
        for (auto const& problem : details.error()) m_faults.emplace(problem.field, problem.fault);
    checkFideId();
    checkBirth();
    emit changed();
}

void PlayerForm::checkFideId() {
    QString const id = fideId().trimmed();
    bool const digits = std::ranges::all_of(id, [](QChar sign) { return sign >= u'0' && sign <= u'9'; });
    if (!digits) m_faults.emplace(PlayerField::FideId, session::FieldFault::NotANumber);
}

void PlayerForm::checkBirth() {
    constexpr int earliestBirth = 1900;
    if (birth().trimmed().isEmpty() || m_faults.contains(PlayerField::Birth)) return;
    auto const day = session::typedDate(session::trimmed(m_draft.birth));
    int const year = day ? static_cast<int>(day->year()) : birth().trimmed().toInt();
    if (year < earliestBirth || year > static_cast<int>(dayOf(m_desk.ticks().wall()).year()))
        m_faults.emplace(PlayerField::Birth, session::FieldFault::OutOfRange);
}

bool PlayerForm::asksAboutFederation() const {
    std::string const code = utf8(federation().trimmed().toUpper());
    return !code.empty() && !m_faults.contains(PlayerField::Federation) && !entries::isFederation(code) &&
           m_federationAsked != code;
}

QString PlayerForm::federationError() const {
    QString const code = federation().trimmed().toUpper();
    bool const asked = !code.isEmpty() && m_federationAsked == utf8(code) && !entries::isFederation(utf8(code));
    //: %1 three letters.
    return asked ? tr("FIDE knows no federation %1. Enter once more keeps it.").arg(code)
                 : error(PlayerField::Federation);
}

QString PlayerForm::titleRemark() const {
    return m_draft.sex == "m" && entries::isWomensTitle(m_draft.title)
               ? tr("A women's title, and the player is entered as a man.")
               : QString{};
}

entries::OrderedName PlayerForm::withComma() const {
    return entries::ordered(m_draft.name, entries::NameOrder::EachItsOwn, {});
}

session::PlayerDraft PlayerForm::entered() const {
    session::PlayerDraft draft = m_draft;
    if (m_player) return draft;
    if (entries::OrderedName written = withComma(); !written.isDoubtful) draft.name = std::move(written.name);
    return draft;
}

QString PlayerForm::nameHint() const {
    std::vector<std::string> const words = sortedWords(m_draft.name);
    if (words.size() < 2) return {};
    bool const hasComma = m_draft.name.find(',') != std::string::npos;
    entries::OrderedName const written = withComma();
    QString const order = hasComma ? QString{}
                          : m_player || written.isDoubtful
                              //: Below the name of a player: %1 the name with a comma behind the surname.
                              ? tr("The surname first, then a comma: %1").arg(plain(written.name))
                              //: Below the name of a player who is added: %1 the name with a comma behind the surname.
                              : tr("Is entered as %1").arg(plain(written.name));
    if (m_player) return order;
    auto const& players = m_desk.state().players;
    auto const twin = std::ranges::find_if(players, [&](auto const& one) {
        // Folding may make a letter two, and a name is not so much longer for it.
        constexpr std::size_t letters = 2;
        std::string const& name = one.second.details.name;
        return name.size() <= letters * m_draft.name.size() && sortedWords(name) == words;
    });
    //: Below the name of a player who is added: somebody of this name is in the event. %1 the name.
    return twin == players.end() ? order : tr("%1 is entered already.").arg(plain(twin->second.details.name));
}

QString PlayerForm::error(PlayerField field) const {
    auto const fault = m_faults.find(field);
    bool const shown = m_allTouched || m_touched.contains(keyOf(field));
    if (fault == m_faults.end() || !shown) return {};
    QString const either = field == PlayerField::Birth ? eitherDateText(m_draft.birth) : QString{};
    return either.isEmpty() ? faultText(field, fault->second) : either;
}

QVariantMap PlayerForm::more() const {
    QVariantMap texts;
    for (auto const& [field, text] : moreFields) texts.insert(keyOf(field), plain(m_draft.*text));
    return texts;
}

QVariantMap PlayerForm::errors() const {
    QVariantMap texts;
    for (auto const& one : moreFields) texts.insert(keyOf(one.field), error(one.field));
    return texts;
}

void PlayerForm::say(QString const& field, QString const& text) {
    for (auto const& one : moreFields)
        if (keyOf(one.field) == field) put(m_draft.*one.text, text);
}

void PlayerForm::setCheckedIn(bool checkedIn) {
    if (m_draft.checkedIn == checkedIn) return;
    m_draft.checkedIn = checkedIn;
    check();
}

void PlayerForm::setEmail(QString const& text) {
    if (text == email()) return;
    m_contact.email = utf8(text);
    emit changed();
}

void PlayerForm::setPhone(QString const& text) {
    if (text == phone()) return;
    m_contact.phone = utf8(text);
    emit changed();
}

void PlayerForm::setByes(QString const& text) {
    if (text == m_byes) return;
    m_byes = text;
    emit changed();
}

bool PlayerForm::takesByes() const { return m_desk.isOpen() && session::systemRulesOf(m_desk.state()).grantsByes; }

bool PlayerForm::takesLaterRatings() const {
    return !m_draft.laterRatings.empty() || (m_desk.isOpen() && session::lastsLong(m_desk.state().details));
}

QString PlayerForm::byesError() const {
    auto const byes = parseByes(m_byes);
    if (!byes) return tr("Enter the rounds, such as 3, 5=0.");
    int const rounds = session::plannedRounds(m_desk.state());
    RoundNumber const next = m_desk.state().nextRound();
    for (auto const& [round, bye] : *byes)
        if (round < next || round.value() > rounds)
            //: %1 and %2 numbers of rounds.
            return tr("Only rounds %1 to %2 are to come.").arg(next.value()).arg(rounds);
    return {};
}

/// It lies beside the journal; until it has been read nothing is known to be changed.
void PlayerForm::readContact(session::Player const& player) {
    if (player.contact.empty()) return;
    m_desk.readFile(player.contact, [this, id = player.id](auto const& file) {
        if (m_player != id || saysContact() || !file) return;
        auto const contacts = session::contactsIn(*file);
        auto const found = contacts ? contacts->find(id) : session::Contacts::const_iterator{};
        if (!contacts || found == contacts->end()) return;
        m_contact = m_begun.contact = found->second;
        emit changed();
    });
}

void PlayerForm::touch(QString const& field) {
    if (m_touched.contains(field)) return;
    m_touched.insert(field);
    emit changed();
}

void PlayerForm::submit() {
    m_allTouched = true;
    emit changed();
    if (!valid()) return;
    if (asksAboutFederation()) {
        m_federationAsked = utf8(federation().trimmed().toUpper());
        emit changed();
        return;
    }
    Byes const byes = takesByes() ? *parseByes(m_byes) : Byes{};
    QStringList told;
    //: %1 a player's name, %2 "Gets number 14 …".
    if (QString const numbers = numbersText(); !numbers.isEmpty())
        told += tr("%1: %2", "late entry").arg(name().trimmed(), numbers) + QLatin1Char(' ') + missedText();
    if (saysByes() && takesByes()) told += byesSaid(name().trimmed(), byes);
    auto done = [this, told](SharedDoor::Outcome const& outcome) mutable {
        if (!outcome.doneIn.isEmpty())
            //: %1 a player's name, %2 the names of tournaments with commas between them.
            told += tr("%1 is entered in %2, too.").arg(name().trimmed(), outcome.doneIn.join(QStringLiteral(", ")));
        finish();
        if (!told.isEmpty() || !outcome.notDone.isEmpty())
            m_shared.tell(told.join(QLatin1Char(' ')), outcome, SharedDoor::Offer::Undo);
    };
    std::vector<SharedDoor::Part> parts;
    if (!m_player || saysMore()) parts.push_back({&m_desk, commandHere(byes)});
    for (SharedDoor::Other const& other : m_shared.others()) {
        if (!m_alsoIn.contains(other.name) || isThere(*other.desk)) continue;
        session::EnterPlayer elsewhere =
            session::enterElsewhere(*session::check(entered()), m_desk.state(), other.desk->state());
        elsewhere.contact = m_contact;
        parts.push_back({other.desk, std::move(elsewhere)});
    }
    parts.empty() ? done({}) : m_shared.submit(std::move(parts), done);
}

session::Command PlayerForm::commandHere(Byes const& byes) const {
    if (!m_player) return session::EnterPlayer{entered(), m_missed, m_contact, byes};
    return session::RevisePlayer{*m_player, m_draft, saysContact() ? std::optional{m_contact} : std::nullopt,
                                 saysByes() && takesByes() ? std::optional{byes} : std::nullopt, m_begun.draft};
}

/// By what the form says of the player.
bool PlayerForm::isThere(DeskLink const& tournament) const {
    auto const details = session::check(entered());
    if (!details || !tournament.isOpen()) return false;
    Seq const last = tournament.history().last();
    auto known = m_known.find(&tournament);
    if (known == m_known.end() || known->second.last != last)
        known = m_known.insert_or_assign(&tournament, Known{last, session::Persons{tournament.state()}}).first;
    return known->second.persons.find(*details) != nullptr;
}

QVariantList PlayerForm::alsoIn() const {
    QVariantList tournaments;
    for (SharedDoor::Other const& other : m_shared.others())
        tournaments += QVariantMap{{QStringLiteral("name"), other.name},
                                   {QStringLiteral("there"), isThere(*other.desk)},
                                   {QStringLiteral("chosen"), m_alsoIn.contains(other.name)}};
    return tournaments;
}

void PlayerForm::toggleAlsoIn(int tournament) {
    auto const& others = m_shared.others();
    if (tournament < 0 || tournament >= static_cast<int>(others.size())) return;
    QString const& name = others[static_cast<std::size_t>(tournament)].name;
    if (!m_alsoIn.removeOne(name)) m_alsoIn += name;
    emit changed();
}

void PlayerForm::finish() {
    // Where the event is of no federation, the next one who is typed is often from there, too; in a list anybody may
    // be.
    bool const staysThere = !m_player && !m_isListed && m_desk.state().details.federation.empty();
    std::string federation = staysThere ? m_draft.federation : std::string{};
    emit done();
    startNew();
    if (federation.empty()) return;
    m_federationAsked = utf8(QString::fromStdString(federation).toUpper());
    m_draft.federation = m_begun.draft.federation = std::move(federation);
    check();
}

} // namespace flagfall::view
