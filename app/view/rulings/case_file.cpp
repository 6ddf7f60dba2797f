// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/record_text.h"
#include "app/view/rulings/attachments_model.h"
#include "app/view/rulings/rulings_papers.h"
#include "app/view/rulings/rulings_text.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/incident_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/ruling_text.h"
#include "app/view/texts/team_match_text.h"
#include "arbiter/notation/write_move.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using session::RecordedAct;
using session::RecordedRuling;

struct CaseFile {
    Q_DECLARE_TR_FUNCTIONS(CaseFile)
};

/// Puts the parts of a case file one after the other; a part that has nothing to say is left out with its heading.
class Writer {
public:
    Writer(session::History const& history, RecordedRuling const& ruling, Attached const& attached)
        : m_history(history), m_ruling(ruling), m_attached(attached), m_words(wordsOf(history, ruling)),
          m_decided(m_words ? session::fromRecord(*m_words) : std::nullopt),
          m_before(history.at(Seq{firstAct().value() - 1})) {
        session::Round const* const round = m_before.round(ruling.round);
        m_board = round ? round->board(ruling.board) : nullptr;
    }

    Paper write() {
        m_paper = {.title = CaseFile::tr("Case file: round %1, board %2")
                                .arg(roundLabel(m_history.state(), m_ruling.round))
                                .arg(boardLabel(m_before, m_ruling.round, m_ruling.board)),
                   .file = CaseFile::tr("case round %1 board %2 entry %3", "file")
                               .arg(m_ruling.round.value())
                               .arg(m_ruling.board.value())
                               .arg(m_ruling.seq.value()),
                   .head = paperHeadOf(m_history.state(), m_ruling.round),
                   .audience = Audience::Arbiters};
        writeBoard();
        writeMatter();
        writeClocks();
        writePosition();
        writeAnswers();
        writeLaws();
        writeDecision();
        writeAppeals();
        writeLater();
        writeMoves();
        writeFiles();
        writeScenario();
        return std::move(m_paper);
    }

private:
    [[nodiscard]] Seq firstAct() const { return m_ruling.acts.empty() ? m_ruling.seq : m_ruling.acts.front(); }

    template <typename Block>
    void add(Block block) {
        m_paper.body.emplace_back(std::move(block));
    }
    void add(QString const& heading, QString const& text) {
        if (text.isEmpty()) return;
        add(PaperHeading{heading});
        add(PaperParagraph{text});
    }

    void writeBoard() {
        session::EventDetails const& details = m_history.state().details;
        session::EventState const& state = m_history.state();
        QString const who = whoText(m_ruling.origin);
        PaperLines lines{{{CaseFile::tr("White"), playerName(state, m_ruling.players.white)},
                          {CaseFile::tr("Black"), playerName(state, m_ruling.players.black)},
                          {CaseFile::tr("Ruled at"), stampText(m_ruling.wall)},
                          {CaseFile::tr("Ruled by"), who},
                          {CaseFile::tr("Journal entry"), QString::number(m_ruling.seq.value())}}};
        if (details.edition) {
            Edition const& edition = m_decided ? m_decided->rules.laws() : *details.edition;
            lines.lines.push_back({CaseFile::tr("Laws"), editionText(edition)});
            lines.lines.push_back(
                {CaseFile::tr("Time control"),
                 controlInWords(m_board ? *controlOf(details, *m_board) : *details.control, edition)});
            if (auto const supervised = supervisionText(details, edition); !supervised.isEmpty())
                lines.lines.push_back({CaseFile::tr("Supervision"), supervised});
        }
        if (m_ruling.takenBack) lines.lines.push_back({CaseFile::tr("State"), ruledNoMoreText(m_history, m_ruling)});
        add(std::move(lines));
    }

    /// Of rapid and blitz games, whose rulings turn on it (A.4, B.2; 2009: A.3, B.2).
    [[nodiscard]] QString supervisionText(session::EventDetails const& details, Edition const& edition) const {
        rulings::Rules const rules = m_board ? rulesOf(details, *m_board) : rulesOf(details);
        if (rules.play == PlayType::Standard) return {};
        if (rules.house.supervision == Supervision::Limited)
            return CaseFile::tr("limited: the rules of rapid or blitz apply");
        //: %1 articles.
        return CaseFile::tr("full: the Competition Rules apply (%1)").arg(plain(edition.fullSupervision));
    }

