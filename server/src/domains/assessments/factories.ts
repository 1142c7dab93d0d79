import type { MarkingRule, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import { type Context, inTransaction, type TransactionContext } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { recordAnswers } from '../questions/index.ts';
import { insertAnswers } from './answers/responses.store.ts';
import { type Attempt, insertAttempts, insertSeats } from './answers/attempts.store.ts';
import { defaultDraft, defaultSettings } from './authoring/default-draft.ts';
import { insertDraft } from './authoring/insert-draft.ts';
import { getPaper, type Paper, type Settings } from './versions/papers.store.ts';
import { publish } from './publishing/publish-paper.ts';
import { historyOf, resultOf } from './results/mark-attempt.ts';
import { type Result, saveResults } from './results/results.store.ts';
import { schemes } from './marking/schemes.ts';
import { drawVariants } from './variants/draw-variants.ts';
import { paperVersion } from './answers/kept-version.ts';

export interface PaperStory {
  readonly title?: string;
  readonly minutes?: number;
  readonly sections: readonly {
    readonly title?: string;
    readonly rule?: MarkingRule;
    readonly counted?: number;
    /** Locked sections: its own time. */
    readonly minutes?: number;
    readonly questionIds: readonly string[];
  }[];
  readonly languages?: readonly ('en' | 'hi')[];
  /** In how many sets it is given out; one unless given. */
  readonly sets?: number;
  readonly settings?: Partial<Settings>;
  /** A teacher's unless given. */
  readonly kind?: Paper['kind'];
  /** The official pattern that it follows. */
  readonly patternId?: string;
  /** Leave it a draft. */
  readonly unpublished?: boolean;
  /** Open to these batches; to everyone unless given. */
  readonly batchIds?: readonly string[];
}

/** A paper, published as a teacher would. For one that is closed by now give a context whose clock stood before its close. */
export async function aPaper(ctx: Context, story: PaperStory): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const settings = { ...defaultSettings, ...story.settings };
    const paperId = await insertDraft(tx, draftOf(story), { settings, ...(story.kind && { kind: story.kind }) });
    const to = story.batchIds ? { batchIds: story.batchIds } : {};
    if (!story.unpublished) await publish(tx, await getPaper(tx, paperId, true), to);
    return paperId;
  });
}

function draftOf(story: PaperStory): Paper['draft'] {
  const draft = defaultDraft(story.title ?? 'Chapter test');
  return {
    ...draft,
    ...(story.sets !== undefined && { sets: story.sets }),
    ...(story.patternId !== undefined && { patternId: story.patternId }),
    minutes: story.minutes ?? draft.minutes,
    console: { ...draft.console, languages: [...(story.languages ?? draft.console.languages)] },
    sections: story.sections.map(({ title, rule, counted, minutes, questionIds }, at) => ({
      id: newId(),
      title: title ?? `Section ${String.fromCharCode(65 + at)}`,
      rule: rule ?? schemes.jeeMainSingle.rule,
      ...(counted !== undefined && { counted }),
      ...(minutes !== undefined && { minutes }),
      questionIds: [...questionIds],
    })),
  };
}

export interface AttemptStory {
  readonly accountId: string;
  readonly startedAt: Date;
  /** Minutes until it was submitted; without them time ran out. */
  readonly minutes?: number;
  /** Which attempt of this person at the paper it was; 1 unless given. */
  readonly number?: number;
  /** What was answered; a question without an entry was not looked at, null was cleared. */
  readonly answers: readonly {
    readonly questionId: string;
    readonly response: Response | null;
    readonly seconds?: number;
    readonly review?: boolean;
  }[];
}

const AT_ONCE = 40;

/** Finished attempts at the newest version of a paper, marked as those of the console are; returns their ids in order. */
export async function someAttempts(ctx: Context, paperId: string, stories: readonly AttemptStory[]): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < stories.length; from += AT_ONCE) {
    const part = stories.slice(from, from + AT_ONCE);
    ids.push(...(await inTransaction(ctx, (tx) => insertFinished(tx, paperId, part))));
  }
  return ids;
}

/** One finished attempt. */
export async function anAttempt(ctx: Context, paperId: string, story: AttemptStory): Promise<string> {
  return (await someAttempts(ctx, paperId, [story]))[0]!;
}

async function insertFinished(
  tx: TransactionContext,
  paperId: string,
  stories: readonly AttemptStory[],
): Promise<string[]> {
  const { version, settings } = await getPaper(tx, paperId);
  const paper = await paperVersion(tx, paperId, version);
  const { minutes } = paper;
  const made = stories.map((story) => {
    const attempt = finished(story, { paperId, paperVersion: version, minutes, graceSeconds: settings.graceSeconds });
    return { attempt, stored: storedAnswers(story) };
  });
  await insertAttempts(
    tx,
    made.map(({ attempt }) => attempt),
  );
  await drawVariants(
    tx,
    paper,
    made.map(({ attempt }) => attempt),
  );
  await insertSeats(
    tx,
    made.map(({ attempt }) => ({ attemptId: attempt.id, seat: 1, takenAt: attempt.startedAt })),
  );
  const answers = made.flatMap(({ attempt, stored }) =>
    stored.map((one) => ({ ...one, attemptId: attempt.id, savedAt: attempt.endedAt! })),
  );
  if (answers.length > 0) await insertAnswers(tx, answers);
  const results: Result[] = [];
  for (const { attempt, stored } of made)
    results.push({ ...(await resultOf(tx, attempt, stored)), markedAt: attempt.endedAt! });
  await saveResults(tx, results);
  await recordAnswers(
    tx,
    made.flatMap(({ attempt, stored }, at) => historyOf(attempt, paper, results[at]!, stored)),
  );
  return made.map(({ attempt }) => attempt.id);
}

function finished(
  { accountId, startedAt, minutes, number = 1, answers }: AttemptStory,
  paper: Pick<Attempt, 'paperId' | 'paperVersion' | 'graceSeconds'> & { readonly minutes: number },
): Attempt {
  const deadline = new Date(startedAt.getTime() + paper.minutes * 60_000);
  return {
    id: newId(),
    paperId: paper.paperId,
    paperVersion: paper.paperVersion,
    accountId,
    number,
    seat: 1,
    startedAt,
    deadline,
    graceSeconds: paper.graceSeconds,
    state: 'marked',
    revision: 0,
    pausedAt: null,
    sectionEnds: null,
    setLetter: 'A',
    endedBy: minutes === undefined ? 'expired' : 'submitted',
    endedAt: minutes === undefined ? deadline : new Date(startedAt.getTime() + minutes * 60_000),
    lastSequence: minutes === undefined ? null : answers.length,
  };
}

const storedAnswers = ({ answers }: AttemptStory): StoredAnswer[] =>
  answers.map(({ questionId, response, seconds = 60, review = false }, at) => ({
    questionId,
    kind: 'answer',
    seat: 1,
    sequence: at + 1,
    answer: { response, review, seconds },
  }));
