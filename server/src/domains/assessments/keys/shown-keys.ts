import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import type { VerdictInForce } from '../marking/key-verdicts.ts';
import { attemptKeys } from '../variants/attempt-keys.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { fillVerdicts, verdictsOf } from '../marking/verdicts-in-force.ts';

/** The keys that a result is explained with, by question id: those of the attempt, corrected where a verdict names others. */
export async function shownKeys(
  ctx: Context,
  version: PaperVersion,
  attemptId: string,
): Promise<ReadonlyMap<string, AnswerKey>> {
  const published = await attemptKeys(ctx, version, attemptId);
  const decided = await verdictsOf(ctx, version.paperId, version.version);
  const verdicts = await fillVerdicts(ctx, version, attemptId, decided);
  return new Map([...published].map(([id, key]) => [id, correctedKey(key, verdicts.get(id))]));
}

/** What is right by the verdict about a key: what it names, or the published key where it names none. Pure. */
export function correctedKey(published: AnswerKey, verdict: VerdictInForce | undefined): AnswerKey {
  const [first, ...others] = verdict?.keys ?? [];
  return first ? others.reduce(joined, first) : published;
}

/** Both keys as one that accepts what either does; a grid has one right answer to show, so the first stays. */
function joined(one: AnswerKey, other: AnswerKey): AnswerKey {
  if (one.kind === 'choice' && other.kind === 'choice')
    return { ...one, accepted: [...one.accepted, ...other.accepted] };
  if (one.kind === 'number' && other.kind === 'number')
    return { ...one, accepted: [...one.accepted, ...other.accepted] };
  if (one.kind === 'text' && other.kind === 'text') return { ...one, accepted: [...one.accepted, ...other.accepted] };
  return one;
}
