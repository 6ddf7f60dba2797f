// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a desk between files, the secret store of the desktop and a passphrase: with stores that refuse, are
// silent, lose what they are given, or answer late.
#include "app/storage/key_folder.h"
#include "app/view/settings/keys_view.h"
#include "tests/support/temp_folder.h"
#include "tests/view/hall.h"

#include <gmock/gmock.h>

#include <fstream>
#include <map>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using storage::KeyFolder;
using testing::HasSubstr;
using Asking = KeysView::Asking;
using Way = KeyFolder::Way;

/// What is in the secret store of the desktop, and how it behaves.
struct Desktop {
    enum class Mood { Good, Refuses, Silent, Loses, Exchanges };
    Mood mood = Mood::Good;
    std::map<QString, QString> secrets;
    std::vector<std::function<void()>> unanswered;
    void answerNow() {
        mood = Mood::Good;
        for (auto const& answer : std::exchange(unanswered, {})) answer();
    }
};

class StoreOfDesktop final : public SecretStore {
public:
    explicit StoreOfDesktop(Desktop& desktop) : m_desktop(desktop) {}
    void read(QString const& name, Answer answer) override {
        when([this, name, answer] {
            if (m_desktop.mood == Desktop::Mood::Refuses) return answer(Outcome::Unable, {});
            if (m_desktop.mood == Desktop::Mood::Exchanges) return answer(Outcome::Done, QString(64, QLatin1Char('7')));
            auto const found = m_desktop.secrets.find(name);
            bool const has = found != m_desktop.secrets.end();
            answer(has ? Outcome::Done : Outcome::Nothing, has ? found->second : QString{});
        });
    }
    void keep(QString const& name, QString const& secret, Answer answer) override {
        when([this, name, secret, answer] {
            if (m_desktop.mood == Desktop::Mood::Refuses) return answer(Outcome::Unable, secret);
            if (m_desktop.mood != Desktop::Mood::Loses) m_desktop.secrets[name] = secret;
            answer(Outcome::Done, secret);
        });
    }
    void forget(QString const& name) override { m_desktop.secrets.erase(name); }

private:
    void when(std::function<void()> answer) {
        if (m_desktop.mood == Desktop::Mood::Silent) return m_desktop.unanswered.push_back(std::move(answer));
        QTimer::singleShot(0, qApp, std::move(answer));
    }
    Desktop& m_desktop;
};

struct SigningKeys : testing::Test {
    flagfall::test::TempFolder folder;
    std::filesystem::path path = folder / "keys";
    Desktop desktop;
    std::unique_ptr<KeyFolder> keys;
    QuestionView question;
    std::unique_ptr<KeysView> view;
    QString const passphrase = QStringLiteral("čierny kôň na c6");

    ~SigningKeys() override { view.reset(); }
    /// The program starts, and has asked the store.
    void start() {
        view.reset();
        keys = std::make_unique<KeyFolder>(path);
        view = std::make_unique<KeysView>(*keys, std::make_unique<StoreOfDesktop>(desktop), 30ms);
        settle();
    }
    void startIn(Desktop::Mood mood) {
        desktop.mood = mood;
        start();
    }
    void settle() const {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 80 || view->isBusy()) QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    void set(QString const& text) {
        view->ask();
        view->setPassphrase(text, text);
        settle();
    }
    [[nodiscard]] std::string state() const { return view->state().toStdString(); }
    [[nodiscard]] std::string warning() const { return view->warning().toStdString(); }
    [[nodiscard]] bool hasFile(std::string const& name) const { return std::filesystem::exists(path / name); }
};

TEST_F(SigningKeys, GoIntoTheCareOfTheSecretStoreWhereOneAnswers) {
    std::string const key = KeyFolder(path).newestOf({}); // of a version before
    ASSERT_TRUE(hasFile(key + ".key"));
    start();
    EXPECT_EQ(keys->way(), Way::SecretStore);
    EXPECT_TRUE(keys->find(key));
    EXPECT_FALSE(hasFile(key + ".key"));
    EXPECT_EQ(state(), "The keys are locked, and the secret store of this desktop opens them.");
    EXPECT_EQ(warning(), "");

    start(); // the next day
    EXPECT_TRUE(keys->isOpen());
    EXPECT_TRUE(keys->find(key));
    EXPECT_EQ(desktop.secrets.size(), 1U);
}

