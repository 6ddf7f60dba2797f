// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace flagfall::view {

/// Where the desktop keeps secrets for its user, each under a name. Nothing here waits: the answers come later, on the
/// thread that asked, or never, and not at all once the store is gone.
class SecretStore {
public:
    SecretStore() = default;
    SecretStore(SecretStore const&) = delete;
    SecretStore& operator=(SecretStore const&) = delete;
    virtual ~SecretStore() = default;

    enum class Outcome {
        Done,
        Nothing, ///< none is kept under this name
        Unable,  ///< there is no store here, or it stays closed
    };
    using Answer = std::function<void(Outcome outcome, QString const& secret)>;
    virtual void read(QString const& name, Answer answer) = 0;
    virtual void keep(QString const& name, QString const& secret, Answer answer) = 0;
    virtual void forget(QString const& name) = 0;
};

} // namespace flagfall::view
