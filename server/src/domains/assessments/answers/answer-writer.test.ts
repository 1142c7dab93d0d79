import { beforeAll, describe, expect, it } from 'vitest';
import { tenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { workerDatabase } from '../../../testing/database.ts';
import { type Console, examRoom, type ExamRoom, sitDown, testWorld, type World } from '../../../testing/index.ts';
import { type AnswerWriter, answerWriter } from './answer-writer.ts';
import type { Connect, Write } from './save-statement.store.ts';

let world: World;
let room: ExamRoom;
let questions: string[];
let desks: (Console & { accountId: string })[];

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questions = [];
  for (let at = 0; at < 8; at++) questions.push(await room.question());
  const paper = await room.paper(questions);
  desks = [];
  for (let at = 0; at < 6; at++) {
    const student = await room.place.person('student');
    desks.push({ ...(await sitDown(student, paper)), accountId: student.accountId });
  }
});

let sequence = 0;
const write = (desk = desks[0]!, change: Partial<Write> = {}): Write => ({
  attemptId: desk.attemptId,
  accountId: desk.accountId,
  seat: 1,
  sequence: ++sequence,
  questionId: questions[sequence % questions.length]!,
  section: 1,
  kind: 'answer',
  answer: { response: { options: [(sequence % 4) + 1] }, review: false, seconds: sequence },
  ...change,
});
/** jsonb cannot hold a NUL; the contract refuses it, so only a test gets so far. */
const poison: Write['answer'] = { response: { text: 'a\0b' }, review: false, seconds: 1 };
const verdicts = async (writer: AnswerWriter, writes: readonly Write[], institute = room.place.id) =>
  (await writer.save(institute, writes, world.clock)).map(({ verdict }) => verdict);
