import { Button, Group } from "@mantine/core";
import { Link } from "react-router";
import { Part } from "../players/Part.tsx";

/** On a player's page: the ways to what they played and to what they were given. */
export function PlayedPart({ player }: { player: string }) {
  const ways = [
    ["Rounds", `/rounds?player=${player}`],
    ["Seeds", `/players/${player}/seeds`],
    ["Free rounds", `/free-rounds?player=${player}`],
  ] as const;
  return (
    <Part title="Games of the house">
      <Group gap={8}>
        {ways.map(([label, to]) => (
          <Button key={to} component={Link} to={to} variant="default">
            {label}
          </Button>
        ))}
      </Group>
    </Part>
  );
}
