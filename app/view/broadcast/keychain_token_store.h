// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/broadcast/token_store.h"

#include <QObject>

namespace flagfall::view {

/// The secret store of the desktop: KWallet, GNOME's keyring, or whatever else speaks their language. Never a plain
/// file.
class KeychainTokenStore final : public QObject, public TokenStore {
    Q_OBJECT
public:
    using QObject::QObject;
    void read(Answer answer) override;
    void keep(QString const& token, Answer answer) override;
    void forget() override;
};

} // namespace flagfall::view