TEST_F(SigningKeys, StayFilesWhereTheStoreIsOfNoUseAndItIsSaid) {
    std::string const key = KeyFolder(path).newestOf({});
    std::map<Desktop::Mood, char const*> const said{{Desktop::Mood::Refuses, "has no secret store"},
                                                    {Desktop::Mood::Silent, "does not answer"},
                                                    {Desktop::Mood::Loses, "does not keep what it is given"},
                                                    {Desktop::Mood::Exchanges, "does not keep what it is given"}};
    for (auto const& [mood, words] : said) {
        startIn(mood);
        EXPECT_EQ(keys->way(), Way::Files) << words;
        EXPECT_TRUE(hasFile(key + ".key"));
        EXPECT_TRUE(keys->find(key));
        EXPECT_THAT(state(), HasSubstr("Whoever gets these files can sign"));
        EXPECT_THAT(state(), HasSubstr(words));
        EXPECT_EQ(warning(), "") << "it is signed";
        EXPECT_TRUE(desktop.secrets.empty()) << "nothing of ours stays where it is of no use";
        view.reset();
        desktop.unanswered.clear();
    }
}

TEST_F(SigningKeys, AreNotWaitedForAndTakenUpWhenTheStoreAnswersAfterAll) {
    start();
    std::string const key = keys->newestOf({});
    startIn(Desktop::Mood::Silent);
    EXPECT_FALSE(keys->isOpen());
    EXPECT_EQ(keys->newestOf({key}), key) << "an event that is opened meanwhile names it";
    EXPECT_THAT(warning(), HasSubstr("entries are saved, but not signed"));
    EXPECT_THAT(warning(), HasSubstr("does not answer"));
    desktop.answerNow();
    settle();
    EXPECT_TRUE(keys->find(key));
    EXPECT_EQ(warning(), "");
}

TEST_F(SigningKeys, WhoseSecretTheStoreHasLostAreNotReplacedUnasked) {
    start();
    std::string const key = keys->newestOf({});
    auto const kept = std::exchange(desktop.secrets, {});
    start();
    EXPECT_THAT(warning(), HasSubstr("does not have what opens them"));
    EXPECT_TRUE(hasFile(key + ".locked"));
    view->ask();
    EXPECT_EQ(view->asking(), Asking::Store);
    desktop.secrets = kept; // the right one of two wallets
    view->askStore();
    settle();
    EXPECT_TRUE(keys->find(key));
    EXPECT_EQ(view->asking(), Asking::Nothing) << "what was asked for is there";
}

TEST_F(SigningKeys, AreMadeAnewWhenTheArbiterSaysSoAndTheOldOnesArePutAside) {
    start();
    std::string const key = keys->newestOf({});
    desktop.secrets.clear();
    start();
    ASSERT_TRUE(view->canBeginAnew());
    view->beginAnew(&question);
    ASSERT_TRUE(question.asked());
    question.no();
    settle();
    EXPECT_TRUE(hasFile(key + ".locked")) << "as it was";
    view->beginAnew(&question);
    question.yes();
    settle();
    EXPECT_EQ(keys->way(), Way::SecretStore);
    EXPECT_TRUE(keys->isOpen());
    EXPECT_TRUE(hasFile("set-aside-1/" + key + ".locked"));
    EXPECT_NE(keys->newestOf({key}), key);
    EXPECT_FALSE(view->canBeginAnew());
}

TEST_F(SigningKeys, AreNotMadeAnewWhileTheStoreMayYetAnswer) {
    start();
    std::string const key = keys->newestOf({});
    startIn(Desktop::Mood::Silent);
    EXPECT_THAT(warning(), HasSubstr("does not answer"));
    EXPECT_FALSE(view->canBeginAnew());
    EXPECT_TRUE(view->canAskStore());
    view->beginAnew(&question);
    EXPECT_FALSE(question.asked());
    startIn(Desktop::Mood::Refuses);
    view->beginAnew(&question);
    ASSERT_TRUE(question.asked());
    desktop.mood = Desktop::Mood::Good; // it is unlocked while the question waits
    view->askStore();
    settle();
    question.yes();
    settle();
    EXPECT_TRUE(keys->find(key));
}

