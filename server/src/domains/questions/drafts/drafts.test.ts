import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { anImage } from '../../media/factories.ts';
import { aQuestion } from '../factories.ts';

let world: World;
let place: TestInstitute;
let author: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  author = await place.person('teacher');
});

const fresh = { base: null, revision: 0, title: 'If I =', form: { stem: 'If I =' }, images: [] as string[] };
const save = (draftId: string, body: Partial<typeof fresh> = {}, by = author) =>
  by.api.questions.saveQuestionDraft({ params: { draftId }, body: { ...fresh, ...body } });
const show = async (draftId: string, by = author) =>
  (await by.api.questions.showQuestionDraft({ params: { draftId } })).draft;

describe('what an author types', () => {
  it('is kept as it stands on the screen, complete or not, and shown to its author again', async () => {
    const id = newId();
    const { revision, savedAt } = await save(id);
    expect(await show(id)).toEqual({
      draftId: id,
      base: null,
      revision,
      savedAt,
      title: 'If I =',
      form: { stem: 'If I =' },
      images: {},
    });
    expect(revision).toBe(1);
  });

  it('is seen by nobody else, not even by a colleague who knows its id', async () => {
    const colleague = await place.person('teacher');
    const id = newId();
    await save(id);
    expect(await show(id, colleague)).toBeNull();
    expect((await colleague.api.questions.listQuestionDrafts()).rows).toEqual([]);
    await colleague.api.questions.dropQuestionDraft({ params: { draftId: id } });
    expect(await show(id)).not.toBeNull();
  });

  it('is listed newest first, and gone once it is dropped', async () => {
    const own = await place.person('teacher');
    const [first, second] = [newId(), newId()];
    await save(first, {}, own);
    world.clock.advance({ minutes: 1 });
    await save(second, { title: 'A train' }, own);
    const ids = async () => (await own.api.questions.listQuestionDrafts()).rows.map(({ draftId }) => draftId);
    expect(await ids()).toEqual([second, first]);
    await own.api.questions.dropQuestionDraft({ params: { draftId: second } });
    expect(await ids()).toEqual([first]);
    expect(await show(second, own)).toBeNull();
  });

  it('of a question remembers the version under which it was typed', async () => {
    const { questionId } = await aQuestion(place.ctx(author));
    await author.api.questions.saveQuestionDraft({
      params: { draftId: questionId },
      body: { ...fresh, base: { version: 1, keyVersion: 1 } },
    });
    expect(await show(questionId)).toMatchObject({ base: { version: 1, keyVersion: 1 } });
  });

  it('comes with the addresses of its pictures, never with those of another institute', async () => {
    const mine = await anImage(place.ctx());
    const theirs = await anImage((await world.institute()).ctx());
    const id = newId();
    await save(id, { images: [mine.mediaId, theirs.mediaId] });
    expect(Object.keys((await show(id))!.images)).toEqual([mine.mediaId]);
  });

  it('loses no word to a sign that cannot be stored', async () => {
    const id = newId();
    await save(id, { form: { stem: 'a\0b\uD800c' } });
    expect((await show(id))!.form).toEqual({ stem: 'ab\uFFFDc' });
  });
});

describe('two windows of one author', () => {
  it('do not write over each other: the later one is told', async () => {
    const id = newId();
    await save(id);
    await save(id, { revision: 1, form: { stem: 'first window' } });
    await expect(save(id, { revision: 1, form: { stem: 'second window' } })).rejects.toMatchObject({
      error: 'CONFLICT',
    });
    expect((await show(id))!.form).toEqual({ stem: 'first window' });
  });

  it('may save at once, and exactly one of them does', async () => {
    const id = newId();
    const tries = await Promise.allSettled(['one', 'two', 'three'].map((stem) => save(id, { form: { stem } })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('take the same words sent again, because the reply was lost, for one save', async () => {
    const id = newId();
    const first = await save(id);
    expect(await save(id)).toEqual(first);
  });

  it('bring words back that the other one dropped', async () => {
    const id = newId();
    await save(id);
    await author.api.questions.dropQuestionDraft({ params: { draftId: id } });
    expect(await save(id, { revision: 1 })).toMatchObject({ revision: 2 });
  });
});

describe('a draft', () => {
  it('is refused when it is longer than any question', async () => {
    await expect(save(newId(), { form: { stem: 'x'.repeat(400_001) } })).rejects.toMatchObject({
      error: 'DRAFT_TOO_LONG',
    });
  });

  it('is one of at most 200 of an author', async () => {
    const own = await place.person('teacher');
    await world.query(
      `insert into question_drafts (institute_id, author_id, id, revision, title, form, images, saved_at)
        select $1, $2, gen_random_uuid(), 1, '', '{}', '[]', now() from generate_series(1, 200)`,
      [place.id, own.accountId],
    );
    await expect(save(newId(), {}, own)).rejects.toMatchObject({ error: 'DRAFTS_TOO_MANY', details: { most: 200 } });
  });
});
