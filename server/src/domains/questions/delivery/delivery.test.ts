import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { columnNames } from '../reading/columns.ts';
import { aQuestion } from '../factories.ts';
import {
  countQuestions,
  getForPaper,
  holdForPaper,
  keysOf,
  pickQuestions,
  recordAnswers,
  versionsOf,
} from '../index.ts';

const nobody = '019a0000-0000-7000-8000-000000000000';
let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

describe('what a paper gets of a question', () => {
  it('is what is current, with subject, topic and languages', async () => {
    const plain = await aQuestion(place.ctx(), { area: 'Genetics', difficulty: 2 });
    const { content } = plain.draft;
    const both = await aQuestion(place.ctx(), {
      content: { en: { ...content.en, stem: fromSource('In both languages') }, hi: content.en },
    });
    const found = await getForPaper(place.ctx(), [plain.questionId, both.questionId, nobody]);
    expect([...found.keys()].toSorted()).toEqual([plain.questionId, both.questionId].toSorted());
    expect(found.get(plain.questionId)).toMatchObject({
      questionId: plain.questionId,
      version: 1,
      keyVersion: 1,
      type: 'SINGLE',
      difficulty: 2,
      subject: 'biology',
      topic: 'Genetics',
      status: 'active',
      languages: ['en'],
    });
    expect(found.get(both.questionId)?.languages).toEqual(['en', 'hi']);
    expect(await getForPaper(place.ctx(), [])).toEqual(new Map());
  });

  it('is nothing of another institute', async () => {
    const { questionId } = await aQuestion(place.ctx());
    const other = (await world.institute()).ctx();
    expect((await getForPaper(other, [questionId])).size).toBe(0);
    expect((await versionsOf(other, [{ questionId, version: 1 }])).size).toBe(0);
    expect((await keysOf(other, [{ questionId, keyVersion: 1 }])).size).toBe(0);
    expect(await countQuestions(other)).toBe(0);
  });

  it('cannot be taken back by an undo while the paper is being published', async () => {
    const rows = [Object.values(columnNames).join(','), 'Held question,Easy,a,b,,,,,1,,,Kinematics'];
    const { id } = await teacher.api.questions.uploadImport({
      query: { fileName: 'a.csv' },
      file: Buffer.from(rows.join('\n')),
    });
    await teacher.api.questions.commitImport({ params: { importId: id } });
    const [{ id: questionId } = { id: '' }] = (await teacher.api.questions.listQuestions({ query: { importId: id } }))
      .rows;

    let undone: Promise<unknown> = Promise.resolve();
    let isUndone = false;
    await inTransaction(place.ctx(), async (tx) => {
      expect((await holdForPaper(tx, [questionId])).size).toBe(1);
      undone = teacher.api.questions.undoImport({ params: { importId: id } }).then(() => (isUndone = true));
      await waitsForALock();
      expect(isUndone).toBe(false);
    });
    await undone;
    expect((await getForPaper(place.ctx(), [questionId])).size).toBe(0);
    expect(
      (await versionsOf(place.ctx(), [{ questionId, version: 1 }])).get(questionId)?.content.en.options,
    ).toHaveLength(2);
  });

  /** Until the undo stands in the queue behind the publishing. */
  async function waitsForALock() {
    for (let tries = 0; tries < 500; tries++) {
      const [row] = await world.query(
        `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (Number(row?.['waiting']) > 0) return;
    }
    throw new Error('the undo did not wait');
  }
});

describe('drawing questions at random', () => {
  it('gives active ones that fit, none twice, and none that the paper has', async () => {
    const own = await world.institute();
    const ctx = own.ctx();
    const hard = [];
    for (let i = 0; i < 4; i++) hard.push((await aQuestion(ctx, { difficulty: 2 })).questionId);
    const { questionId: easy } = await aQuestion(ctx, { difficulty: 0 });
    const { questionId: gene } = await aQuestion(ctx, { area: 'Genetics', difficulty: 2 });
    await (
      await own.person('teacher')
    ).api.questions.setQuestionStatus({ params: { questionId: hard[3]! }, body: { status: 'archived' } });

    expect((await pickQuestions(ctx, { count: 10, difficulty: 2, subject: 'physics' })).toSorted()).toEqual(
      hard.slice(0, 3).toSorted(),
    );
    expect(
      await pickQuestions(ctx, { count: 2, difficulty: 2, subject: 'physics', except: [hard[0]!, hard[1]!] }),
    ).toEqual([hard[2]]);
    expect(await pickQuestions(ctx, { count: 10, difficulty: 0 })).toEqual([easy]);
    expect(await pickQuestions(ctx, { count: 10, subject: 'biology', type: 'SINGLE' })).toEqual([gene]);
    expect(await pickQuestions(ctx, { count: 2 })).toHaveLength(2);
    expect(await pickQuestions(ctx, { count: 5, type: 'INTEGER' })).toEqual([]);
    expect(await countQuestions(ctx)).toBe(5);
  });
});

describe('the answer history of a learner', () => {
  const history = (accountId: string) =>
    world.query(
      'select question_id, times_seen, times_right, last_outcome, last_seconds from answer_history where account_id = $1 order by question_id',
      [accountId],
    );
  const record = (answers: Parameters<typeof recordAnswers>[1]) =>
    inTransaction(place.ctx(), (tx) => recordAnswers(tx, answers));

  it('counts what was seen and right, and keeps what came last, whatever is marked first', async () => {
    const student = await place.person('student');
    const [one, two] = [
      (await aQuestion(place.ctx())).questionId,
      (await aQuestion(place.ctx())).questionId,
    ].toSorted() as [string, string];
    const answer = (questionId: string, outcome: 'right' | 'wrong' | 'unanswered', day: number) =>
      ({
        accountId: student.accountId,
        questionId,
        outcome,
        seconds: day,
        at: new Date(Date.UTC(2026, 10, day)),
      }) as const;
    await record([answer(two, 'right', 3), answer(one, 'wrong', 3)]);
    await record([answer(two, 'wrong', 1), answer(one, 'right', 5), answer(one, 'unanswered', 4)]);
    await record([]);
    expect(await history(student.accountId)).toEqual([
      { question_id: one, times_seen: 3, times_right: 1, last_outcome: 'right', last_seconds: 5 },
      { question_id: two, times_seen: 2, times_right: 1, last_outcome: 'right', last_seconds: 3 },
    ]);
  });

  it('takes many markings of the same questions at once, in whatever order they come', async () => {
    const accountId = newId();
    const answers = Array.from(
      { length: 4000 },
      () => ({ accountId, questionId: newId(), outcome: 'right', seconds: 1, at: world.clock.now() }) as const,
    );
    await record(answers);
    await Promise.all([answers, answers.toReversed(), answers, answers.toReversed()].map(record));
    const rows = await history(accountId);
    expect(rows).toHaveLength(4000);
    expect(new Set(rows.map((row) => `${String(row['times_seen'])} ${String(row['times_right'])}`))).toEqual(
      new Set(['5 5']),
    );
  });
});
