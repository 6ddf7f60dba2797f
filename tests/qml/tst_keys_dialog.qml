// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

Item {
    id: stage
    width: 800
    height: 600

    QuestionView {
        id: question
        title: "of this window"
    }
    Component {
        id: keysComponent
        KeysView {
        }
    }
    Component {
        id: dialogComponent
        KeysDialog {
            parent: stage
        }
    }
    Component {
        id: cardComponent
        KeysSettings {
            width: 700
        }
    }

    TestCase {
        id: dialogs
        name: "keys dialog"
        when: windowShown
        property KeysView keys
        property KeysDialog dialog

        function init() {
            keys = keysComponent.createObject(stage) as KeysView;
            dialog = dialogComponent.createObject(stage, {
                    "keys": keys,
                    "question": question
                }) as KeysDialog;
        }
        function cleanup() {
            dialog.destroy();
            keys.destroy();
            wait(1);
        }
        function show(asking) {
            keys.asking = asking;
            tryCompare(dialog, "opened", true);
        }
        function type(text) {
            for (const sign of text)
                keyClick(sign);
        }

        function test_the_passphrase_is_typed_unseen_and_enter_opens() {
            show(KeysView.Passphrase);
            type("secret");
            const field = findChild(dialog.contentItem, "passphrase");
            compare(field.text, "secret");
            compare(field.input.echoMode, TextInput.Password);
            keyClick(Qt.Key_Return);
            compare(keys.log, ["open secret"]);
            verify(dialog.visible); // until it fits
            keys.asking = KeysView.Nothing;
            tryCompare(dialog, "visible", false);
            compare(field.text, ""); // and is not kept there
        }
        function test_escape_goes_on_without() {
            show(KeysView.Passphrase);
            type("secret");
            keyClick(Qt.Key_Escape);
            compare(keys.log, ["leave"]);
            tryCompare(dialog, "visible", false);
        }
        function test_a_wrong_one_is_said_until_something_else_is_typed() {
            show(KeysView.Passphrase);
            keys.fault = "That is not the passphrase.";
            compare(findChild(dialog.contentItem, "passphrase").error, keys.fault);
            type("x");
            compare(keys.fault, "");
        }
        function test_a_new_one_is_typed_twice_with_the_keyboard_alone() {
            show(KeysView.NewPassphrase);
            verify(!findChild(dialog.contentItem, "remove").visible);
            verify(!findChild(dialog.contentItem, "oldCopies").visible);
            verify(!findChild(dialog.contentItem, "anew").visible);
            type("secret");
            keyClick(Qt.Key_Return);
            compare(keys.log, []);
            type("secret");
            keyClick(Qt.Key_Return);
            compare(keys.log, ["set secret secret"]);
        }
        function test_it_is_removed_by_a_button() {
            keys.hasPassphrase = true;
            show(KeysView.NewPassphrase);
            verify(findChild(dialog.contentItem, "oldCopies").visible); // another one does not lock them
            mouseClick(findChild(dialog.contentItem, "remove"));
            compare(keys.log, ["remove"]);
        }
        function test_where_the_store_does_not_open_them_it_can_be_asked_again_or_left() {
            keys.canBeginAnew = true;
            keys.canAskStore = true;
            show(KeysView.Store);
            verify(!findChild(dialog.contentItem, "passphrase").visible);
            keyClick(Qt.Key_Return);
            compare(keys.log, ["store"]);
            mouseClick(findChild(dialog.contentItem, "anew"));
            keyClick(Qt.Key_Escape);
            compare(keys.log, ["store", "anew of this window", "leave"]);
        }
        function test_without_a_store_to_ask_return_does_no_harm() {
            keys.canBeginAnew = true; // the lock is damaged
            show(KeysView.Store);
            verify(!findChild(dialog.contentItem, "store").visible);
            verify(findChild(dialog.contentItem, "leave").primary);
            verify(!findChild(dialog.contentItem, "anew").primary);
            keyClick(Qt.Key_Return);
            compare(keys.log, ["leave"]);
        }
        function test_the_settings_say_where_they_lie_and_lead_there() {
            const card = cardComponent.createObject(stage, {
                    "keys": keys,
                    "actKeys": "Ctrl+Shift+D"
                }) as KeysSettings;
            compare(findChild(card, "keysState").text, keys.state);
            mouseClick(findChild(card, "keysAct"));
            compare(keys.asking, KeysView.NewPassphrase);
            card.destroy();
        }
    }
}