TEST_F(SigningKeys, BehindAPassphraseAreAskedForOnceAndCanBeOpenedLater) {
    startIn(Desktop::Mood::Refuses);
    std::string const key = keys->newestOf({});
    set(passphrase);
    ASSERT_EQ(keys->way(), Way::Passphrase);
    EXPECT_EQ(view->asking(), Asking::Nothing);
    start();
    EXPECT_FALSE(keys->isOpen());
    view->noteOpened();
    EXPECT_EQ(view->asking(), Asking::Passphrase);
    view->leave();
    EXPECT_THAT(warning(), HasSubstr("until the passphrase is typed"));
    view->noteOpened(); // the next event
    EXPECT_EQ(view->asking(), Asking::Nothing) << "once";

    view->ask();
    view->open(QStringLiteral("čierny kôň na c5"));
    settle();
    EXPECT_EQ(view->fault(), QStringLiteral("That is not the passphrase."));
    EXPECT_EQ(view->asking(), Asking::Passphrase);
    EXPECT_FALSE(keys->isOpen());
    view->open(passphrase);
    settle();
    EXPECT_EQ(view->asking(), Asking::Nothing);
    EXPECT_TRUE(keys->find(key));
    EXPECT_EQ(warning(), "");
}

TEST_F(SigningKeys, BehindAPassphraseAreNotOpenedByTheStoreAnyMore) {
    start();
    std::string const key = keys->newestOf({});
    set(passphrase);
    EXPECT_TRUE(desktop.secrets.empty());
    start();
    EXPECT_EQ(keys->way(), Way::Passphrase);
    EXPECT_FALSE(keys->isOpen());
    view->open(passphrase);
    settle();
    EXPECT_TRUE(keys->find(key));
}

TEST_F(SigningKeys, WithoutTheirPassphraseGoToTheStoreOrBecomeFiles) {
    start();
    std::string const key = keys->newestOf({});
    set(passphrase);
    view->ask();
    view->removePassphrase();
    settle();
    EXPECT_EQ(keys->way(), Way::SecretStore);
    EXPECT_EQ(view->asking(), Asking::Nothing);
    set(passphrase);
    desktop.mood = Desktop::Mood::Refuses;
    view->removePassphrase();
    settle();
    EXPECT_EQ(keys->way(), Way::Files);
    EXPECT_TRUE(keys->find(key));
    EXPECT_TRUE(hasFile(key + ".key"));
    EXPECT_FALSE(hasFile("lock"));
}

TEST_F(SigningKeys, KeepTheirPassphraseWhereTheStoreIsSilentOrLosesThings) {
    start();
    std::string const key = keys->newestOf({});
    set(passphrase);
    std::map<Desktop::Mood, char const*> const said{{Desktop::Mood::Silent, "does not answer"},
                                                    {Desktop::Mood::Loses, "does not keep what it is given"},
                                                    {Desktop::Mood::Exchanges, "does not keep what it is given"}};
    for (auto const& [mood, words] : said) {
        desktop.mood = mood;
        view->ask();
        view->removePassphrase();
        settle();
        EXPECT_EQ(keys->way(), Way::Passphrase) << words;
        EXPECT_TRUE(hasFile(key + ".locked"));
        EXPECT_FALSE(hasFile(key + ".key"));
        EXPECT_EQ(view->asking(), Asking::NewPassphrase);
        EXPECT_THAT(view->fault().toStdString(), HasSubstr(words));
        EXPECT_THAT(view->fault().toStdString(), HasSubstr("The passphrase stays."));
        desktop.answerNow(); // too late: it was said to stay
        settle();
        EXPECT_EQ(keys->way(), Way::Passphrase);
        EXPECT_TRUE(desktop.secrets.empty());
    }
}

TEST_F(SigningKeys, WhosePassphraseWasSetMeanwhileAreNotTakenByAnAnswerThatComesLate) {
    std::string const key = KeyFolder(path).newestOf({});
    startIn(Desktop::Mood::Silent);
    set(passphrase);
    ASSERT_EQ(keys->way(), Way::Passphrase);
    desktop.answerNow();
    settle();
    EXPECT_EQ(keys->way(), Way::Passphrase);
    EXPECT_TRUE(desktop.secrets.empty());
    EXPECT_TRUE(keys->find(key));
}

