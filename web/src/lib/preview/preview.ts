import type { FeatureSettings } from '@abhyas/contract/tenancy/settings';

/*
 * A page of staff shows pages of visitors and students in a frame, as they are. The page in the frame is told by the name of the frame as
 * whom it calls: the name stays while one walks about inside, and other tabs know nothing of it. It only reads (`become-preview`).
 */
export const MARK = 'abhyas.preview:';

/** The page around such a frame. */
export interface FramingWindow extends Window {
  /** Switches that are not saved yet. */
  abhyasPreviewed?: FeatureSettings | undefined;
}

/** Under which view this page looks at the pages of a student; empty: as a visitor, who is not signed in. Undefined: it is a page of its own. */
export const preview: string | undefined = typeof window === 'undefined' ? undefined : readPreview(window);

/** What the name of the frame says in which a page stands. */
export function readPreview({ name, parent }: Pick<Window, 'name' | 'parent'>): string | undefined {
  return parent !== window && name.startsWith(MARK) ? name.slice(MARK.length) : undefined;
}
