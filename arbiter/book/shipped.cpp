// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/book/shipped.h"

#include <algorithm>

namespace flagfall::book {
namespace {

std::string_view fileIn(std::string_view language) {
    auto const files = shippedFiles();
    auto const file = std::ranges::find(files, language, &Shipped::language);
    return file == files.end() ? std::string_view{} : file->file;
}

} // namespace

// The tests hold the files to their form, so that none of them is refused here.
Book shippedBook(std::string_view language) {
    Book const english = Book::read(fileIn("en")).value_or(Book{});
    return language == "en" ? english : english.in(fileIn(language)).value_or(english);
}

} // namespace flagfall::book
