import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, testWorld } from '../../../testing/index.ts';
import { aCourse } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const [meera, arjun] = [await place.person('teacher'), await place.person('teacher')];
const author = await place.person('content author');
const reviewer = await place.person('reviewer');
const [kabir, zoya] = [await place.person('student'), await place.person('student')];
const courses: Record<string, { courseId: string; lessonIds: string[] }> = {};

beforeAll(async () => {
  const ctx = place.ctx(meera);
  courses['waves'] = await aCourse(ctx, { title: 'Waves', details: { teacherIds: [meera.accountId] } });
  courses['heat'] = await aCourse(ctx, { title: 'Heat', details: { teacherIds: [arjun.accountId] } });
});

async function ask(title: string, course = 'waves', person = kabir) {
  const { courseId, lessonIds } = courses[course]!;
  const body = { title, body: fromSource(''), pin: null };
  return person.api.courses.askDoubt({ params: { courseId, lessonId: lessonIds[0]! }, body });
}
const queue = (person: Person, query = {}) => person.api.courses.listDoubtQueue({ query });
const moderate = (doubtId: string, verdict: 'hide' | 'show' | 'keep', replyId: string | null = null, reason = '') =>
  meera.api.courses.moderateDoubt({ params: { doubtId }, body: { replyId, verdict, reason } });
const report = (person: Person, doubtId: string, replyId: string | null = null) =>
  person.api.courses.reportDoubt({ params: { doubtId }, body: { replyId, reason: 'rude' } });

describe('the queue of doubts', () => {
  it('holds those of one’s own courses or of all, who waits longest first', async () => {
    const first = await ask('Which comes first?');
    world.clock.advance({ minutes: 3 });
    const second = await ask('Which comes second?');
    const other = await ask('What is heat made of?', 'heat');
    const mine = await queue(meera);
    expect(mine.rows.map(({ doubtId }) => doubtId)).toEqual([first.doubtId, second.doubtId]);
    expect(mine.counts).toMatchObject({ waiting: 2, answered: 0 });
    expect(mine.rows[0]).toMatchObject({ course: 'Waves', waitingSince: first.askedAt, reports: 0 });
    const all = await queue(meera, { courses: 'all' });
    expect(all.rows.map(({ doubtId }) => doubtId)).toContain(other.doubtId);
    expect(all.courses.map(({ title, waiting }) => [title, waiting])).toEqual([
      ['Waves', 2],
      ['Heat', 1],
    ]);
    expect((await queue(arjun)).rows.map(({ title }) => title)).toEqual(['What is heat made of?']);
    const { courseId } = courses['heat']!;
    expect((await queue(meera, { courseId })).rows.map(({ title }) => title)).toEqual(['What is heat made of?']);
  });

  it('lets an answered doubt go, and finds it under what was answered', async () => {
    const { doubtId } = await ask('Does light need a medium?');
    await author.api.courses.answerDoubt({ params: { doubtId }, body: { body: fromSource('No.') } });
    expect((await queue(meera)).rows.map((row) => row.doubtId)).not.toContain(doubtId);
    const answered = await queue(meera, { state: 'answered', search: 'medium' });
    expect(answered.rows.map((row) => row.doubtId)).toEqual([doubtId]);
  });

  it('is answered by nobody who only reads courses, and by no student', async () => {
    const { doubtId } = await ask('Who may answer this?');
    const body = { body: fromSource('I may not.') };
    await expect(reviewer.api.courses.answerDoubt({ params: { doubtId }, body })).rejects.toMatchObject({
      error: 'FORBIDDEN',
    });
    await expect(zoya.api.courses.listDoubtQueue({})).rejects.toMatchObject({ status: 403 });
    expect((await reviewer.api.courses.showDoubtToStaff({ params: { doubtId } })).can.answer).toBe(false);
  });
});

describe('what learners report', () => {
  it('stands in the queue until a teacher hides it with a reason; its writer is told and the others see it no more', async () => {
    const { doubtId } = await ask('You are all fools');
    await report(zoya, doubtId);
    await report(zoya, doubtId);
    expect((await queue(meera, { state: 'reported' })).rows).toEqual([
      expect.objectContaining({ doubtId, reports: 1 }),
    ]);
    await expect(moderate(doubtId, 'hide')).rejects.toMatchObject({ error: 'DOUBT_REASON' });
    const hidden = await moderate(doubtId, 'hide', null, 'Be kind to each other.');
    expect(hidden).toMatchObject({ hidden: { reason: 'Be kind to each other.' }, reports: [] });
    await expect(zoya.api.courses.showDoubt({ params: { doubtId } })).rejects.toMatchObject({ status: 404 });
    const own = await kabir.api.courses.showDoubt({ params: { doubtId } });
    expect(own).toMatchObject({ hidden: { reason: 'Be kind to each other.' }, can: { answer: false } });
    const more = kabir.api.courses.replyToDoubt({ params: { doubtId }, body: { body: fromSource('Why?') } });
    await expect(more).rejects.toMatchObject({ error: 'DOUBT_HIDDEN' });
    const { rows } = await kabir.api.notices.listNotices({});
    expect(rows[0]).toMatchObject({ kind: 'doubt.hidden', text: expect.stringContaining('Be kind') as string });
    expect((await moderate(doubtId, 'show')).hidden).toBeNull();
    expect((await zoya.api.courses.showDoubt({ params: { doubtId } })).title).toBe('You are all fools');
  });

  it('may be kept, and is then reported no more', async () => {
    const { doubtId } = await ask('Is this question too easy?');
    await report(zoya, doubtId);
    expect((await moderate(doubtId, 'keep')).reports).toEqual([]);
    expect((await queue(meera, { state: 'reported' })).total).toBe(0);
  });

  it('of an answer hides that answer alone; where it was accepted, the doubt waits again', async () => {
    const { doubtId } = await ask('What is resonance?');
    const { answers } = await zoya.api.courses.replyToDoubt({
      params: { doubtId },
      body: { body: fromSource('Look it up yourself') },
    });
    const { replyId } = answers[0]!;
    await expect(report(zoya, doubtId, replyId)).rejects.toMatchObject({ error: 'DOUBT_OWN' });
    await report(kabir, doubtId, replyId);
    await kabir.api.courses.acceptReply({ params: { doubtId }, body: { replyId } });
    expect((await moderate(doubtId, 'hide', replyId, 'This is no answer.')).state).toBe('waiting');
    const seen = await kabir.api.courses.showDoubt({ params: { doubtId } });
    expect(seen).toMatchObject({ state: 'waiting', answers: [], replies: 0 });
    const own = await zoya.api.courses.showDoubt({ params: { doubtId } });
    expect(own.answers[0]).toMatchObject({ hidden: { reason: 'This is no answer.' } });
    const audit = await world.query(`select action from audit_log where subject_id = $1 order by action`, [doubtId]);
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['doubt.asked', 'doubt.hidden', 'doubt.replied', 'doubt.reported', 'doubt.solved']),
    );
  });
});
