import type { KeyPopulation, KeyVerdictKind } from '@abhyas/contract/assessments/key-rules';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';

/** What was decided about one key of a published version, where it does not stand as published. */
export interface VerdictInForce {
  readonly kind: Exclude<KeyVerdictKind, 'keep'>;
  readonly keys: readonly AnswerKey[];
  readonly population: KeyPopulation;
}
/** By question id. */
export type VerdictsInForce = ReadonlyMap<string, VerdictInForce>;

export const noVerdicts: VerdictsInForce = new Map();

interface Decided {
  readonly questionId: string;
  readonly number: number;
  readonly kind: KeyVerdictKind;
  readonly keys: readonly AnswerKey[];
  readonly population: KeyPopulation;
}

/** Of the verdicts about each question the last one, whatever the order in which they come; a key that is kept has none. Pure. */
export function inForce(decided: readonly Decided[]): VerdictsInForce {
  const last = new Map<string, Decided>();
  for (const one of decided) if (one.number > (last.get(one.questionId)?.number ?? 0)) last.set(one.questionId, one);
  return new Map(
    [...last].flatMap(([questionId, { kind, keys, population }]) =>
      kind === 'keep' ? [] : [[questionId, { kind, keys, population }] as const],
    ),
  );
}
