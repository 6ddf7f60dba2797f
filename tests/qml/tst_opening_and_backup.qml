// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

Item {
    id: stage
    width: 800
    height: 600

    Component {
        id: openingComponent
        OpeningView {
        }
    }
    Component {
        id: dialogComponent
        OpeningDialog {
            parent: stage
        }
    }
    Component {
        id: backupComponent
        BackupView {
        }
    }
    Component {
        id: cardComponent
        BackupSettings {
            width: 700
        }
    }

    TestCase {
        name: "opening dialog"
        when: windowShown

        function test_escape_gives_it_up() {
            const opening = createTemporaryObject(openingComponent, stage) as OpeningView;
            const dialog = dialogComponent.createObject(stage, {
                    "opening": opening
                }) as OpeningDialog;
            verify(!dialog.visible);
            opening.shown = true;
            tryCompare(dialog, "opened", true);
            keyClick(Qt.Key_Escape);
            compare(opening.log, ["give up"]);
            tryCompare(dialog, "visible", false);
            dialog.destroy();
            wait(1);
        }
    }
    TestCase {
        name: "backup settings"
        when: windowShown

        function texts(item, found) {
            if (item.text !== undefined)
                found.push(item.text);
            for (let at = 0; at < item.children.length; ++at)
                texts(item.children[at], found);
            return found;
        }
        function test_what_was_copied_last_is_said() {
            const backup = createTemporaryObject(backupComponent, stage) as BackupView;
            const card = cardComponent.createObject(stage, {
                    "backup": backup
                }) as BackupSettings;
            verify(texts(card, []).includes(backup.state));
            card.destroy(); // before what it shows
            wait(1);
        }
    }
}
