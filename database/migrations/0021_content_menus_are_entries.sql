-- Why: menus are entries of content now (kind custom_menu), with versions, gates and a language each.
-- The table they were sown into was never more than that: the app could add rows and change none, and
-- no screen or call wrote it. What it held is in the demo content, which every house sows by itself.
-- Who writes: nobody any more. Who reads: nobody any more.
-- What must never happen: a menu that is kept in two places.

DROP TABLE content.menu_item;
