// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/book/reader.h"

#include "arbiter/book/article.h"

namespace flagfall::book {
namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view line) {
    auto const begin = line.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return line.substr(begin, line.find_last_not_of(blanks) - begin + 1);
}

std::string_view takeLine(std::string_view& file) {
    auto const end = file.find('\n');
    auto const line = file.substr(0, end);
    file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
    return line;
}

std::string_view takeWord(std::string_view& line) {
    auto const word = line.substr(0, line.find_first_of(blanks));
    line = trimmed(line.substr(word.size()));
    return word;
}

bool isEditionCode(std::string_view word) {
    return word.size() == 5 && word.front() == 'E' && word.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

std::string quoted(std::string_view text) { return '"' + std::string{text} + '"'; }

class Reader {
public:
    [[nodiscard]] Blocks read(std::string_view file) {
        while (!file.empty()) {
            ++m_line;
            auto const line = trimmed(takeLine(file));
            if (line.empty())
                finish();
            else if (line.front() != '#')
                add(line);
        }
        finish();
        return std::move(m_blocks);
    }

private:
    void add(std::string_view line) {
        if (m_block.line == 0) m_block.line = m_line;
        Text& text = m_block.text;
        if (text.title.empty() && isEditionCode(line.substr(0, line.find_first_of(blanks))))
            addHead(line);
        else if (text.title.empty())
            text.title = line;
        else
            text.body += (text.body.empty() ? "" : " ") + std::string{line};
    }

    void addHead(std::string_view line) {
        std::vector<Edition const*> of;
        while (isEditionCode(line.substr(0, line.find_first_of(blanks)))) {
            auto const code = takeWord(line);
            if (auto const* const edition = editionByCode(code))
                of.push_back(edition);
            else
                complain("there is no edition " + quoted(code));
        }
        if (line.empty() || line.find_first_of(blanks) != std::string_view::npos || plainNumber(line) != line)
            return complain("one article after the editions, not " + quoted(line));
        for (auto const* const edition : of) m_block.text.places.push_back({edition, std::string{line}});
        m_hasHead = true;
    }

    void finish() {
        if (m_block.line == 0) return;
        Text const& text = m_block.text;
        if (!m_isWrong && !m_hasHead) complain(m_block.line, "no edition and article before " + quoted(text.title));
        if (!m_isWrong && text.title.empty()) complain(m_block.line, "the title is missing");
        if (!m_isWrong && text.body.empty()) complain(m_block.line, "the text is missing");
        if (!m_isWrong) m_blocks.all.push_back(std::move(m_block));
        m_block = {};
        m_hasHead = m_isWrong = false;
    }

    void complain(std::string what) { complain(m_line, std::move(what)); }
    void complain(int line, std::string what) {
        m_blocks.problems.push_back({line, std::move(what)});
        m_isWrong = true;
    }

    Blocks m_blocks;
    Block m_block{};
    int m_line = 0;
    bool m_hasHead = false;
    bool m_isWrong = false;
};

} // namespace

Blocks readBlocks(std::string_view file) { return Reader{}.read(file); }

} // namespace flagfall::book
