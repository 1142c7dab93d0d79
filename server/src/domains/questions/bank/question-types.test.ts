import type { QuestionContent, QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aDraft } from '../factories.ts';
import { pickQuestions } from '../index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const blank = fromSource('');
const content = (over: Partial<QuestionContent>): QuestionContent => ({
  stem: blank,
  options: [],
  explanation: blank,
  ...over,
});
const lists = { first: ['$P$', '$Q$'].map(fromSource), second: ['$1$', '$2$', '$3$'].map(fromSource) };
const both = (en: QuestionContent) => ({ en, hi: en });

const drafts: Partial<QuestionDraft>[] = [
  {
    type: 'MATRIX',
    content: both(content({ stem: fromSource('Match the columns'), lists })),
    key: { kind: 'matrix', rows: [[1, 3], [2]] },
  },
  {
    type: 'MATCH-LIST',
    content: both(content({ stem: fromSource('Match the lists'), lists, options: ['P→1', 'P→2'].map(fromSource) })),
    key: { kind: 'choice', accepted: [[2]] },
  },
  {
    type: 'ASSERTION-REASON',
    content: both(
      content({ statements: { assertion: fromSource('Ice floats.'), reason: fromSource('It is lighter.') } }),
    ),
    key: { kind: 'choice', accepted: [[1]] },
  },
  ...(['SUBJECTIVE-SHORT', 'SUBJECTIVE-MEDIUM', 'SUBJECTIVE-LONG'] as const).map((type) => ({
    type,
    content: both(content({ stem: fromSource(`Explain, ${type}.`) })),
    key: {
      kind: 'rubric' as const,
      modelAnswer: fromSource('Because $a = b$.'),
      criteria: [{ text: 'Names the law', marks: 2 }],
    },
  })),
];

describe('each type of the exams', () => {
  it.each(drafts.map((draft) => [draft.type, draft] as const))('%s is kept as it was written', async (_type, draft) => {
    const body = await aDraft(place.ctx(), draft);
    const { questionId } = await teacher.api.questions.createQuestion({ body });
    const kept = await teacher.api.questions.showQuestion({ params: { questionId } });
    expect({ type: kept.type, content: kept.content, key: kept.key }).toEqual({
      type: body.type,
      content: body.content,
      key: body.key,
    });
    const { rows } = await teacher.api.questions.listQuestions({ query: { type: body.type } });
    expect(rows.map(({ id }) => id)).toEqual([questionId]);
  });

  it('an assertion is named by its words in the list, though it has no stem', async () => {
    const { rows } = await teacher.api.questions.listQuestions({ query: { type: 'ASSERTION-REASON' } });
    expect(rows[0]?.stem).toEqual(fromSource('Ice floats.'));
  });

  it('questions that differ in nothing but their lists are not the same', async () => {
    const other = { first: lists.first, second: ['$4$', '$5$', '$6$'].map(fromSource) };
    const draft = await aDraft(place.ctx(), {
      ...drafts[0],
      content: { en: { ...drafts[0]!.content!.en, lists: other } },
    });
    const { questionId } = await teacher.api.questions.createQuestion({ body: draft });
    const prints = await world.query(
      `select count(distinct fingerprint)::int as different from questions where institute_id = $1 and type = 'MATRIX'`,
      [place.id],
    );
    expect([prints, questionId]).toEqual([[{ different: 2 }], expect.any(String)]);
  });

  it('what a person marks is drawn for a paper only where it is asked for by its type', async () => {
    const all = await pickQuestions(place.ctx(), { count: 50 });
    const asked = await pickQuestions(place.ctx(), { count: 50, type: 'SUBJECTIVE-LONG' });
    expect([all.length, asked.length, all.includes(asked[0]!)]).toEqual([4, 1, false]);
  });

  it('a picture of another institute is refused in a list and in a model answer', async () => {
    const picture = {
      type: 'doc' as const,
      content: [
        { type: 'image' as const, attrs: { mediaId: '019a0000-0000-7000-8000-000000000000', alt: 'A pulley' } },
      ],
    };
    const inList = await aDraft(place.ctx(), {
      ...drafts[0],
      content: { en: { ...drafts[0]!.content!.en, lists: { ...lists, first: [picture, lists.first[1]!] } } },
    });
    const inKey = await aDraft(place.ctx(), {
      ...drafts[3],
      key: { kind: 'rubric', modelAnswer: picture, criteria: [] },
    });
    for (const [body, path] of [
      [inList, 'body.content.en.lists.first.0'],
      [inKey, 'body.key.modelAnswer'],
    ] as const)
      await expect(teacher.api.questions.createQuestion({ body })).rejects.toMatchObject({
        error: 'QUESTION_INVALID',
        fields: [{ path, messageKey: 'questions.checks.pictureUnknown' }],
      });
  });
});

describe('tags', () => {
  it('are kept once each whatever their letter case, and stay where a change leaves them out', async () => {
    const body = await aDraft(place.ctx(), { tags: ['Board', 'board', 'Revision'] });
    const { questionId } = await teacher.api.questions.createQuestion({ body });
    const show = () => teacher.api.questions.showQuestion({ params: { questionId } });
    expect((await show()).tags).toEqual(['Board', 'Revision']);
    const { tags: _left, ...rest } = body;
    const revise = (draft: QuestionDraft) =>
      teacher.api.questions.reviseQuestion({
        params: { questionId },
        body: { ...draft, version: 1, keyVersion: 1 },
      });
    await revise(rest);
    expect((await show()).tags).toEqual(['Board', 'Revision']);
    await revise({ ...rest, tags: [] });
    expect((await show()).tags).toEqual([]);
  });
});
