import type { MarkingRule, Outcome } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import { judge } from '../../questions/index.ts';
import { type ExplanationCode, type Marked, markResponse, writeMarks } from './mark-response.ts';
import type { PlacedQuestion } from '../versions/paper-version.ts';
import type { VerdictInForce } from './key-verdicts.ts';

interface MarkedResponse extends Marked {
  readonly outcome: Outcome;
}

/** One response by the key and the rule of its place. Pure. */
export function markByKey(
  question: PlacedQuestion,
  rule: MarkingRule,
  key: AnswerKey,
  response: Response | null,
): MarkedResponse {
  // What the student was told to round to holds, whatever the section rounds typed numbers to: the key was computed so.
  const rounded = question.varies && key.kind === 'number' && key.decimals !== undefined;
  const verdict = judge(question, key, response, rounded ? { ...rule, decimals: key.decimals } : rule);
  return { outcome: verdict.outcome, ...markResponse(verdict, rule) };
}

/**
 * exams: keys. One response by what was decided about the published key. A changed key is marked like any other; of several right
 * keys the one that is best for the student counts; whoever else benefits gets the full marks, and nobody the negative ones where
 * nothing is wrong (all right, dropped). Where another key changes nothing for this response, its sentence stays what it was. Pure.
 */
export function markByVerdict(
  question: PlacedQuestion,
  rule: MarkingRule,
  published: AnswerKey,
  response: Response | null,
  verdict: VerdictInForce,
): MarkedResponse {
  const { kind, keys, population } = verdict;
  const byKey = (key: AnswerKey) => markByKey(question, rule, key, response);
  const was = byKey(published);
  if (kind === 'change_key') return unlessSame(was, corrected(byKey(keys[0]!)));
  const attempted = was.outcome !== 'unanswered';
  const benefits = population === 'appeared' || (population === 'attempted' && attempted);
  if (kind === 'several_keys') {
    const best = keys.map(byKey).toSorted((a, b) => b.marks - a.marks)[0]!;
    if (best.outcome === 'right')
      return unlessSame(was, { ...best, explanation: { ...best.explanation, code: 'RIGHT_SEVERAL' } });
    return benefits ? given('BONUS_SEVERAL', rule) : unlessSame(was, best);
  }
  const everybody = population === 'appeared';
  if (kind === 'all_right') return benefits ? given(everybody ? 'ALL_RIGHT_EVERYBODY' : 'ALL_RIGHT', rule) : was;
  if (benefits) return given(everybody ? 'DROPPED_EVERYBODY' : 'DROPPED', rule);
  return { ...was, explanation: { ...was.explanation, code: 'DROPPED_BLANK' } };
}

const unlessSame = (was: MarkedResponse, is: MarkedResponse): MarkedResponse =>
  was.marks === is.marks && was.outcome === is.outcome ? was : is;

const codes: Readonly<Record<string, ExplanationCode>> = { RIGHT: 'RIGHT_CORRECTED', WRONG: 'WRONG_CORRECTED' };

function corrected(marked: MarkedResponse): MarkedResponse {
  const { code, values } = marked.explanation;
  return { ...marked, explanation: { code: codes[code] ?? code, values } };
}

const given = (code: ExplanationCode, { right }: MarkingRule): MarkedResponse => ({
  outcome: 'right',
  marks: right,
  explanation: { code, values: { marks: writeMarks(right) } },
});
