import { isDeepStrictEqual } from 'node:util';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { PaperQuestion } from '../../questions/index.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import { draftOf } from '../versions/snapshot.ts';

/**
 * The draft holds something that the published version does not: questions, order, scheme, time or words of the paper. What it is
 * held against while it is built does not count. Pure.
 */
export function isDraftChanged(
  { targets: _targets, ...draft }: PaperDraft,
  published: PaperVersion | undefined,
): boolean {
  if (published === undefined) return true;
  // One set is the same, said or left out.
  return !isDeepStrictEqual({ ...draft, sets: draft.sets ?? 1 }, { ...draftOf(published), sets: published.sets });
}

/** A question of the published version has new words, a new key or a new shared stem in the bank, so that publishing again would give something new. Pure. */
export function isBankAhead(published: PaperVersion, current: ReadonlyMap<string, PaperQuestion>): boolean {
  return questionsOf(published).some(({ id, version, keyVersion, group }) => {
    const now = current.get(id);
    if (now === undefined) return false;
    const hasNewStem = now.group?.id !== group?.id || now.group?.version !== group?.version;
    return now.version !== version || now.keyVersion !== keyVersion || hasNewStem;
  });
}
