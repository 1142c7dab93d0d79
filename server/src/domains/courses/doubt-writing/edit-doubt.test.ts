import { fromSource, toText } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, testWorld } from '../../../testing/index.ts';
import { aCourse } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const owner = await place.person('owner');
const teacher = await place.person('teacher', { firstName: 'Meera' });
const kabir = await place.person('student', { firstName: 'Kabir' });
const zoya = await place.person('student', { firstName: 'Zoya' });
let courseId = '';
let lessonId = '';

beforeAll(async () => {
  const sections = [{ lessons: [{ title: 'What a wave is' }] }];
  const made = await aCourse(place.ctx(teacher), {
    title: 'Waves',
    sections,
    details: { teacherIds: [teacher.accountId] },
  });
  ({ courseId } = made);
  lessonId = made.lessonIds[0]!;
});

const asks = (title: string, body = '', second: number | null = 84) => ({
  title,
  body: fromSource(body),
  pin: second === null ? null : { at: 'second' as const, second },
});
const ask = async (title: string, body = '') =>
  (await kabir.api.courses.askDoubt({ params: { courseId, lessonId }, body: asks(title, body) })).doubtId;
const change = (person: Person, doubtId: string, body: ReturnType<typeof asks>) =>
  person.api.courses.editDoubt({ params: { doubtId }, body });
const withdraw = (person: Person, doubtId: string) => person.api.courses.withdrawDoubt({ params: { doubtId } });
const show = (person: Person, doubtId: string) => person.api.courses.showDoubt({ params: { doubtId } });
const reply = (person: Person, doubtId: string, words: string) =>
  person.api.courses.replyToDoubt({ params: { doubtId }, body: { body: fromSource(words) } });
const answer = (doubtId: string, words: string) =>
  teacher.api.courses.answerDoubt({ params: { doubtId }, body: { body: fromSource(words) } });
const similar = async (words: string) =>
  (await zoya.api.courses.findSimilarDoubts({ params: { courseId, lessonId }, query: { words } })).rows.map(
    ({ doubtId }) => doubtId,
  );
const changesOf = async (action: string, subjectId: string) => {
  const { rows } = await owner.api.insights.listAuditEntries({ query: { action, subjectId } });
  expect(rows).toHaveLength(1);
  return (await owner.api.insights.showAuditEntry({ params: { entryId: rows[0]!.id } })).changes;
};

