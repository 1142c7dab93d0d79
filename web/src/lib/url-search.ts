/** What an address says under one name. `read` answers undefined to whatever nobody could have chosen. */
export interface Part<T> {
  /** Takes what the router made of the address: it reads `?search=42` as a number and `?flagged=true` as a boolean. */
  readonly read: (raw: unknown) => T | undefined;
  /** `page`: starts again when another part changes. `beside`: stands beside the list and leaves its page where it is. */
  readonly role?: 'page' | 'beside';
}
type Parts = Readonly<Record<string, Part<unknown>>>;
type ValueOf<P> = P extends Part<infer T> ? T : never;
type ReadOf<P extends Parts> = { readonly [K in keyof P]?: ValueOf<P[K]> };
type ChangeOf<P extends Parts> = { readonly [K in keyof P]?: ValueOf<P[K]> | undefined };

interface Search<P extends Parts> {
  /** Reads an address, for `validateSearch`: what is malformed or stands there by default is left out. */
  readonly read: (raw: object) => ReadOf<P>;
  /** The address after a change; undefined takes a part away, and the page goes back to the first where the list changes. */
  readonly patch: (before: object, change: ChangeOf<P>) => ReadOf<P>;
}
/** What an address says: `type BatchesSearch = SearchOf<typeof batchesSearch>`. */
export type SearchOf<S> = S extends Search<infer P> ? ReadOf<P> : never;
/** A change of what an address says. */
export type PatchOf<S> = S extends Search<infer P> ? ChangeOf<P> : never;

/** The words of one page's address: `search({ status: oneOf('draft', 'live'), words: text(), page: page() })`. */
export function search<P extends Parts>(parts: P): Search<P> {
  const read = (raw: object): ReadOf<P> => {
    const given = raw as Readonly<Record<string, unknown>>;
    const found = Object.entries(parts).map(([name, part]) => [name, part.read(given[name])] as const);
    return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as ReadOf<P>;
  };
  const pages = Object.keys(parts).filter((name) => parts[name]?.role === 'page');
  const again = Object.fromEntries(pages.map((name) => [name, undefined]));
  return {
    read,
    patch: (before, change) => {
      const isListChanged = Object.keys(change).some((name) => parts[name]?.role !== 'beside');
      return read({ ...before, ...(isListChanged && again), ...change });
    },
  };
}

const textIn = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '');

/** One of these words or numbers. */
export const oneOf = <const T extends string | number>(...choices: readonly T[]): Part<T> => ({
  read: (raw) => choices.find((choice) => String(choice) === textIn(raw)),
});

/** Left out of the address where it is this one. */
export const withDefault = <T>(part: Part<T>, usual: NoInfer<T>): Part<T> => ({
  ...part,
  read: (raw) => {
    const value = part.read(raw);
    return value === usual ? undefined : value;
  },
});

/** Free words, cut after so many letters. */
export const text = (most = 100): Part<string> => ({ read: (raw) => textIn(raw).slice(0, most) || undefined });

/** A word that fits a pattern, which names its beginning and its end. */
export const matching = (pattern: RegExp): Part<string> => ({
  read: (raw) => (pattern.test(textIn(raw)) ? textIn(raw) : undefined),
});

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export const isId = (word: string): boolean => UUID.test(word);

/** The id of a thing. */
export const id = (): Part<string> => matching(UUID);

/** A whole number between these, both included. */
export const whole = (least = 1, most = Number.MAX_SAFE_INTEGER): Part<number> => ({
  read: (raw) => {
    const number = textIn(raw) === '' ? NaN : Number(raw);
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  },
});

/** The page of a list; the first needs no word. */
export const page = (): Part<number> => ({ ...whole(2, 100_000), role: 'page' });

/** Something that is on, or not said at all. */
export const flag = (): Part<true> => ({
  read: (raw) => (raw === true || raw === 'true' ? true : undefined),
});

/** A panel beside the list: opening and closing it keeps the page. */
export const beside = <T>(part: Part<T>): Part<T> => ({ ...part, role: 'beside' });
