// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/lists/list_differences_model.h"
#include "app/view/lists/list_hits_model.h"
#include "app/view/lists/rating_lists_model.h"

namespace flagfall::view {

/// The rating lists: importing them, finding players in them, and comparing the event with them.
struct ListsRoom {
    ListsRoom(QSettings& settings, DeskLink& desk, CommandDoor& door, QuestionView& question, NoticeView& notice)
        : atHand(settings, desk), lists(atHand, question, notice), hits(atHand, desk), differences(atHand, desk, door) {
        QObject::connect(&lists, &RatingListsModel::shelfChanged, &differences, &ListDifferencesModel::update);
    }

    void update(Changes const& changes) {
        if (changes.details) { // another event, other days, or another kind of play
            atHand.forget();
            lists.update();
        }
        if (changes.details || changes.players) differences.update();
    }
    /// Questions are withdrawn with the event.
    void close() { lists.forgetQuestion(); }
    /// The language is another one.
    void speak() {
        lists.update();
        hits.clear();
    }

    ListsAtHand atHand;
    RatingListsModel lists;
    ListHitsModel hits;
    ListDifferencesModel differences;
};

} // namespace flagfall::view
