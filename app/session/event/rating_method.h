// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/ratings/rating_method.h"

/// Whose ratings number the players is a datum of an event as well as a record of report files.
namespace flagfall::session {

using pairing::ratingBy;
using pairing::RatingMethod;
using pairing::ratingMethodCode;
using pairing::ratingMethodOf;
using pairing::ratingMethods;

} // namespace flagfall::session