describe('a doubt that nobody has answered', () => {
  it('is changed by who asked it: its words, its place, and the words by which it is found', async () => {
    const doubtId = await ask('Why does a zebra not move?', 'It grazes.');
    expect(await similar('the zebra grazes')).toContain(doubtId);
    expect((await show(kabir, doubtId)).can.edit).toBe(true);
    expect((await show(kabir, doubtId)).editedAt).toBeNull();
    const changed = await change(kabir, doubtId, asks('Why does a node not move?', 'It stands still.', 91));
    expect(changed.editedAt).not.toBeNull();
    const { rows } = await teacher.api.courses.listDoubtQueue({ query: { courses: 'all' } });
    expect(rows.find((row) => row.doubtId === doubtId)).toMatchObject({ editedAt: changed.editedAt });
    expect(changed).toMatchObject({ title: 'Why does a node not move?', state: 'waiting', pin: { second: 91 } });
    expect(toText((await show(zoya, doubtId)).body).trim()).toBe('It stands still.');
    expect(await similar('does the node move')).toContain(doubtId);
    expect(await similar('the zebra grazes')).not.toContain(doubtId);
  });

  it('keeps in the log what it said before', async () => {
    const doubtId = await ask('What is an antinode here?', 'At $x = 0$.');
    await change(kabir, doubtId, asks('What is an antinode?', 'At $x = 0$.', null));
    expect(await changesOf('doubt.changed', doubtId)).toEqual([
      { field: 'title', before: 'What is an antinode here?', after: 'What is an antinode?' },
      { field: 'second', before: '84', after: null },
    ]);
  });

  it('that is sent again as it stands is no change', async () => {
    const doubtId = await ask('Is sound a wave as well?');
    await change(kabir, doubtId, asks('Is sound a wave as well?'));
    const { rows } = await owner.api.insights.listAuditEntries({ query: { subjectId: doubtId } });
    expect(rows.map(({ action }) => action)).toEqual(['doubt.asked']);
    expect((await show(kabir, doubtId)).editedAt).toBeNull();
  });

  it('is taken back by who asked it, and is then nowhere but in the log', async () => {
    const doubtId = await ask('Where does the energy go at a node?', 'I should have read on.');
    await reply(kabir, doubtId, 'I found it on the next page.');
    await zoya.api.courses.followDoubt({ params: { doubtId }, body: { on: true } });
    await zoya.api.courses.reportDoubt({ params: { doubtId }, body: { replyId: null, reason: 'spam' } });
    expect(await withdraw(kabir, doubtId)).toEqual({ withdrawn: true });
    await expect(show(kabir, doubtId)).rejects.toMatchObject({ status: 404, error: 'DOUBT_WITHDRAWN' });
    const told = teacher.api.courses.showDoubtToStaff({ params: { doubtId } });
    await expect(told).rejects.toMatchObject({ status: 404, error: 'DOUBT_WITHDRAWN' });
    await expect(answer(doubtId, 'It stays.')).rejects.toMatchObject({ error: 'DOUBT_WITHDRAWN' });
    const elsewhere = await (await world.institute()).person('student');
    await expect(show(elsewhere, doubtId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(withdraw(kabir, doubtId)).rejects.toMatchObject({ status: 404 });
    const { rows } = await kabir.api.courses.listDoubts({ params: { courseId }, query: { scope: 'mine' } });
    expect(rows.map((row) => row.doubtId)).not.toContain(doubtId);
    expect(await similar('where does the energy go')).not.toContain(doubtId);
    expect(await changesOf('doubt.withdrawn', doubtId)).toContainEqual({
      field: 'text',
      before: 'I should have read on.',
      after: null,
    });
  });

  it('leaves the inbox of its teachers when it is taken back, and only it', async () => {
    const [stays, goes] = [await ask('Why do nodes stay?'), await ask('Why do nodes go?')];
    const links = async () => (await teacher.api.notices.listNotices({})).rows.map(({ link }) => link);
    const unread = async () => (await teacher.api.notices.countUnread({})).unread;
    const before = await unread();
    expect(await links()).toContain(`/partner/doubts?doubt=${goes}`);
    await withdraw(kabir, goes);
    expect(await links()).not.toContain(`/partner/doubts?doubt=${goes}`);
    expect(await links()).toContain(`/partner/doubts?doubt=${stays}`);
    expect(await unread()).toBe(before - 1);
  });

  it('is nobody else’s to change or take back', async () => {
    const doubtId = await ask('Does every wave carry energy?');
    expect((await show(zoya, doubtId)).can.edit).toBe(false);
    await expect(change(zoya, doubtId, asks('Nobody asked this'))).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await expect(withdraw(zoya, doubtId)).rejects.toMatchObject({ error: 'FORBIDDEN' });
    const elsewhere = await (await world.institute()).person('student');
    await expect(change(elsewhere, doubtId, asks('Nobody asked this'))).rejects.toMatchObject({ status: 404 });
    await expect(withdraw(elsewhere, doubtId)).rejects.toMatchObject({ status: 404 });
    await expect(withdraw(teacher, doubtId)).rejects.toMatchObject({ status: 403 });
    expect((await show(kabir, doubtId)).title).toBe('Does every wave carry energy?');
  });

  it('shows no picture that nobody uploaded', async () => {
    const doubtId = await ask('What does this figure show?');
    const image = { type: 'image' as const, attrs: { mediaId: courseId, alt: '' } };
    const body = { ...asks('What does this figure show?'), body: { type: 'doc' as const, content: [image] } };
    await expect(change(kabir, doubtId, body)).rejects.toMatchObject({ error: 'DOUBT_PICTURE' });
  });
});

describe('a doubt that somebody answered', () => {
  const stays = async (doubtId: string) => {
    expect((await show(kabir, doubtId)).can.edit).toBe(false);
    await expect(change(kabir, doubtId, asks('Something else entirely'))).rejects.toMatchObject({
      status: 409,
      error: 'DOUBT_ANSWERED',
    });
    await expect(withdraw(kabir, doubtId)).rejects.toMatchObject({ status: 409, error: 'DOUBT_ANSWERED' });
  };

  it('stays as it is, whether a teacher or a fellow learner answered', async () => {
    const [byTeacher, byFellow] = [await ask('How fast is a wave?'), await ask('How long is a wave?')];
    await answer(byTeacher, 'That depends on the medium.');
    await reply(zoya, byFellow, 'From crest to crest.');
    await stays(byTeacher);
    await stays(byFellow);
  });

  it('stays as it is also where the answer was hidden', async () => {
    const doubtId = await ask('How high is a wave?');
    const { answers } = await reply(zoya, doubtId, 'Who cares.');
    await owner.api.courses.moderateDoubt({
      params: { doubtId },
      body: { replyId: answers[0]!.replyId, verdict: 'hide', reason: 'Rude.' },
    });
    await stays(doubtId);
  });

  it('is not changed by somebody who began to write before the answer came', async () => {
    const doubtId = await ask('Which of the two is right?');
    const both = await Promise.allSettled([
      answer(doubtId, 'The second.'),
      change(kabir, doubtId, asks('Which of the three is right?')),
    ]);
    const [answered, changed] = both.map(({ status }) => status);
    expect(answered).toBe('fulfilled');
    const { title } = await show(kabir, doubtId);
    expect(title).toBe(changed === 'fulfilled' ? 'Which of the three is right?' : 'Which of the two is right?');
  });
});

it('a doubt that staff hid is neither changed nor taken back', async () => {
  const doubtId = await ask('Buy my old books now');
  await owner.api.courses.moderateDoubt({
    params: { doubtId },
    body: { replyId: null, verdict: 'hide', reason: 'Advertising.' },
  });
  expect((await show(kabir, doubtId)).can.edit).toBe(false);
  await expect(change(kabir, doubtId, asks('Buy my new books'))).rejects.toMatchObject({ error: 'DOUBT_HIDDEN' });
  await expect(withdraw(kabir, doubtId)).rejects.toMatchObject({ error: 'DOUBT_HIDDEN' });
});
