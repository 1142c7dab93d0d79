import { describe, expect, it } from 'vitest';
import { schemes } from '../draft/marking-schemes.ts';
import { blankForm, blueprintOf, formOfPattern, formProblem, markedTypes, paperBlueprintOf } from './blueprint-form.ts';
import { relaxed } from './relaxing/relaxed.ts';
import { keepingMarks, withBlueprint } from './saved/saved-form.ts';

const draft = {
  title: 'Mock',
  minutes: 180,
  instructions: { type: 'doc' as const, content: [] },
  console: { reviewSaves: true, keyboardNumbers: true, languages: ['en' as const] },
  sections: [
    { id: 'a', title: 'Physics', rule: schemes.jeeMain, questionIds: ['q1', 'q2'] },
    { id: 'b', title: 'Chemistry', rule: schemes.jeeMain, questionIds: [] },
  ],
};
const pattern = {
  id: 'p',
  exam: 'E',
  examCode: null,
  paper: 'P',
  fromYear: 2025,
  untilYear: null,
  source: 's',
  secondHand: false,
  minutes: 180,
  marks: 0,
  console: {
    reviewSaves: true,
    keyboardNumbers: true,
    languages: ['en' as const],
    look: 'plain' as const,
    calculator: 'none' as const,
  },
  dropped: 'appeared' as const,
  tieChain: { id: 'chain', fromYear: 2022, source: 'bulletin', secondHand: false, links: [] },
  sections: [
    {
      title: 'Physics',
      subject: 'physics' as const,
      types: ['SINGLE' as const],
      questions: 20,
      counted: 20,
      rule: schemes.jeeMain,
    },
    {
      title: 'Chemistry',
      subject: 'chemistry' as const,
      types: ['INTEGER' as const],
      questions: 5,
      counted: 5,
      rule: schemes.jeeMain,
    },
  ],
};
const chapter = (subject: 'physics' | 'chemistry', name: string) => ({
  knowledgeAreaId: name,
  subject,
  name,
  weight: 2,
});

