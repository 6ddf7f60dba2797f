// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/xml.h"

#include <expat.h>

#include <cstring>

namespace flagfall::tables {
namespace {

std::string_view withoutPrefix(char const* name) {
    char const* const colon = std::strrchr(name, ':');
    return colon ? colon + 1 : name;
}

} // namespace

struct XmlReader::State {
    XmlListener listener;
    Limits limits;
    XML_Parser parser = XML_ParserCreate(nullptr);
    int depth = 0;
    bool stopped = false;
    std::optional<Problem> problem{};

    void stop(std::optional<Problem::What> what = {}) {
        if (what) problem = Problem{*what, static_cast<std::size_t>(XML_GetCurrentLineNumber(parser))};
        stopped = true;
        XML_StopParser(parser, XML_FALSE);
    }
    static State& of(void* data) { return *static_cast<State*>(data); }

    static void begins(void* data, char const* name, char const** given) {
        State& state = of(data);
        if (++state.depth > state.limits.depth) return state.stop(Problem::What::Suspicious);
        Attributes attributes;
        for (; *given; given += 2) attributes.emplace(withoutPrefix(given[0]), given[1]);
        state.listener.begins(withoutPrefix(name), attributes);
        if (state.listener.enough && state.listener.enough()) state.stop();
    }
    static void ends(void* data, char const* name) {
        State& state = of(data);
        --state.depth;
        state.listener.ends(withoutPrefix(name));
        if (state.listener.enough && state.listener.enough()) state.stop();
    }
    static void text(void* data, char const* text, int length) {
        of(data).listener.text({text, static_cast<std::size_t>(length)});
    }
    static void doctype(void* data, char const*, char const*, char const*, int) {
        of(data).stop(Problem::What::Suspicious);
    }
};

std::string valueOf(Attributes const& attributes, std::string_view name) {
    auto const found = attributes.find(name);
    return found == attributes.end() ? std::string{} : found->second;
}

XmlReader::XmlReader(XmlListener listener, Limits const& limits)
    : m_state(std::make_unique<State>(State{std::move(listener), limits})) {
    XML_SetUserData(m_state->parser, m_state.get());
    XML_SetElementHandler(m_state->parser, &State::begins, &State::ends);
    XML_SetCharacterDataHandler(m_state->parser, &State::text);
    XML_SetStartDoctypeDeclHandler(m_state->parser, &State::doctype);
}

XmlReader::~XmlReader() { XML_ParserFree(m_state->parser); }

bool XmlReader::take(std::string_view piece, bool last) {
    if (m_state->stopped) return false;
    auto const done = XML_Parse(m_state->parser, piece.data(), static_cast<int>(piece.size()), last ? 1 : 0);
    if (done == XML_STATUS_ERROR && !m_state->stopped)
        m_state->problem =
            Problem{Problem::What::Damaged, static_cast<std::size_t>(XML_GetCurrentLineNumber(m_state->parser)), 0,
                    XML_ErrorString(XML_GetErrorCode(m_state->parser))};
    return done == XML_STATUS_OK;
}

std::optional<Problem> const& XmlReader::problem() const { return m_state->problem; }

} // namespace flagfall::tables
