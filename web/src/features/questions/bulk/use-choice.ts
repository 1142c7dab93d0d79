import { useState } from 'react';
import type { BankSearch } from '../addresses.ts';

const none: ReadonlySet<string> = new Set();

/** Which questions of a list are chosen; another page or filter begins anew. */
export function useChoice({ question: _open, ...search }: BankSearch) {
  const place = JSON.stringify(search);
  const [state, setState] = useState({ place, chosen: none, all: false });
  const { chosen, all } = state.place === place ? state : { chosen: none, all: false };
  return {
    chosen,
    all,
    count: (total: number) => (all ? total : chosen.size),
    choose: (next: ReadonlySet<string>) => setState({ place, chosen: next, all: false }),
    chooseAll: () => setState({ place, chosen, all: true }),
    clear: () => setState({ place, chosen: none, all: false }),
  };
}
