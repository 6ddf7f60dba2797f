// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace flagfall::stations {
struct Identity;
}

namespace flagfall::view {

/// What a browser in the hall asks.
struct HallRequest {
    bool post = false;
    QByteArray path;     ///< `/result`
    QByteArray language; ///< of the answer, as the browser says it; may be empty
    QByteArray letters;  ///< what is looked for; may be empty
    QByteArray token;    ///< empty: none was shown
    QByteArray body;     ///< of what is posted
    QString address;     ///< of the browser
};

struct HallAnswer {
    int status = 200;
    QByteArray type; ///< `application/json`
    QByteArray body;
};

/// HTTP for the hall's own network: off until it is told to listen, and then at one address only. What comes in is
/// checked before anybody hears of it: the host and the origin are those of the desk, a request is small, an address
/// does not ask too often, and whoever is slow is hung up on. The protocol is read by GNU libmicrohttpd, which has
/// limits for all that; it is driven by the event loop of this thread and has none of its own.
class HallServer final : public QObject {
    Q_OBJECT
public:
    /// May answer later, on this thread; an answer that comes after the server was closed goes nowhere.
    using Reply = std::function<void(HallAnswer)>;
    using Asked = std::function<void(HallRequest const& request, Reply reply)>;
    struct Limits {
        std::size_t body = 4096;
        unsigned connections = 600;
        unsigned connectionsOfOne = 64;
        unsigned secondsOfSilence = 15;
        double requestsPerSecond = 100; ///< of one address, in the long run
        double requestsAtOnce = 300;
    };

    HallServer(Asked asked, Limits limits, QObject* parent = nullptr);
    explicit HallServer(Asked asked) : HallServer(std::move(asked), Limits{}) {}
    ~HallServer() override;

    /// At this address and no other; port 0: any free one; with an identity over TLS, and in no other way. False where
    /// that is not possible.
    [[nodiscard]] bool listen(QHostAddress const& address, quint16 port, stations::Identity const* identity = nullptr);
    void close();
    [[nodiscard]] bool isListening() const { return m_running != nullptr; }
    /// `http://192.168.7.5:8377`, or `https://…`; empty while it is off.
    [[nodiscard]] QByteArray origin() const;

private:
    struct Running;
    Asked m_asked;
    Limits m_limits;
    std::unique_ptr<Running> m_running;
};

} // namespace flagfall::view
