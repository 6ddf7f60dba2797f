// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/broadcast/keychain_token_store.h"

#include <qt6keychain/keychain.h>

namespace flagfall::view {
namespace {

QString const service = QStringLiteral("Flagfall");
QString const key = QStringLiteral("lichess.org broadcast");

TokenStore::Outcome outcomeOf(QKeychain::Error error) {
    switch (error) {
    case QKeychain::NoError: return TokenStore::Outcome::Done;
    case QKeychain::EntryNotFound: return TokenStore::Outcome::Nothing;
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
    case QKeychain::OtherError: break;
    }
    return TokenStore::Outcome::Unable;
}

} // namespace

void KeychainTokenStore::read(Answer answer) {
    auto* const job = new QKeychain::ReadPasswordJob(service); // deletes itself
    job->setKey(key);
    connect(job, &QKeychain::Job::finished, this, [job, answer = std::move(answer)] {
        answer(outcomeOf(job->error()), job->error() == QKeychain::NoError ? job->textData() : QString{});
    });
    job->start();
}

void KeychainTokenStore::keep(QString const& token, Answer answer) {
    auto* const job = new QKeychain::WritePasswordJob(service);
    job->setKey(key);
    job->setTextData(token);
    connect(job, &QKeychain::Job::finished, this,
            [job, token, answer = std::move(answer)] { answer(outcomeOf(job->error()), token); });
    job->start();
}

void KeychainTokenStore::forget() {
    auto* const job = new QKeychain::DeletePasswordJob(service);
    job->setKey(key);
    job->start();
}

} // namespace flagfall::view