const connections = (): Connect => world.app.runtime.answers.connect;
/** Connections that count the statements that go over them. */
function counted(): { connect: Connect; statements: () => number } {
  let count = 0;
  return {
    statements: () => count,
    connect: (institute) => {
      count++;
      return connections()(institute);
    },
  };
}
/** The same order for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('the answer writer', () => {
  it('lets requests that arrive together share one statement, and tells each its own verdict', async () => {
    const { connect, statements } = counted();
    const writer = answerWriter(connect);
    const replies = await Promise.all([
      verdicts(writer, [write(desks[0])]),
      verdicts(writer, [write(desks[1], { seat: 9 })]),
      verdicts(writer, [write(desks[2]), write(desks[2])]),
    ]);
    expect(replies).toEqual([['saved'], ['refused'], ['saved', 'saved']]);
    expect(statements()).toBe(1);
  });

  it('holds one institute in a batch', async () => {
    const other = await examRoom(world);
    const student = await other.place.person('student');
    const question = await other.question();
    const desk = await sitDown(student, await other.paper([question]));
    const { connect, statements } = counted();
    const writer = answerWriter(connect);
    const foreign = write({ ...desk, accountId: student.accountId }, { questionId: question });
    const replies = await Promise.all([verdicts(writer, [write()]), verdicts(writer, [foreign], other.place.id)]);
    expect(replies).toEqual([['saved'], ['saved']]);
    expect(statements()).toBe(2);
  });

  it('refuses a write to an attempt of another account, and one of another institute', async () => {
    const writer = answerWriter(connections());
    const stranger = await world.institute();
    expect(await verdicts(writer, [write(desks[0], { accountId: desks[1]!.accountId })])).toEqual(['refused']);
    expect(await verdicts(writer, [write()], stranger.id)).toEqual(['refused']);
  });

  it('fails a poisoned member alone: the others of its batch are saved', async () => {
    const writer = answerWriter(connections());
    const bad = write(desks[1], { answer: poison });
    const others = [0, 2, 3, 4].map((at) => write(desks[at]));
    const settled = await Promise.allSettled(
      [...others.slice(0, 2), bad, ...others.slice(2)].map((one) => verdicts(writer, [one])),
    );
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const stored = await world.query(
      'select sequence from response_events where institute_id = $1 and sequence = any ($2) order by sequence',
      [room.place.id, [...others, bad].map((one) => one.sequence)],
    );
    expect(stored).toEqual(others.map((one) => ({ sequence: one.sequence })));
  });

  it('recognises a duplicate in the same batch, and the misuse of its number', async () => {
    const writer = answerWriter(connections(), { waitMs: 1 });
    const one = write();
    const [first, duplicate, misuse] = await Promise.all([
      verdicts(writer, [one]),
      verdicts(writer, [one]),
      verdicts(writer, [{ ...one, answer: { ...one.answer, seconds: 9999 } }]),
    ]);
    expect([first, duplicate]).toEqual([['saved'], ['saved']]);
    expect(misuse).toEqual(['altered']);
  });

  it('never lets two servers deadlock, in whatever order their members come', async () => {
    const [left, right] = [answerWriter(connections(), { waitMs: 2 }), answerWriter(connections(), { waitMs: 2 })];
    for (let round = 1; round <= 25; round++) {
      const writes = desks.flatMap((desk) => questions.map((questionId) => write(desk, { questionId })));
      const replies = await Promise.all([
        verdicts(left, shuffled(writes, round)),
        verdicts(right, shuffled(writes, round + 1000)),
        ...shuffled(writes, round + 2000).map((one) => verdicts(round % 2 === 0 ? left : right, [one])),
      ]);
      expect(new Set(replies.flat())).toEqual(new Set(['saved']));
    }
  });

  it('does not let a locked attempt hold up the others of its batch, and saves to it when it is free', async () => {
    const writer = answerWriter(connections(), { waitMs: 5 });
    const { db } = room.place.ctx();
    const locked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holder = db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('attempts')
        .select('id')
        .where('institute_id', '=', room.place.id)
        .where('id', '=', desks[5]!.attemptId)
        .forUpdate()
        .execute();
      locked.resolve();
      await free.promise;
    });
    await locked.promise;
    const held = verdicts(writer, [write(desks[5])]);
    expect(await verdicts(writer, [write(desks[4])])).toEqual(['saved']);
    free.resolve();
    await holder;
    expect(await held).toEqual(['saved']);
  });

  it('gives up on an attempt that stays locked, so that the device keeps its copy and sends again', async () => {
    const writer = answerWriter(connections(), { waitMs: 1, tries: 3 });
    await room.place
      .ctx()
      .db.transaction()
      .execute(async (tx) => {
        await tx
          .selectFrom('attempts')
          .select('id')
          .where('institute_id', '=', room.place.id)
          .where('id', '=', desks[5]!.attemptId)
          .forUpdate()
          .execute();
        await expect(verdicts(writer, [write(desks[5])])).rejects.toMatchObject({ error: 'UNAVAILABLE' });
      });
  });

  it('works behind a transaction pooler, where each statement is bound by itself', async () => {
    const { app } = await workerDatabase();
    const pooled = tenantDatabase({ connectionString: app, max: 2 }, 'transaction');
    try {
      const writer = answerWriter(pooled.connect);
      expect(await verdicts(writer, [write()])).toEqual(['saved']);
      await expect(verdicts(writer, [write(desks[1], { answer: poison })])).rejects.toMatchObject({ code: '22P05' });
      expect(await verdicts(writer, [write()])).toEqual(['saved']);
    } finally {
      await pooled.close();
    }
  });

  it('answers UNAVAILABLE when more wait than it can hold', async () => {
    const writer = answerWriter(connections(), { full: 1 });
    const [first, second] = await Promise.allSettled([verdicts(writer, [write()]), verdicts(writer, [write()])]);
    expect(first).toMatchObject({ status: 'fulfilled' });
    expect(second).toMatchObject({ status: 'rejected', reason: { error: 'UNAVAILABLE' } });
  });

  it('tells all members when the database is gone, and works again when it is back', async () => {
    let gone = true;
    const writer = answerWriter((institute) =>
      gone ? Promise.reject(new Error('connection refused')) : connections()(institute),
    );
    const settled = await Promise.allSettled([
      verdicts(writer, [write(desks[0])]),
      verdicts(writer, [write(desks[1])]),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    gone = false;
    expect(await verdicts(writer, [write()])).toEqual(['saved']);
  });
});
