// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/book/laws_model.h"

#include "app/view/common/desk_link.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/ruling_text.h"
#include "arbiter/book/shipped.h"

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array lawsRoles{
    role<&ArticleRow::number>("number"), role<&ArticleRow::title>("title"),         role<&ArticleRow::text>("text"),
    role<&ArticleRow::note>("note"),     role<&ArticleRow::elsewhere>("elsewhere"),
};

/// `2014, 7.5b; 2018, 7.5.5`: where else a text holds.
QString elsewhere(book::Text const& text, Edition const& shown) {
    QStringList places;
    for (book::Place const& place : text.places)
        if (place.edition != &shown)
            places += QStringLiteral("%1, %2").arg(QString::number(place.edition->year), articleText(place.article));
    if (places.isEmpty()) return {};
    //: Of the text of an article: %1 years of other editions with their numbers, "2014, 7.5b; 2018, 7.5.5".
    return LawsModel::tr("The same in the Laws of %1").arg(places.join(QStringLiteral("; ")));
}

ArticleRow rowOf(book::Entry const& entry, Edition const& shown) {
    ArticleRow row;
    row.number = articleText(entry.article);
    row.title = plain(entry.text->title);
    row.text = plain(entry.text->body);
    row.elsewhere = elsewhere(*entry.text, shown);
    if (entry.text->told == book::Told::InEnglish) row.note = LawsModel::tr("This text has not been translated yet.");
    return row;
}

} // namespace

LawsModel::LawsModel(DeskLink& desk, QObject* parent)
    : RowModel(lawsRoles, parent), m_desk(desk), m_edition(&currentEdition()) {}

LawsModel::~LawsModel() = default;

void LawsModel::update(Changes const& changes) {
    if (changes.details && m_edition != &ofEvent()) {
        m_edition = &ofEvent();
        show();
    }
}

void LawsModel::speak(QString const& language) {
    m_book = book::shippedBook(language.toStdString());
    emit spoken();
    show();
}

QString LawsModel::edition() const { return plain(m_edition->code); }

QStringList LawsModel::editions() const {
    QStringList codes;
    for (Edition const& edition : flagfall::editions()) codes += plain(edition.code);
    return codes;
}

QStringList LawsModel::editionNames() const {
    QStringList names;
    for (Edition const& edition : flagfall::editions()) names += editionText(edition);
    return names;
}

void LawsModel::setEdition(QString const& code) {
    auto const* const edition = editionByCode(code.toStdString());
    if (edition == nullptr || edition == m_edition) return;
    m_edition = edition;
    show();
}

void LawsModel::setWords(QString const& words) {
    if (words == m_words) return;
    m_words = words;
    show();
}

std::vector<ArticleRow> LawsModel::find(QString const& words, std::size_t most) const {
    std::vector<ArticleRow> found;
    for (book::Entry const& entry : m_book.search(ofEvent(), words.trimmed().toStdString())) {
        if (found.size() == most) break;
        found.push_back(rowOf(entry, ofEvent()));
    }
    return found;
}

void LawsModel::open(QString const& citation) {
    m_edition = &ofEvent();
    QStringList named;
    for (auto const& article : m_book.namedIn(*m_edition, citation.toStdString())) named += plain(article);
    m_words = named.join(QStringLiteral(", "));
    show();
}

Edition const& LawsModel::ofEvent() const {
    Edition const* const edition = m_desk.isOpen() ? m_desk.state().details.edition : nullptr;
    return edition != nullptr ? *edition : currentEdition();
}

void LawsModel::show() {
    std::vector<ArticleRow> rows;
    for (book::Entry const& entry : m_book.search(*m_edition, m_words.trimmed().toStdString()))
        rows.push_back(rowOf(entry, *m_edition));
    setRows(std::move(rows));
    emit asked();
}

} // namespace flagfall::view
