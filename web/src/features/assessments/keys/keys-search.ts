/** What the address of the page of keys says. */
export interface KeysSearch {
  /** Left out: challenged or decided ones. */
  readonly show?: 'all' | 'open';
  readonly version?: number;
  /** The question whose case is open. */
  readonly question?: string;
}
export type KeysPatch = { readonly [K in keyof KeysSearch]?: KeysSearch[K] | undefined };

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Reads the address; what nobody could have chosen is left out. */
export function readKeysSearch(raw: Readonly<Record<string, unknown>>): KeysSearch {
  const show = raw['show'] === 'all' || raw['show'] === 'open' ? raw['show'] : undefined;
  const version = Number(raw['version']);
  const question = typeof raw['question'] === 'string' && UUID.test(raw['question']) ? raw['question'] : undefined;
  return {
    ...(show && { show }),
    ...(Number.isInteger(version) && version > 0 && { version }),
    ...(question && { question }),
  };
}
