import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aQuestion } from '../factories.ts';
import { getForPaper } from '../index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let questionIds: string[];

const stem = { en: fromSource('Read the passage. Let $v = 3$.') };
const nobody = '019a0000-0000-7000-8000-000000000000';

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});
beforeEach(async () => {
  questionIds = [];
  for (let at = 0; at < 3; at++) questionIds.push((await aQuestion(place.ctx())).questionId);
});

const create = async (over: object = {}) =>
  (
    await teacher.api.questions.createQuestionGroup({
      body: { title: 'Passage on motion', stem, questionIds: questionIds.slice(0, 2), ...over },
    })
  ).groupId;
const show = (groupId: string) => teacher.api.questions.showQuestionGroup({ params: { groupId } });
const save = (groupId: string, over: object = {}) =>
  teacher.api.questions.saveQuestionGroup({
    params: { groupId },
    body: { title: 'Passage on motion', stem, questionIds: questionIds.slice(0, 2), version: 1, ...over },
  });

describe('a group of questions', () => {
  it('keeps its stem and its questions in order, and is found by its title', async () => {
    const groupId = await create({ title: 'Comet 67P', questionIds: [questionIds[1], questionIds[0]] });
    const group = await show(groupId);
    expect(group).toMatchObject({ title: 'Comet 67P', version: 1, stem, can: { edit: true } });
    expect(group.questions.map(({ id }) => id)).toEqual([questionIds[1], questionIds[0]]);
    const { rows, total } = await teacher.api.questions.listQuestionGroups({ query: { search: 'comet' } });
    expect([total, rows[0]]).toMatchObject([1, { id: groupId, questions: 2, languages: ['en'] }]);
  });

  it('takes questions in, lets them go and changes their order without a new version of its stem', async () => {
    const groupId = await create();
    expect(await save(groupId, { questionIds: [questionIds[2], questionIds[0]] })).toEqual({ groupId, version: 1 });
    expect((await show(groupId)).questions.map(({ id }) => id)).toEqual([questionIds[2], questionIds[0]]);
    const places = await getForPaper(place.ctx(), questionIds);
    expect(questionIds.map((id) => places.get(id)?.group?.position)).toEqual([2, undefined, 1]);
    expect(places.get(questionIds[0]!)?.group).toMatchObject({ id: groupId, version: 1, languages: ['en'] });
  });

  it('has a new version when its words change, and nobody overwrites another’s unseen', async () => {
    const groupId = await create();
    const changed = { stem: { en: fromSource('Another passage.') } };
    expect(await save(groupId, changed)).toEqual({ groupId, version: 2 });
    await expect(save(groupId, changed)).rejects.toMatchObject({ error: 'CONFLICT' });
  });

  it('does not take a question out of another group', async () => {
    await create();
    const { number } = await teacher.api.questions.showQuestion({ params: { questionId: questionIds[0]! } });
    await expect(create()).rejects.toMatchObject({
      error: 'GROUP_QUESTION_TAKEN',
      details: { questions: expect.stringContaining(`Q-${number}`) },
    });
  });

  it.each([
    ['without words', { stem: { en: fromSource(' ') } }, 'body.stem.en', 'groups.checks.stemMissing'],
    [
      'with a formula that cannot be typeset',
      { stem: { en: fromSource('$\\nope$') } },
      'body.stem.en',
      'checks.MATH_UNKNOWN_COMMAND',
    ],
    ['without words in Hindi', { stem: { ...stem, hi: fromSource('') } }, 'body.stem.hi', 'groups.checks.stemMissing'],
    ['with a question that is not there', { questionIds: [nobody] }, 'body.questionIds.0', 'groups.checks.gone'],
  ])('is refused %s', async (_what, over, path, messageKey) => {
    await expect(create(over)).rejects.toMatchObject({
      error: 'GROUP_INVALID',
      fields: [{ path, messageKey: `questions.${messageKey}` }],
    });
  });

  it('is refused with a question named twice, and with a picture of nobody', async () => {
    await expect(create({ questionIds: [questionIds[0], questionIds[0]] })).rejects.toMatchObject({
      fields: [{ path: 'body.questionIds.1', messageKey: 'questions.groups.checks.repeated' }],
    });
    const picture = { type: 'doc', content: [{ type: 'image', attrs: { mediaId: nobody, alt: 'A comet' } }] };
    await expect(create({ stem: { en: picture } })).rejects.toMatchObject({
      fields: [{ path: 'body.stem.en', messageKey: 'questions.checks.pictureUnknown' }],
    });
  });

  it('tells a paper which languages its stem speaks, beside those of the question itself', async () => {
    const { content } = (await aQuestion(place.ctx())).draft;
    const both = await aQuestion(place.ctx(), {
      content: { en: { ...content.en, stem: fromSource('Both') }, hi: content.en },
    });
    const languages = async () => {
      const found = (await getForPaper(place.ctx(), [both.questionId])).get(both.questionId)!;
      return { own: found.languages, stem: found.group?.languages };
    };
    const groupId = await create({ questionIds: [both.questionId] });
    expect(await languages()).toEqual({ own: ['en', 'hi'], stem: ['en'] });
    await save(groupId, { stem: { ...stem, hi: fromSource('गद्यांश पढ़ें।') }, questionIds: [both.questionId] });
    expect(await languages()).toEqual({ own: ['en', 'hi'], stem: ['en', 'hi'] });
  });

  it('of another institute is not there', async () => {
    const groupId = await create();
    const stranger = await (await world.institute()).person('teacher');
    await expect(stranger.api.questions.showQuestionGroup({ params: { groupId } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });
});