    void writeMatter() {
        add(CaseFile::tr("What happened"), ruledOnText(m_history, m_ruling));
        if (!m_words) add(PaperParagraph{CaseFile::tr("Ruled by a key, without questions.")});
        if (m_words) writeFacts();
    }
    /// What the arbiter has said of it.
    void writeFacts() {
        std::string const incident = m_words->incident.substr(0, m_words->incident.find(' '));
        auto const facts = rulings::readFacts(std::string_view{m_words->incident}.substr(incident.size()));
        if (!facts) return;
        PaperLines lines;
        for (rulings::FactText const& fact : *facts)
            if (QString const label = factLabel(incident, fact.word); !label.isEmpty())
                lines.lines.push_back({label, factValueText(incident, fact)});
        if (!lines.lines.empty()) add(std::move(lines));
    }

    /// As the displays showed them when the command was given; of a clock on the table what the arbiter read off it.
    void writeClocks() {
        bool const started = m_board && m_board->clock && m_board->clock->phase != clock::Phase::Ready;
        if (!started && writeTableClock()) return;
        if (!m_board || !m_board->clock) return;
        clock::Reading const reading = read(*m_board->clock, m_ruling.at);
        PaperTable table{{QString{}, CaseFile::tr("Time"), CaseFile::tr("Moves"), CaseFile::tr("Flag"),
                          CaseFile::tr("Illegal moves before")},
                         {}};
        for (Colour const colour : bothColours) {
            clock::DisplayReading const& side = reading.sides[colour];
            table.rows.push_back(
                {{colourText(colour), spanText(side.main), QString::number(side.movesCompleted),
                  side.flag ? CaseFile::tr("down") : QString{}, QString::number(m_board->illegalMoves[colour])}});
        }
        add(PaperHeading{CaseFile::tr("The clocks")});
        add(std::move(table));
    }

    /// False where nothing was read off.
    bool writeTableClock() {
        auto const& sides = m_decided ? m_decided->known.sides : ByColour<rulings::KnownSide>{};
        auto const isRead = [](rulings::KnownSide const& one) { return one.time || one.flagDown; };
        if (!isRead(sides.white) && !isRead(sides.black)) return false;
        PaperTable table{{QString{}, CaseFile::tr("Time"), CaseFile::tr("Flag"), CaseFile::tr("Illegal moves before")},
                         {}};
        for (Colour const colour : bothColours) {
            rulings::KnownSide const& side = sides[colour];
            table.rows.push_back(
                {{colourText(colour), side.time ? spanText(*side.time) : QString{},
                  side.flagDown ? CaseFile::tr("down") : QString{}, QString::number(side.illegalMoves)}});
        }
        add(PaperHeading{CaseFile::tr("The clocks")});
        add(std::move(table));
        return true;
    }

    void writePosition() {
        record::GameRecord const* const record = m_board ? &m_board->game.record : nullptr;
        auto const& known = m_decided ? m_decided->known : rulings::Known{};
        if (known.position) return addPosition(*known.position, CaseFile::tr("The position on the board."));
        if (known.before) return addPosition(*known.before, CaseFile::tr("The position before what happened."));
        if (!record || record->size() == 0) return;
        int const missing = halfMovesUnrecorded(*m_board);
        QString const caption = CaseFile::tr("After %1, the last move on record.")
                                    .arg(placeText(*record, record->size(), notationLanguage()));
        addPosition(record->end(),
                    missing == 0 ? caption
                                 : caption + QLatin1Char(' ') +
                                       CaseFile::tr("%n half-move(s) that the clock has counted are not on record.", "",
                                                    missing));
    }
    void addPosition(board::Position const& position, QString const& caption) {
        add(PaperHeading{CaseFile::tr("The position")});
        add(PaperDiagram{position, caption});
    }

