import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aQuestion } from '../factories.ts';

let world: World;
let place: TestInstitute;
let author: Person;
let translator: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  author = await place.person('teacher');
  translator = await place.person('teacher');
});

const at = (questionId: string) => ({ params: { questionId } });
const show = (questionId: string) => author.api.questions.showQuestion(at(questionId));
const inHindi = (content: QuestionContent, stem: string): QuestionContent => ({ ...content, stem: fromSource(stem) });

async function translate(
  questionId: string,
  change: (en: QuestionContent, hi?: QuestionContent) => { en: QuestionContent; hi?: QuestionContent },
  seen: { readonly languages?: ('en' | 'hi')[] } = {},
) {
  const { type, difficulty, pastExams, key, version, keyVersion, content, knowledgeArea } = await show(questionId);
  const body = { type, difficulty, pastExams, key, version, keyVersion, knowledgeAreaId: knowledgeArea.id, ...seen };
  return translator.api.questions.reviseQuestion({
    ...at(questionId),
    body: { ...body, content: change(content.en, content.hi) },
  });
}

describe('a translation', () => {
  it('that a version does not have yet is added to it: no new version, no new key', async () => {
    const { questionId } = await aQuestion(place.ctx(author));
    const added = await translate(questionId, (en) => ({ en, hi: inHindi(en, 'चाल कितनी है?') }));
    expect(added).toEqual({ questionId, version: 1, keyVersion: 1 });
    const { content, languages } = await show(questionId);
    expect(languages).toEqual(['en', 'hi']);
    expect(content.hi?.stem).toEqual(fromSource('चाल कितनी है?'));
    const found = await author.api.questions.listQuestions({ query: { search: 'चाल कितनी है', language: 'hi' } });
    expect(found.rows.map(({ id }) => id)).toContain(questionId);
  });

  it('that is there is immutable: other words of it, or none, make a new version', async () => {
    const { questionId } = await aQuestion(place.ctx(author));
    await translate(questionId, (en) => ({ en, hi: inHindi(en, 'पहले शब्द') }));
    expect(await translate(questionId, (en) => ({ en, hi: inHindi(en, 'दूसरे शब्द') }))).toMatchObject({ version: 2 });
    expect(await translate(questionId, (en) => ({ en }))).toMatchObject({ version: 3 });
    const past = await author.api.questions.showQuestionVersion({ params: { questionId, version: 1 }, query: {} });
    expect(past.content.hi?.stem).toEqual(fromSource('पहले शब्द'));
  });

  it('that comes with other English belongs to the new version', async () => {
    const { questionId } = await aQuestion(place.ctx(author));
    const changed = await translate(questionId, (en) => ({
      en: { ...en, stem: fromSource('How fast is it?') },
      hi: inHindi(en, 'यह कितना तेज़ है?'),
    }));
    expect(changed).toMatchObject({ version: 2, keyVersion: 2 });
    const past = await author.api.questions.showQuestionVersion({ params: { questionId, version: 1 }, query: {} });
    expect(past.content.hi).toBeUndefined();
  });

  it('is not lost to somebody who changes the English and has not seen it', async () => {
    const { questionId } = await aQuestion(place.ctx(author));
    await translate(questionId, (en) => ({ en, hi: inHindi(en, 'जोड़ा गया') }));
    const blind = (en: QuestionContent) => ({ en: { ...en, stem: fromSource('How quick is it?') } });
    await expect(translate(questionId, blind, { languages: ['en'] })).rejects.toMatchObject({ error: 'CONFLICT' });
    expect(await translate(questionId, blind, { languages: ['en', 'hi'] })).toMatchObject({ version: 2 });
  });

  it('stands in the log as what it is', async () => {
    const { questionId } = await aQuestion(place.ctx(author));
    await translate(questionId, (en) => ({ en, hi: inHindi(en, 'लॉग में') }));
    const [row] = await world.query(
      `select action from audit_log where institute_id = $1 and subject_id = $2 order by at desc, id desc limit 1`,
      [place.id, questionId],
    );
    expect(row).toEqual({ action: 'question.translated' });
  });
});
