import { hasOneAnswer, isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import { type DifficultyName, difficultyNames } from '@abhyas/contract/questions/shapes';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { type Happened, subscribe } from '../../../kernel/events.ts';
import { answersRecorded, getOfHistory, type PaperQuestion, type RecordedAnswer } from '../../questions/index.ts';
import { areasOf, chapterOf } from '../../taxonomy/index.ts';
import { learning } from '../model/settings.ts';
import { learnAnswers, type LearnedAnswer } from './learn-answers.ts';

/** Options of a question of which one is right, unless it was shown and counted: papers of these exams have four. */
const USUAL_OPTIONS = 4;

/** Chance to be right by guessing: none where a wrong answer costs marks, for then one leaves out what one does not know. Pure. */
export const guessOf = (
  type: PaperQuestion['type'],
  { costly, options = USUAL_OPTIONS }: { readonly costly: boolean; readonly options?: number },
): number => (costly || !hasOneAnswer(type) ? 0 : 1 / options);

/** What an answer counts; undefined where it says nothing: left out where leaving out was wise. Pure. */
export function creditOf({ outcome, costly, credit, hinted }: RecordedAnswer): number | undefined {
  if (outcome === 'right') return hinted ? learning.hinted : 1;
  if (outcome === 'partial') return credit ?? 0.5;
  return outcome === 'unanswered' && costly ? undefined : 0;
}

type Recorded = NonNullable<(typeof answersRecorded)['carries']>;

async function hear(ctx: Context, { eventId, payload }: Happened<Recorded>): Promise<void> {
  const { accountId, attemptId, at, answers } = payload;
  const questions = await getOfHistory(
    ctx,
    answers.map(({ questionId }) => questionId),
  );
  const areas = new Map((await areasOf(ctx)).map((area) => [area.id, area]));
  const learned = answers.flatMap((answer): LearnedAnswer[] => {
    const [question, credit] = [questions.get(answer.questionId), creditOf(answer)];
    if (!question || credit === undefined || isMarkedByPerson(question.type)) return [];
    return [
      {
        questionId: answer.questionId,
        chapterId: chapterOf(question.knowledgeAreaId, areas).id,
        credit,
        guess: guessOf(question.type, answer),
        difficulty: difficultyNames[question.difficulty] as DifficultyName,
      },
    ];
  });
  const source = { accountId, sourceId: attemptId ?? eventId, at: new Date(at) };
  await inTransaction(ctx, (tx) => learnAnswers(tx, source, learned));
}

/** Learns from whatever went into the answer history: papers, and practice of papers. */
export const learnFromAnswers = subscribe(answersRecorded, 'practice.learn', hear);