describe('the rules of a generated paper', () => {
  it('begin with what the official pattern still misses', () => {
    const { sections } = blankForm(draft, pattern, 'seed');
    expect(sections.map(({ count, subject, types }) => [count, subject, types])).toEqual([
      [18, 'physics', ['SINGLE']],
      [5, 'chemistry', ['INTEGER']],
    ]);
  });

  it('begin with the stems that the pattern’s questions share, until some stand in the section', () => {
    const [physics, chemistry] = pattern.sections;
    const stemmed = {
      ...pattern,
      sections: [
        { ...physics!, stems: 3 },
        { ...chemistry!, stems: 2 },
      ],
    };
    expect(blankForm(draft, stemmed, 'seed').sections.map(({ groups }) => groups)).toEqual([0, 2]);
    expect(formOfPattern(stemmed, 'Own', 'seed').sections.map(({ groups }) => groups)).toEqual([3, 2]);
  });

  it('begin with ten for an empty section of a paper of one’s own, and leave a filled one alone', () => {
    const form = blankForm(draft, undefined, 'seed');
    expect(form.sections.map(({ count, subject, types }) => [count, subject, types])).toEqual([
      [0, null, markedTypes],
      [10, null, markedTypes],
    ]);
    expect(blueprintOf(form).sections.map(({ sectionId }) => sectionId)).toEqual(['b']);
  });

  it('hold a chapter to the sections of its subject', () => {
    const form = {
      ...blankForm(draft, pattern, 'seed'),
      chapters: [chapter('physics', 'Optics'), chapter('chemistry', 'Solutions')],
    };
    expect(blueprintOf(form).sections.map(({ chapters }) => chapters)).toEqual([
      [{ knowledgeAreaId: 'Optics', weight: 2 }],
      [{ knowledgeAreaId: 'Solutions', weight: 2 }],
    ]);
  });

  it('name what keeps them from being sent', () => {
    const form = blankForm(draft, pattern, 'seed');
    expect(formProblem(form)).toBeUndefined();
    expect(formProblem({ ...form, shares: { easy: 50, medium: 20, hard: 20 } })).toBe('shares');
    expect(formProblem({ ...form, seed: ' ' })).toBe('seed');
    expect(formProblem({ ...form, sections: form.sections.map((one) => ({ ...one, count: 0 })) })).toBe('nothing');
  });

  it('weigh chapters as the syllabus does, until one’s own are wished', () => {
    const syllabus = [chapter('physics', 'Waves')];
    const form = { ...blankForm(draft, pattern, 'seed'), chapters: [chapter('physics', 'Optics')] };
    const first = (bySyllabus: boolean) => blueprintOf({ ...form, bySyllabus }, syllabus).sections[0]!.chapters;
    expect(first(true)).toEqual([{ knowledgeAreaId: 'Waves', weight: 2 }]);
    expect(first(false)).toEqual([{ knowledgeAreaId: 'Optics', weight: 2 }]);
  });

  it('come back from a saved blueprint as they went into it', () => {
    const begun = formOfPattern(pattern, 'Own', 'seed');
    const form = {
      ...begun,
      sections: begun.sections.map((one) => ({ ...one, count: one.title === 'Physics' ? 7 : 0, groups: 2 })),
      chapters: [chapter('physics', 'Optics')],
      shares: { easy: 20, medium: 60, hard: 20 },
      bySyllabus: false,
      byStudents: true,
      criterion: 3 as const,
      unusedDays: 30,
    };
    const saved = paperBlueprintOf(form, 'p');
    const known = new Map([['Optics', { subject: 'physics' as const, name: 'Optics' }]]);
    expect(saved).toMatchObject({ patternId: 'p', criterion: 3, unusedDays: 30, byStudents: true });
    expect(paperBlueprintOf(withBlueprint(begun, saved, known), 'p')).toEqual(saved);
  });

  it('bring how sections are marked, and tests that are there keep their own marks', () => {
    const begun = formOfPattern(pattern, 'Own', 'seed');
    const sections = begun.sections.map((one) => ({ ...one, rule: schemes.multipleCorrect }));
    const saved = paperBlueprintOf({ ...begun, sections }, 'p');
    const rulesIn = (form: typeof begun) => form.sections.map(({ rule }) => rule);
    expect(saved.sections.map(({ rule }) => rule)).toEqual([schemes.multipleCorrect, schemes.multipleCorrect]);
    expect(rulesIn(withBlueprint(begun, saved, new Map()))).toEqual([schemes.multipleCorrect, schemes.multipleCorrect]);
    expect(rulesIn(withBlueprint(begun, { ...saved, sections: [] }, new Map()))).toEqual(rulesIn(begun));
    expect(rulesIn(keepingMarks(begun, withBlueprint(begun, saved, new Map())))).toEqual(rulesIn(begun));
    expect(blueprintOf({ ...begun, sections }).sections.every((section) => !('rule' in section))).toBe(true);
  });

  it('bring their own sections where they follow no pattern', () => {
    const saved = paperBlueprintOf(formOfPattern(pattern, 'Own', 'seed'), undefined);
    const begun = withBlueprint(formOfPattern(saved, 'Own', 'seed'), saved, new Map());
    expect(paperBlueprintOf(begun, undefined)).toEqual(saved);
  });

  it('fit sections of other names by their order', () => {
    const saved = paperBlueprintOf(formOfPattern(undefined, 'Own', 'seed'), undefined);
    const { sections } = withBlueprint(blankForm(draft, undefined, 'seed'), saved, new Map());
    expect(sections.map(({ title, count }) => [title, count])).toEqual([
      ['Physics', 30],
      ['Chemistry', 0],
    ]);
  });

  it('lose one rule at a time when one is given up', () => {
    const form = { ...formOfPattern(pattern, 'Own', 'seed'), unusedDays: 30, criterion: 3 as const };
    const drop = (rule: Parameters<typeof relaxed>[1]) => relaxed({ form, naming: { papers: 4 } }, rule);
    expect(drop({ drop: 'papers', papers: 3 }).naming.papers).toBe(3);
    expect(drop({ drop: 'unusedDays' }).form).toEqual({ ...form, unusedDays: null });
    expect(drop({ drop: 'criterion' }).form).toEqual({ ...form, criterion: 1 });
    const grouped = { ...form, sections: form.sections.map((section) => ({ ...section, groups: 2 })) };
    const without = relaxed({ form: grouped, naming: { papers: 1 } }, { drop: 'groups', sections: [1] });
    expect(without.form.sections.map(({ groups }) => groups)).toEqual([2, 0]);
    const counts = drop({ drop: 'count', counts: [{ section: 1, count: 3 }] }).form.sections.map(({ count }) => count);
    expect(counts).toEqual([20, 3]);
  });

  it('lose a rule in one section alone, counted among those that are wished, and keep that when they are saved', () => {
    const begun = formOfPattern(pattern, 'Own', 'seed');
    const [physics, chemistry] = begun.sections;
    const form = {
      ...begun,
      bySyllabus: false,
      chapters: [chapter('physics', 'Optics'), chapter('chemistry', 'Acids')],
    };
    const wished = { ...form, sections: [{ ...physics!, count: 0 }, chemistry!] };
    const free = relaxed({ form: wished, naming: { papers: 1 } }, { drop: 'difficulty', sections: [0] }).form;
    expect(free.sections.map((section) => section.free)).toEqual([[], ['difficulty']]);
    const { form: less } = relaxed({ form, naming: { papers: 1 } }, { drop: 'chapters', sections: [1] });
    const both = relaxed({ form: less, naming: { papers: 1 } }, { drop: 'difficulty', sections: [1] }).form;
    const saved = paperBlueprintOf(both, 'p');
    expect(saved.sections.map(({ difficulty, chapters }) => [difficulty !== undefined, chapters.length])).toEqual([
      [true, 1],
      [false, 0],
    ]);
    const known = new Map([
      ['Optics', { subject: 'physics' as const, name: 'Optics' }],
      ['Acids', { subject: 'chemistry' as const, name: 'Acids' }],
    ]);
    expect(paperBlueprintOf(withBlueprint(begun, saved, known), 'p')).toEqual(saved);
  });
});
