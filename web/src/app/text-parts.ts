import type { TextPart } from '../lib/i18n.ts';
import { isWorkspace } from './workspace.ts';

const isConsole = (path: string) => path.startsWith('/student/attempts/');

/** What of the texts the page of an address says: the console does without those of the other pages, which would be half of what it fetches. */
export function textPartsOf(path: string): readonly TextPart[] {
  if (isConsole(path)) return ['start'];
  return isWorkspace(path) ? ['start', 'pages', 'staff'] : ['start', 'pages'];
}
