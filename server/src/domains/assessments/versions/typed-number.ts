import type { TypedNumber } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { unitOf } from '../../questions/index.ts';

/** What a student is told of a computed answer before he types it; undefined where the key is not computed. Pure. */
export const typedNumber = (key: AnswerKey | undefined): TypedNumber | undefined =>
  key?.kind === 'formula' ? { decimals: key.decimals, unit: unitOf(key) } : undefined;
