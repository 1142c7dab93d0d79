import type { Icon } from '@tabler/icons-react';

/** One way into a screen, as navigation and palette show it. */
export interface Entry {
  readonly to: string;
  /** Message key. */
  readonly label: string;
  readonly icon: Icon;
  /** The address is the beginning of the others. */
  readonly exact?: true;
  /** What it belongs to in a long menu; the first ones belong to none. */
  readonly group?: 'content' | 'people' | 'business' | 'institute';
}