/// Notes whether a window would have stood still meanwhile.
class KeysOfAWindow final : public KeyFolder {
public:
    using KeyFolder::KeyFolder;
    Done open(std::string_view passphrase) override { return aside(), KeyFolder::open(passphrase); }
    Done lock(std::string_view passphrase) override { return aside(), KeyFolder::lock(passphrase); }
    Done openBySecret(std::string_view text) override { return aside(), KeyFolder::openBySecret(text); }
    Done lockBySecret(std::string_view text) override { return aside(), KeyFolder::lockBySecret(text); }
    Done unlockForGood() override { return aside(), KeyFolder::unlockForGood(); }
    Done beginAnew() override { return aside(), KeyFolder::beginAnew(); }

    std::vector<bool> done; ///< whether on another thread

private:
    void aside() { done.push_back(std::this_thread::get_id() != m_window); }
    std::thread::id m_window = std::this_thread::get_id();
};

TEST_F(SigningKeys, AreOpenedLockedAndMovedWhileTheWindowLivesOn) {
    KeysOfAWindow folderOfKeys(path);
    auto const begin = [&] {
        view.reset();
        view = std::make_unique<KeysView>(folderOfKeys, std::make_unique<StoreOfDesktop>(desktop), 30ms);
        settle();
    };
    begin(); // locked by the store
    int beats = 0;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, [&beats] { ++beats; });
    beat.start(1);
    view->setPassphrase(passphrase, passphrase);
    EXPECT_TRUE(view->isBusy());
    EXPECT_EQ(folderOfKeys.way(), Way::SecretStore) << "not yet, and the question is answered at once";
    while (view->isBusy()) QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    EXPECT_GT(beats, 0);
    EXPECT_EQ(folderOfKeys.way(), Way::Passphrase);
    view->open(passphrase);
    settle();
    view->removePassphrase(); // to the store
    settle();
    begin();
    set(passphrase);
    desktop.mood = Desktop::Mood::Refuses;
    view->removePassphrase(); // files
    settle();
    set(passphrase);
    {
        std::ofstream(path / "lock") << "Flagfall keys 1\nlock 12\n";
    }
    view->beginAnew(&question);
    question.yes();
    settle();
    EXPECT_EQ(folderOfKeys.way(), Way::Files);
    EXPECT_THAT(folderOfKeys.done, testing::AllOf(testing::SizeIs(testing::Ge(8U)), testing::Each(true)));
    view.reset();
}

TEST_F(SigningKeys, TakeNoPassphraseThatIsShortOrMistyped) {
    start();
    view->ask();
    EXPECT_EQ(view->asking(), Asking::NewPassphrase);
    view->setPassphrase(QStringLiteral("1234567"), QStringLiteral("1234567"));
    EXPECT_THAT(view->fault().toStdString(), HasSubstr("at least 8"));
    view->setPassphrase(passphrase, passphrase + QLatin1Char('x'));
    EXPECT_EQ(view->fault(), QStringLiteral("The two are not the same."));
    EXPECT_EQ(keys->way(), Way::SecretStore);
    view->forgetFault();
    EXPECT_EQ(view->fault(), QString{});
}

TEST_F(SigningKeys, BehindAPassphraseAreTakenOutOfTheStoreAgainAtTheNextStart) {
    start();
    auto const inStore = desktop.secrets;
    set(passphrase);
    desktop.secrets = inStore; // it was closed at that moment
    start();
    EXPECT_TRUE(desktop.secrets.empty());
}

TEST_F(SigningKeys, StayInTheCareOfTheStoreThatAnotherWindowHasGivenThemTo) {
    start();
    std::string const key = keys->newestOf({});
    set(passphrase);
    KeyFolder other(path);
    ASSERT_TRUE(other.open(passphrase.toStdString()));
    desktop.mood = Desktop::Mood::Silent;
    view->ask();
    view->removePassphrase();
    auto const secret = other.secretToKeep().value();
    ASSERT_TRUE(other.lockBySecret(secret.text.plain())); // it was asked to remove the passphrase, too
    desktop.mood = Desktop::Mood::Good;
    desktop.secrets[QString::fromStdString(secret.name)] = QString::fromStdString(secret.text.plain());
    desktop.answerNow();
    settle();
    start();
    EXPECT_EQ(keys->way(), Way::SecretStore);
    EXPECT_TRUE(keys->find(key)) << "nothing has forgotten what opens them";
}