    void writeAnswers() {
        if (!m_decided) return;
        rulings::Rules rules = m_decided->rules;
        rules.house = m_history.state().details.houseRules;
        auto const ruling = rulings::rule(rules, m_decided->incident, m_decided->known, m_decided->answers);
        PaperLines lines;
        for (rulings::Question const& question : ruling.questions)
            if (auto const answer = m_decided->answers.to(question.ask))
                lines.lines.push_back({questionText(question), answerText(question.ask, *answer)});
        if (lines.lines.empty()) return;
        add(PaperHeading{CaseFile::tr("Questions and answers")});
        add(std::move(lines));
    }

    void writeLaws() {
        if (!m_decided) return;
        QString const article = m_decided->own ? QString{} : articleText(m_ruling.article);
        QString text = providedText(m_decided->finding, m_decided->rules.play);
        if (!article.isEmpty()) text += QStringLiteral(" (%1)").arg(article);
        add(CaseFile::tr("What the Laws provide"), text);
    }

    void writeDecision() {
        add(PaperHeading{CaseFile::tr("Decision")});
        PaperLines lines{
            {{CaseFile::tr("Decided"), m_words ? ruledSoText(m_history, m_ruling) : ruledOnText(m_history, m_ruling)},
             {CaseFile::tr("Article"), ruledUnderText(m_history, m_ruling)},
             {m_words && m_words->own ? CaseFile::tr("The arbiter's reason") : CaseFile::tr("Note"),
              ruledNoteText(m_history, m_ruling)}}};
        if (m_words && m_words->own)
            lines.lines.insert(
                lines.lines.begin(),
                {CaseFile::tr("Basis"), CaseFile::tr("the arbiter decided otherwise than the Laws propose")});
        add(std::move(lines));
        PaperList done;
        for (Seq const seq : m_ruling.acts)
            if (seq != m_ruling.seq) done.items += actSentence(actAt(m_history, seq), m_history);
        if (done.items.isEmpty()) return;
        add(PaperParagraph{CaseFile::tr("Carried out with it:")});
        add(std::move(done));
    }

    void writeAppeals() {
        auto const appeals = appealsOf(m_history, m_ruling.seq, m_ruling.round, m_ruling.board);
        add(PaperHeading{CaseFile::tr("Appeals")});
        if (appeals.empty()) add(PaperParagraph{appealLimitsText(m_history, m_ruling.seq, m_ruling.round)});
        for (session::Appeal const& one : appeals) writeAppeal(one);
    }
    void writeAppeal(session::Appeal const& one) {
        session::AppealOnRecord const& lodged = *one.lodged;
        auto const& decision = one.decision;
        PaperLines lines{
            {{CaseFile::tr("Appeal by"), appellantText(one)},
             {CaseFile::tr("Handed in by"), lodged.by ? plain(lodged.person) : QString{}},
             {CaseFile::tr("Appeal to"), appealBodyText(lodged.to)},
             {CaseFile::tr("Received at"), minuteStampText(lodged.received)},
             {CaseFile::tr("Time limit"), lodged.due ? minuteStampText(*lodged.due) : CaseFile::tr("none")},
             {CaseFile::tr("Grounds"), plain(lodged.grounds)},
             {CaseFile::tr("Outcome"), appealStateText(one)},
             {CaseFile::tr("Decided by"), decision ? plain(decision->by) : QString{}},
             {CaseFile::tr("Decided at"), decision ? stampText(decision->wall) : QString{}},
             {CaseFile::tr("Decision in words"), decision ? plain(decision->text) : QString{}}}};
        add(std::move(lines));
    }

    /// Undoing and doing again, then appeals by the players of this board.
    void writeLater() {
        PaperTable table{{CaseFile::tr("Time"), CaseFile::tr("What happened"), CaseFile::tr("Who")}, {}};
        for (Seq const seq : m_ruling.later)
            if (!isSaidByWithdrawal(seq)) addLater(table, actAt(m_history, seq));
        for (Seq const seq : m_history.actsOn(m_ruling.round, m_ruling.board))
            if (m_ruling.seq < seq && isAppeal(actAt(m_history, seq).act)) addLater(table, actAt(m_history, seq));
        if (table.rows.empty()) return;
        add(PaperHeading{CaseFile::tr("What came later")});
        add(std::move(table));
    }
    /// That the ruling itself was taken back: with its reason the withdrawal says more.
    [[nodiscard]] bool isSaidByWithdrawal(Seq seq) const {
        RecordedAct const& act = actAt(m_history, seq);
        return session::changedBackBy(act.act) == m_ruling.seq && std::ranges::any_of(m_ruling.later, [&](Seq other) {
                   RecordedAct const& one = actAt(m_history, other);
                   return std::holds_alternative<session::RulingWithdrawn>(one.act) &&
                          one.origin.command == act.origin.command;
               });
    }
    void addLater(PaperTable& table, RecordedAct const& act) const {
        table.rows.push_back(
            {{stampText(act.wall), actSentence(act, m_history), whoText(act.origin)}, m_history.retracted(act.seq)});
    }
    static bool isAppeal(session::Act const& act) {
        auto const* const made = std::get_if<session::RulingMade>(&act);
        return made && made->ruling->incident.starts_with("appeal");
    }

