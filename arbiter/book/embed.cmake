# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the files of texts into a source file, each as one string.
# usage: cmake -DTARGET=OUT.cpp -DFOLDER=translations/laws -P embed.cmake
file(GLOB files "${FOLDER}/*.txt")
list(SORT files)
set(source "// Made by arbiter/book/embed.cmake.\n#include \"arbiter/book/shipped.h\"\n\n#include <array>\n\n")
string(APPEND source "namespace flagfall::book {\n\nstd::span<Shipped const> shippedFiles() {\n")
string(APPEND source "    static constexpr std::array files{\n")
foreach(file IN LISTS files)
  get_filename_component(language "${file}" NAME_WE)
  file(READ "${file}" text)
  string(APPEND source "        Shipped{\"${language}\", R\"book(${text})book\"},\n")
endforeach()
string(APPEND source "    };\n    return files;\n}\n\n} // namespace flagfall::book\n")
file(WRITE "${TARGET}" "${source}")
