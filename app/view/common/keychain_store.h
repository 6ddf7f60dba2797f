// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/secret_store.h"

#include <QObject>

namespace flagfall::view {

/// The secret store of the desktop: KWallet, GNOME's keyring, or whatever else speaks their language. Never a plain
/// file.
class KeychainStore final : public QObject, public SecretStore {
    Q_OBJECT
public:
    using QObject::QObject;
    void read(QString const& name, Answer answer) override;
    void keep(QString const& name, QString const& secret, Answer answer) override;
    void forget(QString const& name) override;
};

} // namespace flagfall::view
