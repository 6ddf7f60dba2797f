// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sealing/secret.h"

#include <sodium.h>

namespace flagfall::session {

void wipe(void* bytes, std::size_t size) { sodium_memzero(bytes, size); }

} // namespace flagfall::session
