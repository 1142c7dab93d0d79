import type { Icon as TablerIcon } from '@tabler/icons-react';

export type { TablerIcon };

/** Lines stay equally strong to the eye: thicker on small icons, thinner on large ones. */
const strokeOf = (size: number) => (size <= 14 ? 2 : size >= 28 ? 1.5 : 1.75);

/** A Tabler icon as the product draws them, 18 px unless told otherwise. It is decoration: the words stand beside it. */
export function Icon({ of: Drawing, size = 18 }: { readonly of: TablerIcon; readonly size?: number | undefined }) {
  return <Drawing size={size} stroke={strokeOf(size)} aria-hidden="true" style={{ flex: 'none' }} />;
}
