# SPDX-License-Identifier: GPL-3.0-or-later
# Writes for CTest a case for each suite of a GoogleTest program, run when the program is built:
# cmake -D program=PROGRAM -D list=FILE -D folder=WORKING_FOLDER -D labels="a;b" -D timeout=SECONDS -P suites.cmake
execute_process(COMMAND "${program}" --gtest_list_tests WORKING_DIRECTORY "${folder}"
  OUTPUT_VARIABLE listed RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "${program} does not list its tests: ${failed}")
endif()
string(REGEX MATCHALL "(^|\n)[^ \n][^\n]*[.]( |\n)" heads "${listed}")
set(cases "")
foreach(head IN LISTS heads)
  string(REGEX REPLACE "^\n?([^ \n]+)[.][ \n]$" "\\1" suite "${head}")
  string(APPEND cases "add_test([==[${suite}]==] \"${program}\" [==[--gtest_filter=${suite}.*]==])\n"
    "set_tests_properties([==[${suite}]==] PROPERTIES WORKING_DIRECTORY \"${folder}\" LABELS \"${labels}\" TIMEOUT ${timeout})\n")
endforeach()
file(WRITE "${list}" "${cases}")
