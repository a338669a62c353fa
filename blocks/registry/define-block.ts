import { gates } from "@croupier/contracts";
import { z } from "zod";

type RawProps = Readonly<Record<string, unknown>>;

/**
 * Brings props of an older shape one step forward, and leaves newer ones as they are: it knows the old
 * shape when it sees it, since a prop never changes its meaning under one name. Once released, a step
 * is never changed; steps run in the order they stand.
 */
export type BlockMigration = {
  readonly name: string;
  readonly up: (props: RawProps) => RawProps;
};

/** What a page is made from besides its own words: entries and media, by id. */
export type References = { readonly entries: readonly string[]; readonly media: readonly string[] };

const everyBlock = { id: z.string().min(1).max(80), gates: gates.optional() };

type Props<Shape extends z.ZodRawShape> = z.ZodObject<Shape & typeof everyBlock>;

export type BlockDefinition<Type extends string, Schema extends z.ZodObject> = {
  readonly type: Type;
  readonly props: Schema;
  readonly migrations: readonly BlockMigration[];
  readonly references: (props: z.output<Schema>) => Partial<References>;
};

/** What a block is, as far as storing and checking it goes. Every block has an id and may be gated. */
export function defineBlock<const Type extends string, Shape extends z.ZodRawShape>({
  type,
  props,
  migrations = [],
  references = () => ({}),
}: {
  readonly type: Type;
  readonly props: Shape;
  readonly migrations?: readonly BlockMigration[];
  readonly references?: (props: z.output<Props<Shape>>) => Partial<References>;
}): BlockDefinition<Type, Props<Shape>> {
  return {
    type,
    props: z.object({ ...everyBlock, ...props }),
    migrations,
    references,
  };
}

/** The props of a block as it is drawn: who may see it is decided by then. */
export type PropsOf<Definition extends { readonly props: z.ZodObject }> = Omit<
  z.output<Definition["props"]>,
  "gates"
>;