    void writeMoves() {
        if (!m_board || m_board->game.record.size() == 0) return;
        record::GameRecord const& record = m_board->game.record;
        auto const positions = record.positions();
        QStringList moves;
        for (std::size_t at = 0; at < record.size(); ++at) {
            board::Move const* const move = record.entries()[at].move();
            bool const numbered = at == 0 || positions[at].turn() == Colour::White || !move;
            moves += numbered ? entryText(positions[at], record.entries()[at], notationLanguage())
                              : QString::fromStdString(
                                    notation::moveText(positions[at], *move, {.language = notationLanguage()}));
        }
        add(CaseFile::tr("Moves on record"), moves.join(QLatin1Char(' ')));
    }

    void writeFiles() {
        auto const files = attachmentsOf(m_history, m_ruling);
        if (files.empty()) return;
        add(PaperHeading{CaseFile::tr("Attached files")});
        for (session::Attachment const& one : files) writeFile(one);
    }
    void writeFile(session::Attachment const& one) {
        session::AttachedFile const& file = *one.file;
        add(PaperLines{{{CaseFile::tr("File"), plain(file.name)},
                        {CaseFile::tr("Kind"), mediaText(file.type)},
                        {CaseFile::tr("Size"), sizeText(file.size)},
                        {CaseFile::tr("SHA-256", "file"), plain(file.sha256)},
                        {CaseFile::tr("Attached at"), stampText(one.wall)},
                        {CaseFile::tr("Attached by"), whoText(one.origin)},
                        {CaseFile::tr("Note"), plain(file.note)}}});
        auto const bytes = m_attached.find(file.sha256);
        if (isText(file)) return writeText(bytes == m_attached.end() ? nullptr : &bytes->second);
        if (!isPicture(file)) return;
        auto picture = bytes == m_attached.end() ? std::nullopt : paperPictureOf(bytes->second, plain(file.name));
        if (picture)
            add(std::move(*picture));
        else
            add(PaperParagraph{CaseFile::tr("This picture cannot be shown here.")});
    }

    /// Word for word, as far as a paper has room for it.
    void writeText(QByteArray const* bytes) {
        constexpr qsizetype longest = 8000; // three pages or so
        if (!bytes) return add(PaperParagraph{CaseFile::tr("This text cannot be shown here.")});
        QString text = QString::fromUtf8(*bytes);
        text.removeIf([](QChar c) { return c.category() == QChar::Other_Control && c != u'\n' && c != u'\t'; });
        bool const cut = text.size() > longest;
        text.truncate(longest);
        add(PaperVerbatim{text});
        if (cut) add(PaperParagraph{CaseFile::tr("The text goes on in the attached file.")});
    }

    void writeScenario() {
        if (!m_words) return;
        add(PaperForPrograms{CaseFile::tr("The same for the command line"),
                             plain(session::scenarioOf(*m_words, session::scenarioName(m_ruling),
                                                       m_history.state().details.houseRules))});
    }

    session::History const& m_history;
    RecordedRuling const& m_ruling;
    Attached const& m_attached;
    session::RulingOnRecord const* m_words;
    std::optional<session::DecidedRuling> m_decided;
    session::EventState m_before;
    session::Board const* m_board = nullptr;
    Paper m_paper;
};

} // namespace

Paper caseFile(session::History const& history, RecordedRuling const& ruling, Attached const& attached) {
    return Writer(history, ruling, attached).write();
}

} // namespace flagfall::view
