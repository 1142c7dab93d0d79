import {
  IconBook2,
  IconClipboardCheck,
  IconListDetails,
  IconNotes,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { FoundThing } from './use-found-things.ts';

const MOST = 4;
const icons: Readonly<Record<FoundThing['kind'], FoundThing['icon']>> = {
  students: IconUser,
  tests: IconClipboardCheck,
  courses: IconBook2,
  lessons: IconListDetails,
  questions: IconNotes,
  batches: IconUsersGroup,
};
/** Each account of a shared computer has its own. */
const keyOf = (account: string) => `abhyas.palette.recent.${account}`;

/** What was opened last from the palette on this device, newest first. */
export function recentThings(account: string): FoundThing[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]') as Omit<FoundThing, 'icon'>[];
    return kept.filter(({ kind }) => kind in icons).map((thing) => ({ ...thing, icon: icons[thing.kind] }));
  } catch {
    return [];
  }
}

export function rememberThing(account: string, { icon: _own, ...thing }: FoundThing): void {
  const others = recentThings(account).filter(({ to }) => to !== thing.to);
  const kept = [thing, ...others.map(({ icon: _icon, ...other }) => other)].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(kept));
  } catch {
    // Storage is refused: nothing is remembered.
  }
}
