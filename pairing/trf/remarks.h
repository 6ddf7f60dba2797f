// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/mending.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flagfall::pairing::trf {

/// Collects what there is to say about a file, in the order in which it was noticed.
class Remarks {
public:
    explicit Remarks(Faults faults = Faults::Refuse) : m_faults(faults) {}
    [[nodiscard]] bool mends() const { return m_faults == Faults::Mend; }

    void assumed(Remark::What what, Place place, std::string field, std::string found, std::string taken);
    void repaired(Remark::What what, Place place, std::string field, std::string found, std::string taken);
    void ignored(Remark::What what, Place place, std::string field, std::string found);
    void noted(Remark::What what, Place place, RoundNumber round, std::string found, std::string taken, int count = 1);
    /// A fault that is mended where faults are. Then `taken` is what was taken instead, if that is known already.
    void wrong(Remark::What what, Place place, std::string field, std::string found, std::string taken = {});
    /// Nothing can be made of the file.
    void fatal(Remark::What what, Place place, std::string field, std::string found, std::string taken = {});
    /// What was taken for the faults of this line whose field ends so, as far as nobody has said; false where there are
    /// none.
    bool took(int line, std::string_view field, std::string const& taken);

    /// Things that come by the hundred are said once, at the first place, with a count.
    void assumedAgain(Remark::What what, Place place, std::string field, std::string found, std::string taken);
    void repairedAgain(Remark::What what, Place place, std::string field, std::string found, std::string taken);
    void ignoredAgain(Remark::What what, Place place, std::string field, std::string found);
    /// A whole record: one remark for each `what`, listing the codes.
    void ignoredRecord(Remark::What what, int line, std::string code);

    [[nodiscard]] bool anythingWrong() const { return m_anythingWrong; }
    [[nodiscard]] std::vector<Remark> take();

private:
    void add(Remark remark);
    void addAgain(Remark remark);

    Faults m_faults;
    std::vector<Remark> m_remarks;
    std::map<int, std::vector<std::size_t>> m_untold; ///< mended, and not said how: by line
    /// Where the remark with the count is, by what is said of which field in whatever round.
    std::map<std::pair<Remark::What, std::string>, std::size_t> m_counted;
    std::map<Remark::What, std::set<std::string>> m_codes;
    bool m_anythingWrong = false;
};

} // namespace flagfall::pairing::trf
