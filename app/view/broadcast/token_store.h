// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace flagfall::view {

/// Where the desktop keeps secrets for its user. Nothing here waits: the answers come later, on the thread that asked,
/// and not at all once the store is gone.
class TokenStore {
public:
    TokenStore() = default;
    TokenStore(TokenStore const&) = delete;
    TokenStore& operator=(TokenStore const&) = delete;
    virtual ~TokenStore() = default;

    enum class Outcome {
        Done,
        Nothing, ///< none is kept
        Unable,  ///< there is no store here, or it stays closed
    };
    using Answer = std::function<void(Outcome outcome, QString const& token)>;
    virtual void read(Answer answer) = 0;
    virtual void keep(QString const& token, Answer answer) = 0;
    virtual void forget() = 0;
};

} // namespace flagfall::view
