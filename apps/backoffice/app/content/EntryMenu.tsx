import { ActionIcon, Menu } from "@mantine/core";
import { use } from "react";
import { Link } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import { ActsContext, type ActedEntry } from "./acts.context.ts";
import { isComposed } from "./kind-words.ts";

/** Everything one row can have done to it. */
export function EntryMenu({ entry }: { entry: ActedEntry }) {
  const acts = use(ActsContext);
  const isDeleted = entry.state === "deleted";
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More for ${entry.title}`}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isDeleted ? (
          <Menu.Item
            leftSection={<Icon name="again" size={16} />}
            onClick={() => acts.act("undelete", [entry])}
          >
            Bring back
          </Menu.Item>
        ) : (
          <LivingActs entry={entry} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function LivingActs({ entry }: { entry: ActedEntry }) {
  const acts = use(ActsContext);
  const isShown = entry.state === "published";
  return (
    <>
      <Menu.Item
        component={Link}
        to={`/content/${entry.id}`}
        leftSection={<Icon name="sliders" size={16} />}
      >
        Settings and texts
      </Menu.Item>
      {isComposed(entry.kind) && (
        <Menu.Item
          component={Link}
          to={`/content/${entry.id}/edit`}
          leftSection={<Icon name="edit" size={16} />}
        >
          Edit the page
        </Menu.Item>
      )}
      {/* A fixed page exists once. */}
      {entry.kind !== "functional" && (
        <Menu.Item
          leftSection={<Icon name="copy" size={16} />}
          onClick={() => acts.duplicate(entry)}
        >
          Duplicate
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        leftSection={<Icon name="eye" size={16} />}
        onClick={() => acts.act("publish", [entry])}
      >
        Publish the newest
      </Menu.Item>
      {isShown && (
        <Menu.Item
          leftSection={<Icon name="close" size={16} />}
          onClick={() => acts.act("unpublish", [entry])}
        >
          Unpublish
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<Icon name="outbox" size={16} />}
        onClick={() => acts.act("archive", [entry])}
      >
        Archive
      </Menu.Item>
      <Menu.Item
        color="var(--bad)"
        leftSection={<Icon name="bin" size={16} />}
        onClick={() => acts.askToRemove([entry])}
      >
        Delete
      </Menu.Item>
    </>
  );
}
