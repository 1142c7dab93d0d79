import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aQuestion } from '../factories.ts';

let world: World;
let place: TestInstitute;
let author: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  author = await place.person('teacher', { firstName: 'Farida' });
});

const at = (draft: QuestionDraft, stem: string): QuestionDraft => ({
  ...draft,
  content: { en: { ...draft.content.en, stem: fromSource(stem) } },
});
const list = (questionId: string) => author.api.questions.listQuestionVersions({ params: { questionId } });
const show = (questionId: string, version: number, keyVersion?: number) =>
  author.api.questions.showQuestionVersion({
    params: { questionId, version },
    query: keyVersion ? { keyVersion } : {},
  });

/** Version 1 with key 1, then key 2 for it, then version 2 with key 3. */
async function aStory() {
  const { questionId, draft } = await aQuestion(place.ctx(author));
  const revise = (body: QuestionDraft, version: number, keyVersion: number) =>
    author.api.questions.reviseQuestion({ params: { questionId }, body: { ...body, version, keyVersion } });
  const rekeyed = { ...draft, key: { kind: 'choice' as const, accepted: [[1]] } };
  await revise(rekeyed, 1, 1);
  await revise({ ...at(rekeyed, 'How fast is it?'), difficulty: 2 }, 1, 2);
  return { questionId, draft };
}

describe('the history of a question', () => {
  it('lists versions of words with the keys that each had, and who wrote them', async () => {
    const { questionId } = await aStory();
    const { current, versions } = await list(questionId);
    expect(current).toEqual({ version: 2, keyVersion: 3 });
    expect(versions).toMatchObject([
      { version: 2, type: 'SINGLE', languages: ['en'], keys: [{ keyVersion: 3 }] },
      { version: 1, keys: [{ keyVersion: 2 }, { keyVersion: 1 }] },
    ]);
    expect(versions.map(({ createdBy }) => createdBy?.startsWith('Farida'))).toEqual([true, true]);
  });

  it('shows a version as it was, with its newest key or the one that is asked for', async () => {
    const { questionId, draft } = await aStory();
    expect(await show(questionId, 1)).toMatchObject({
      version: 1,
      keyVersion: 2,
      content: { en: draft.content.en },
      key: { kind: 'choice', accepted: [[1]] },
    });
    expect((await show(questionId, 1, 1)).key).toEqual(draft.key);
  });

  it('has no version that was never written, nor a key of another version', async () => {
    const { questionId } = await aStory();
    await expect(show(questionId, 3)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(show(questionId, 2, 1)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('is not shown to another institute', async () => {
    const { questionId } = await aStory();
    const stranger = await (await world.institute()).person('teacher');
    await expect(stranger.api.questions.listQuestionVersions({ params: { questionId } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });
});

describe('restoring a version', () => {
  const restore = (questionId: string, version: number, keyVersion: number, over = { version: 2, keyVersion: 3 }) =>
    author.api.questions.restoreQuestionVersion({ params: { questionId, version }, body: { keyVersion, over } });

  it('makes its words and its key the newest version, and keeps all that was between', async () => {
    const { questionId, draft } = await aStory();
    expect(await restore(questionId, 1, 1)).toEqual({ questionId, version: 3, keyVersion: 4 });
    const now = await author.api.questions.showQuestion({ params: { questionId } });
    expect(now).toMatchObject({ content: { en: draft.content.en }, key: draft.key, difficulty: 2 });
    expect((await list(questionId)).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('is refused where somebody changed the question since', async () => {
    const { questionId } = await aStory();
    await restore(questionId, 1, 1);
    await expect(restore(questionId, 1, 1)).rejects.toMatchObject({ error: 'CONFLICT' });
  });

  it('is refused where the old words do not pass today’s checks', async () => {
    const { questionId } = await aStory();
    await world.query(
      `update question_versions set content = jsonb_set(content::jsonb, '{options}', '[]')::json
        where institute_id = $1 and question_id = $2 and version = 1`,
      [place.id, questionId],
    );
    await expect(restore(questionId, 1, 1)).rejects.toMatchObject({ error: 'QUESTION_INVALID' });
  });
});

it('says of a question that stands nowhere that it stands nowhere', async () => {
  const { questionId } = await aQuestion(place.ctx(author));
  expect(await author.api.questions.listQuestionUses({ params: { questionId } })).toEqual({ rows: [] });
});
