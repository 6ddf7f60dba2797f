// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/keychain_store.h"

#include <qt6keychain/keychain.h>

namespace flagfall::view {
namespace {

QString const service = QStringLiteral("Flagfall");

SecretStore::Outcome outcomeOf(QKeychain::Error error) {
    switch (error) {
    case QKeychain::NoError: return SecretStore::Outcome::Done;
    case QKeychain::EntryNotFound: return SecretStore::Outcome::Nothing;
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
    case QKeychain::OtherError: break;
    }
    return SecretStore::Outcome::Unable;
}

} // namespace

void KeychainStore::read(QString const& name, Answer answer) {
    auto* const job = new QKeychain::ReadPasswordJob(service); // deletes itself
    job->setKey(name);
    connect(job, &QKeychain::Job::finished, this, [job, answer = std::move(answer)] {
        answer(outcomeOf(job->error()), job->error() == QKeychain::NoError ? job->textData() : QString{});
    });
    job->start();
}

void KeychainStore::keep(QString const& name, QString const& secret, Answer answer) {
    auto* const job = new QKeychain::WritePasswordJob(service);
    job->setKey(name);
    job->setTextData(secret);
    connect(job, &QKeychain::Job::finished, this,
            [job, secret, answer = std::move(answer)] { answer(outcomeOf(job->error()), secret); });
    job->start();
}

void KeychainStore::forget(QString const& name) {
    auto* const job = new QKeychain::DeletePasswordJob(service);
    job->setKey(name);
    job->start();
}

} // namespace flagfall::view
