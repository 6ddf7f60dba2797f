// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

struct UConverter;

namespace flagfall::lists {

/// True if the text is UTF-8; plain ASCII is.
[[nodiscard]] bool isUtf8(std::string_view text);

/// Makes UTF-8 of lines whose encoding nobody has named: what is UTF-8 stays, anything else is taken for the encoding
/// that a sample of the file speaks for. For one thread at a time.
class Reencoding {
public:
    /// `sample`: some thousand bytes of the file.
    explicit Reencoding(std::string_view sample);
    ~Reencoding();

    /// The line in UTF-8, valid until the next call.
    [[nodiscard]] std::string_view utf8(std::string_view line);
    /// `UTF-8`, or what other lines are taken for: `windows-1250`.
    [[nodiscard]] std::string const& name() const { return m_name; }

private:
    struct Close {
        void operator()(UConverter* converter) const;
    };
    std::string m_name = "UTF-8";
    std::unique_ptr<UConverter, Close> m_converter;
    std::string m_line;
};

} // namespace flagfall::lists
