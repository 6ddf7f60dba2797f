// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/markup.h"

#include <algorithm>
#include <cstdint>

namespace flagfall::view {
namespace {

/// All of them are below 64: one bit says it.
constexpr std::uint64_t escapedSigns = 1ULL << u'<' | 1ULL << u'>' | 1ULL << u'&' | 1ULL << u'"';

/// Most text has nothing to escape: it is not copied.
void addEscaped(QString& to, QString const& text) {
    bool const escapes = std::ranges::any_of(
        text, [](QChar sign) { return sign.unicode() < 64 && (escapedSigns >> sign.unicode() & 1U) != 0; });
    if (escapes)
        to += text.toHtmlEscaped();
    else
        to += text;
}

void addStartTag(QString& to, char const* name, Markup::Attributes attributes) {
    to += QLatin1Char('<');
    to += QLatin1String(name);
    for (Markup::Attribute const& attribute : attributes) {
        to += QLatin1Char(' ');
        to += QLatin1String(attribute.name);
        to += QLatin1String("=\"");
        addEscaped(to, attribute.value);
        to += QLatin1Char('"');
    }
    to += QLatin1Char('>');
}

/// About what a start tag needs.
qsizetype roomFor(Markup::Attributes attributes) {
    qsizetype room = 32;
    for (Markup::Attribute const& attribute : attributes) room += attribute.value.size() + 16;
    return room;
}

} // namespace

Markup Markup::text(QString const& text) {
    QString escaped;
    addEscaped(escaped, text);
    return Markup(std::move(escaped));
}

Markup Markup::breakable(QString const& text) {
    constexpr qsizetype longestWord = 20;
    constexpr qsizetype part = 10;
    Markup all;
    qsizetype from = 0, word = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        word = text[at].isSpace() || text[at] == QLatin1Char('-') ? 0 : word + 1;
        if (word <= longestWord || text[at].isLowSurrogate()) continue;
        all += Markup::text(text.mid(from, at - from)) + literal("<wbr>");
        from = at;
        word = longestWord - part + 1;
    }
    return all.isEmpty() ? Markup::text(text) : all += Markup::text(text.mid(from));
}

Markup Markup::element(char const* name, Attributes attributes, Markup const& inside) {
    QString markup;
    markup.reserve(roomFor(attributes) + inside.m_markup.size());
    addStartTag(markup, name, attributes);
    markup += inside.m_markup;
    markup += QLatin1String("</");
    markup += QLatin1String(name);
    markup += QLatin1Char('>');
    return Markup(std::move(markup));
}

Markup Markup::single(char const* name, Attributes attributes) {
    QString markup;
    markup.reserve(roomFor(attributes));
    addStartTag(markup, name, attributes);
    return Markup(std::move(markup));
}

Markup Markup::link(QString const& target, Markup const& inside) {
    return target.isEmpty() ? inside : element("a", {{"href", target}}, inside);
}

} // namespace flagfall::view
