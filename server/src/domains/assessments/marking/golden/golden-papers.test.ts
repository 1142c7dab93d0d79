import { readdirSync, readFileSync } from 'node:fs';
import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { Explanation, MarkingRule } from '@abhyas/contract/assessments/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld } from '../../../../testing/index.ts';
import type { PaperVersion } from '../../versions/paper-version.ts';
import { markAnswers, type Marking } from '../mark-answers.ts';
import { type Golden, readGolden } from './read-golden.ts';

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.replace('.txt', ''));
const read = (id: string) => readGolden(readFileSync(new URL(`${id}.txt`, import.meta.url), 'utf8'));

let patterns: readonly ExamPattern[];
beforeAll(async () => {
  const world = await testWorld();
  const teacher = await (await world.institute()).person('teacher');
  patterns = (await teacher.api.assessments.listExamPatterns()).rows;
});

/** The paper of a golden file, with the sections and rules of its pattern's rows. */
function paperOf(pattern: ExamPattern, golden: Golden): PaperVersion {
  return {
    paperId: pattern.id,
    version: 1,
    title: pattern.id,
    minutes: pattern.minutes,
    instructions: fromSource(''),
    console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
    sections: pattern.sections.map(({ title, rule, counted, questions, subject }, at) => ({
      id: title,
      title,
      rule,
      ...(counted < questions && { counted }),
      questions: golden.sections[at]!.questions.map(({ id, type }) => ({
        id,
        type,
        subject: subject as SubjectName,
        version: 1,
        keyVersion: 1,
        index: `${at + 1}.${id}.0`,
        optionCount: 4,
        difficulty: 1,
        areaId: subject,
        topic: subject,
      })),
    })),
    sets: 1,
    questions: golden.sections.flatMap(({ questions }) => questions).length,
    fullMarks: pattern.marks,
    publishedAt: new Date(0),
  };
}

const signed = (hundredths: number) =>
  `${hundredths > 0 ? '+' : hundredths < 0 ? '−' : ''}${Math.abs(hundredths) / 100}`;

function headOf({ right, wrong, ladder, decimals }: MarkingRule, subject: string, counted: number, shown: number) {
  const extra = `${ladder.length > 0 ? ' ladder' : ''}${decimals === undefined ? '' : ` decimals ${decimals}`}`;
  return `[${subject} · ${counted} of ${shown} · ${signed(right)}/${signed(wrong)}/0${extra}]`;
}
function said(marks: number, { code, values }: Explanation): string {
  if (code === 'LADDER') return `${signed(marks)} ${code} ${values['rightChosen']}/${values['correct']}`;
  return `${signed(marks)} ${code}${'counted' in values ? ` ${values['counted']}` : ''}`;
}
function totals({ marks, counts: { right, wrong, partial, unanswered }, subjects }: Marking): string {
  const by = subjects.map((one) => `${one.subject} ${one.marks / 100}/${one.full / 100}`).join(' ');
  return `${marks / 100} · right ${right} wrong ${wrong} partial ${partial} unanswered ${unanswered} · ${by}`;
}

describe('exams: patterns. The golden papers', () => {
  // CUET's four papers have one section each, marked as a section of NEET is with other numbers.
  it('are there for every official pattern of JEE and NEET', () => {
    const ofBoth = patterns.filter(({ exam }) => /^(JEE|NEET)/.test(exam));
    expect(files.toSorted()).toEqual(ofBoth.map(({ id }) => id).toSorted());
  });

  describe.each(files)('%s', (id) => {
    const golden = read(id);
    const keys = new Map(golden.sections.flatMap(({ questions }) => questions.map((one) => [one.id, one.key])));
    const paper = () =>
      paperOf(
        patterns.find((pattern) => pattern.id === id)!,
        golden,
      );
    const stored = (sheet: number) =>
      golden.sections.flatMap(({ questions }) => questions.flatMap((question) => question.stored[sheet] ?? []));
    const saidOf = ({ answers }: Marking) =>
      answers.map((one) => `${one.questionId}: ${said(one.marks, one.explanation)}`);

    it('has the sections, counts and marks of the pattern, and questions of their types', () => {
      const pattern = patterns.find((one) => one.id === id)!;
      expect(golden.sections.map(({ head }) => head)).toEqual(
        pattern.sections.map(({ rule, subject, counted, questions }) => headOf(rule, subject, counted, questions)),
      );
      for (const [at, { questions }] of golden.sections.entries()) {
        expect(questions.length).toBe(pattern.sections[at]!.questions);
        for (const { type } of questions) expect(pattern.sections[at]!.types).toContain(type);
      }
      expect(markAnswers(paper(), keys, []).answers.reduce((sum, { full }) => sum + full, 0)).toBe(pattern.marks);
    });

    it.each([0, 1, 2])('gives student %i the marks and the sentence of each question, and the totals', (sheet) => {
      const marking = markAnswers(paper(), keys, stored(sheet));
      expect(saidOf(marking)).toEqual(
        golden.sections.flatMap(({ questions }) => questions.map((one) => `${one.id}: ${one.expected[sheet]}`)),
      );
      expect(totals(marking)).toBe(golden.sheets[sheet]);
    });

    it.each([0, 1, 2])('gives student %i after the verdicts what they say, and leaves the rest', (sheet) => {
      const marking = markAnswers(paper(), keys, stored(sheet), golden.verdicts);
      expect(saidOf(marking)).toEqual(
        golden.sections.flatMap(({ questions }) =>
          questions.map((one) => `${one.id}: ${(golden.changed.get(one.id) ?? one.expected)[sheet]}`),
        ),
      );
      expect(totals(marking)).toBe(golden.after[sheet]);
    });
  });
});
