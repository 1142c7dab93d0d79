import { describe, expect, it } from 'vitest';
import { schemes } from '../draft/marking-schemes.ts';
import { blankForm, blueprintOf, formProblem, markedTypes } from './blueprint-form.ts';

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
  paper: 'P',
  fromYear: 2025,
  untilYear: null,
  source: 's',
  secondHand: false,
  minutes: 180,
  marks: 0,
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
});
