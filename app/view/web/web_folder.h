// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/web/web_site.h"
#include "arbiter/terms/expected.h"

/// The pages in a folder of the arbiter's choice, in which other files may be. A list in the folder says which files
/// are ours; only these are replaced and removed.
namespace flagfall::view {

/// The list, one name a line.
inline constexpr auto webFolderList = "flagfall-pages.txt";

struct WebFolderChange {
    int files = 0;   ///< of the pages, in all
    int written = 0; ///< new, or not as before
    int removed = 0;
    [[nodiscard]] bool isNothing() const { return written == 0 && removed == 0; }
};

struct WebFolderProblem {
    enum class What {
        CannotMake,  ///< the folder, or it is a file
        Foreign,     ///< a file of somebody else has the name of a page; nothing was changed
        CannotWrite, ///< a file, or the list
    };
    What what = What::CannotWrite;
    QString path{};
    QString reason{}; ///< as the system says it
};

/// Makes the folder what the files say. A file that is the same is not touched; each is replaced as a whole, so that a
/// reader never sees half of it. After a failure in the middle the next update puts it right. Any thread, one at a time
/// for a folder.
[[nodiscard]] Expected<WebFolderChange, WebFolderProblem> updateWebFolder(QString const& folder,
                                                                          std::vector<WebFile> const& files);
/// Whether pages of ours are in it.
[[nodiscard]] bool isWebFolder(QString const& folder);
/// Takes our pages out of it, and with the last file the folder.
[[nodiscard]] Expected<WebFolderChange, WebFolderProblem> removeWebFolder(QString const& folder);

} // namespace flagfall::view
