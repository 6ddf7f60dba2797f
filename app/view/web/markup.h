// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <initializer_list>
#include <utility>

namespace flagfall::view {

/// HTML or XML that is well formed. Text gets into it only through `text` and the values of attributes, which escape
/// it: a name cannot become an element.
class Markup {
public:
    struct Attribute {
        char const* name;
        QString value;
    };
    using Attributes = std::initializer_list<Attribute>;

    Markup() = default;
    [[nodiscard]] static Markup text(QString const& text);
    /// The same where room is short: a word that is longer than names are may be broken.
    [[nodiscard]] static Markup breakable(QString const& text);
    /// An element with its end tag.
    [[nodiscard]] static Markup element(char const* name, Attributes attributes, Markup const& inside);
    [[nodiscard]] static Markup element(char const* name, Markup const& inside) { return element(name, {}, inside); }
    /// An element of HTML that has no end tag: `meta`, `img`.
    [[nodiscard]] static Markup single(char const* name, Attributes attributes);
    /// `a`, or only what is inside where there is nothing to go to.
    [[nodiscard]] static Markup link(QString const& target, Markup const& inside);
    /// Words of the program's own, without anybody's text in them.
    [[nodiscard]] static Markup literal(char const* markup) { return Markup(QString::fromUtf8(markup)); }

    Markup& operator+=(Markup const& more) {
        m_markup += more.m_markup;
        return *this;
    }
    [[nodiscard]] friend Markup operator+(Markup first, Markup const& second) { return first += second; }
    [[nodiscard]] bool isEmpty() const { return m_markup.isEmpty(); }
    [[nodiscard]] QString const& string() const { return m_markup; }

private:
    explicit Markup(QString markup) : m_markup(std::move(markup)) {}
    QString m_markup;
};

} // namespace flagfall::view
