/** Chance that repeats itself: the same seed gives the same numbers. */
export interface Random {
  /** 0 to below 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** One of these, by weight. */
  readonly weighted: <T extends string>(weights: Readonly<Record<T, number>>) => T;
}

/** A generator (sfc32) for this seed, which may be any text. */
export function randomOf(seed: string): Random {
  const draw = sfc32(...wordsOf(seed));
  for (let i = 0; i < 12; i++) draw();
  const next = () => draw() / 2 ** 32;
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
      const all = Object.entries(weights) as [T, number][];
      let left = next() * all.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of all) if ((left -= weight) < 0) return name;
      return all[0]![0];
    },
  };
}

/** Four words of 32 bits from a text (FNV-1a with four beginnings). */
function wordsOf(seed: string): [number, number, number, number] {
  const word = (begin: number) => {
    let hash = begin;
    for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
    return hash >>> 0;
  };
  return [word(2_166_136_261), word(374_761_393), word(668_265_263), 1];
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  return () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}