TEST_F(SigningKeys, ThatAnotherWindowHasJustLockedAreOpenedByTheStore) {
    std::string const key = KeyFolder(path).newestOf({});
    desktop.mood = Desktop::Mood::Silent;
    start();
    KeyFolder other(path);
    auto const secret = other.secretToKeep().value();
    ASSERT_TRUE(other.lockBySecret(secret.text.plain()));
    desktop.secrets[QString::fromStdString(secret.name)] = QString::fromStdString(secret.text.plain());
    desktop.answerNow();
    settle();
    EXPECT_EQ(warning(), "");
    EXPECT_TRUE(keys->find(key));
    EXPECT_EQ(desktop.secrets.size(), 1U) << "and the secret of its own is forgotten";
}

TEST_F(SigningKeys, ThatCannotBeLockedAreFilesAndItIsSaidWhy) {
    std::string const key = KeyFolder(path).newestOf({});
    std::filesystem::remove(path / "in-use");
    std::filesystem::create_directory(path / "in-use"); // nobody's turn ever comes
    start();
    EXPECT_EQ(keys->way(), Way::Files);
    EXPECT_TRUE(keys->find(key));
    EXPECT_THAT(state(), HasSubstr("They could not be locked"));
    EXPECT_TRUE(desktop.secrets.empty());
}

TEST_F(SigningKeys, WithADamagedLockAreSaidAndNothingIsWrittenOverIt) {
    start();
    {
        std::ofstream(path / "lock") << "rubbish";
    }
    start();
    EXPECT_THAT(warning(), HasSubstr("is damaged"));
    view->ask();
    EXPECT_EQ(view->asking(), Asking::Store);
    EXPECT_FALSE(view->canAskStore());
    EXPECT_TRUE(view->canBeginAnew());
    view->setPassphrase(passphrase, passphrase);
    settle();
    EXPECT_EQ(view->fault(), QStringLiteral("The lock of the keys is damaged."));
    EXPECT_EQ(std::filesystem::file_size(path / "lock"), 7U);
}

TEST_F(SigningKeys, AreAskedForWhenAnEventIsOpened) {
    startIn(Desktop::Mood::Refuses);
    set(passphrase);
    start();
    Hall hall;
    hall.workspace.setKeys(*view);
    hall.openRound();
    EXPECT_EQ(view->asking(), Asking::Passphrase);
}

TEST_F(SigningKeys, ThatWereSetAsideDoNotSignTheEventThatIsOpenAndItIsSaid) {
    startIn(Desktop::Mood::Refuses);
    auto const hall = std::make_unique<Hall>();
    hall->workspace.setKeys(*view);
    hall->openRound();
    EXPECT_EQ(view->warningOf(keys->newestOf({})), QString{});
    EXPECT_THAT(view->warningOf("").toStdString(), HasSubstr("When the event is opened the next time"));
    EXPECT_THAT(view->warningOf(std::string(64, 'a')).toStdString(), HasSubstr("not signed"));
    EXPECT_EQ(hall->workspace.unsignedText(), view->warningOf("")) << "the journal of this hall knows no keys";
    QSignalSpy const changed{&hall->workspace, &Workspace::unsignedChanged};
    view->speak();
    EXPECT_EQ(changed.count(), 1);
}

TEST(NoSigningKeys, AreSaidWhereNothingIsKept) {
    KeysView view;
    EXPECT_FALSE(view.isKept());
    EXPECT_FALSE(view.isUsable());
    EXPECT_EQ(view.warning(), QString{});
    view.ask();
    view.noteOpened();
    view.askStore();
    view.open(QStringLiteral("anything"));
    view.removePassphrase();
    QuestionView question;
    view.beginAnew(&question);
    EXPECT_FALSE(question.asked());
    EXPECT_EQ(view.asking(), Asking::Nothing);
    EXPECT_THAT(view.state().toStdString(), HasSubstr("Nothing is signed here"));
}

} // namespace
} // namespace flagfall::view
