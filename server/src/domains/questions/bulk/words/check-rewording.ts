import type { FieldError } from '@abhyas/contract/envelope';
import type { Rewording } from '@abhyas/contract/questions/rewording';
import { difficultyCodes, type QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource, imagesOf } from '@abhyas/contract/rich-text';
import type { Context } from '../../../../kernel/context.ts';
import { failFields } from '../../../../kernel/errors.ts';
import { addressesOf } from '../../../media/index.ts';
import { checkFormulas, checkQuestion, foreseeQuestion } from '../../bank/check-question.ts';
import type { StoredQuestion } from '../../bank/questions.store.ts';
import { type Reworded, shapeProblems } from './reword-question.ts';
import { saysFormula } from './search-formulas.ts';

/** Refuses a change of words that cannot be meant, with REWORDING_INVALID beside its fields. */
export async function checkRewording(ctx: Context, rewording: Rewording): Promise<void> {
  const problems = await problemsOf(ctx, rewording);
  if (problems.length > 0)
    failFields(
      'REWORDING_INVALID',
      problems.map((problem) => ({ ...problem, path: `body.rewording.${problem.path}` })),
    );
}

async function problemsOf(ctx: Context, rewording: Rewording): Promise<FieldError[]> {
  if (rewording.kind === 'append')
    return checkFormulas('source', fromSource(rewording.source)).map(({ code, ...place }) => ({
      ...place,
      messageKey: `questions.checks.${code}`,
    }));
  if (rewording.kind === 'picture') {
    if (rewording.from === rewording.to) return [{ path: 'to', messageKey: 'questions.rewording.problems.same' }];
    const known = await addressesOf(ctx, [rewording.to]);
    return known.has(rewording.to) ? [] : [{ path: 'to', messageKey: 'questions.checks.pictureUnknown' }];
  }
  if (rewording.find === rewording.put) return [{ path: 'put', messageKey: 'questions.rewording.problems.same' }];
  return rewording.inside === 'formulas' && !saysFormula(rewording)
    ? [{ path: 'find', messageKey: 'errors.fields.required' }]
    : [];
}

/** The draft that a question with other words would be. */
export const draftOf = (
  question: StoredQuestion,
  { en, hi, key }: Pick<Reworded, 'en' | 'hi' | 'key'>,
): QuestionDraft => ({
  type: question.type,
  difficulty: difficultyCodes[question.difficulty],
  knowledgeAreaId: question.knowledgeAreaId,
  pastExams: question.pastExams,
  content: { en, ...(hi && { hi }) },
  ...(question.variables && { variables: question.variables }),
  key,
});

/** Why a question cannot have these words: their shape, the checks of the bank, a picture without its text. */
export async function wordingProblems(question: StoredQuestion, reworded: Reworded): Promise<FieldError[]> {
  const shape = shapeProblems(reworded);
  if (shape.length > 0) return shape;
  const silent = reworded.fields.filter(({ after }) => imagesOf(after).some(({ attrs }) => attrs.alt.trim() === ''));
  const draft = draftOf(question, reworded);
  await foreseeQuestion(draft);
  return [
    ...checkQuestion(draft),
    ...silent.map(({ language, path }) => ({
      path: `content.${language}.${path}`,
      messageKey: 'questions.rewording.problems.silentPicture',
    })),
  ];
}
