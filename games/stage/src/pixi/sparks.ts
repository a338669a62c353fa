import { Container, Sprite, type Texture } from "pixi.js";

type Spark = {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  leftMs: number;
  lastsMs: number;
  size: number;
  kind: SparkKind;
};

export type SparkKind = {
  /** Shown one after the other, where there are several: something turns as it flies. */
  readonly textures: readonly Texture[];
  /** How fast it gets faster downwards: pixels a millisecond, each millisecond. */
  readonly fall: number;
  readonly lastsMs: number;
  readonly isLight?: boolean;
  readonly tint?: number;
};

export type Burst<Kind extends string = string> = {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** How fast and in which direction; angles are in radians, 0 to the right, down is positive. */
  readonly speed: number;
  readonly towards: number;
  readonly spread: number;
  readonly size: number;
};

export type Sparks<Kind extends string = string> = {
  readonly view: Container;
  readonly burst: (burst: Burst<Kind>) => void;
  readonly tick: (ms: number) => void;
  readonly clear: () => void;
};

const turnMs = 55;

/** Small things that fly for a moment: a fixed number of them, used again and again. */
export function createSparks<Kind extends string>(
  kinds: Readonly<Record<Kind, SparkKind>>,
  most = 90,
): Sparks<Kind> {
  const view = new Container();
  const chance = createChance();
  const [anyKind] = Object.values<SparkKind>(kinds) as [SparkKind];
  const all = Array.from({ length: most }, (): Spark => {
    const sprite = new Sprite({ anchor: 0.5, visible: false });
    view.addChild(sprite);
    return { sprite, vx: 0, vy: 0, spin: 0, leftMs: 0, lastsMs: 1, size: 1, kind: anyKind };
  });
  let next = 0;

  function fly(spark: Spark, burst: Burst<Kind>): void {
    const kind = kinds[burst.kind];
    const angle = burst.towards + (chance() - 0.5) * burst.spread;
    const speed = burst.speed * (0.45 + 0.75 * chance());
    spark.vx = Math.cos(angle) * speed;
    spark.vy = Math.sin(angle) * speed;
    spark.kind = kind;
    spark.spin = (chance() - 0.5) * 0.008;
    spark.lastsMs = kind.lastsMs * (0.7 + 0.5 * chance());
    spark.leftMs = spark.lastsMs;
    spark.size = burst.size * (0.5 + 0.7 * chance());
    const { sprite } = spark;
    sprite.texture = kind.textures[0] as Texture;
    sprite.blendMode = kind.isLight === true ? "add" : "normal";
    sprite.tint = kind.tint ?? 0xffffff;
    sprite.position.set(burst.x, burst.y);
    sprite.rotation = chance() * 6.28;
    sprite.visible = true;
  }

  function step(spark: Spark, ms: number): void {
    const { sprite, kind } = spark;
    const turns = kind.textures.length > 1;
    spark.leftMs -= ms;
    if (spark.leftMs <= 0) {
      sprite.visible = false;
      return;
    }
    spark.vy += kind.fall * ms;
    sprite.x += spark.vx * ms;
    sprite.y += spark.vy * ms;
    const life = spark.leftMs / spark.lastsMs;
    if (turns) {
      const turn = Math.floor((spark.lastsMs - spark.leftMs) / turnMs + spark.size);
      sprite.texture = kind.textures[turn % kind.textures.length] as Texture;
    } else sprite.rotation += spark.spin * ms;
    sprite.setSize(spark.size * (turns ? 1 : 0.5 + 0.5 * life));
    sprite.alpha = Math.min(1, life * 3);
  }

  return {
    view,
    burst(burst) {
      for (let count = 0; count < burst.count; count += 1) {
        fly(all[next] as Spark, burst);
        next = (next + 1) % all.length;
      }
    },
    tick(ms) {
      for (const spark of all) if (spark.leftMs > 0) step(spark, ms);
    },
    clear() {
      for (const spark of all) {
        spark.leftMs = 0;
        spark.sprite.visible = false;
      }
    },
  };
}

/** Where a spark flies decides nothing: the same way every time is as good as any. */
function createChance(): () => number {
  let word = 0x2545f491;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 32;
  };
}
