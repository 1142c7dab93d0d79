import { type ExportFormat, exportFormats, formatLosses, formatSupport } from '@abhyas/contract/questions/formats';
import { optionCountOf } from '@abhyas/contract/questions/question-types';
import { type QuestionContent, type QuestionType, questionTypes } from '@abhyas/contract/questions/shapes';
import { type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../judging/judge.ts';
import { checkExport } from './check-export.ts';
import type { Parts } from './exchange.ts';
import { questionsOf, responsesTo } from './testing-questions.ts';
import { trip } from './testing-trips.ts';

const supported = exportFormats.flatMap((format) =>
  questionTypes
    .filter((type) => formatSupport[format][type].export === 'supported')
    .map((type): [ExportFormat, QuestionType] => [format, type]),
);
const words = ({ content: { en, hi }, key }: Parts, withExplanation: boolean) => ({
  ...wordsOf(en, withExplanation),
  hi: hi && wordsOf(hi, withExplanation),
  modelAnswer: key?.kind === 'rubric' ? toSource(key.modelAnswer) : '',
});
const wordsOf = (en: QuestionContent, withExplanation: boolean) => ({
  stem: toSource(en.stem),
  options: en.options.map(toSource),
  lists: en.lists && [en.lists.first, en.lists.second].map((list) => list.map(inLine)),
  statements: en.statements && [toSource(en.statements.assertion), toSource(en.statements.reason)],
  explanation: withExplanation ? toSource(en.explanation) : '',
});
/** An item of a list is one line in a spreadsheet. */
const inLine = (doc: RichTextDoc) => toSource(doc).replaceAll(/\s*\n\s*/g, ' ');

describe.each(supported)('%s with %s', (format, type) => {
  it('comes back as the same question, and marks a hundred responses as before', async () => {
    let written = 0;
    // A spreadsheet is read in a process of its own: one large file is as good as four small ones.
    const [files, size] = format === 'xlsx' || format === 'csv' ? [1, 48] : [4, 12];
    const some = fc.noShrink(fc.array(questionsOf(type), { minLength: size, maxLength: size }));
    await fc.assert(
      fc.asyncProperty(some, fc.integer(), async (questions, seed) => {
        const out = questions.filter((parts) => 'losses' in checkExport(format, parts));
        if (out.length === 0) return;
        written += out.length;
        const back = await trip(format, questions);
        expect(back.map(({ problems }) => problems)).toEqual(out.map(() => []));
        const losses = format === 'json' ? [] : formatLosses[format];
        out.forEach((parts, i) => {
          const read = back[i]!.parts!;
          const { difficulty, pastExams, tags, areaName } = parts;
          expect(read).toMatchObject({ type, difficulty, pastExams, tags, areaName });
          const kept = losses.includes('TRANSLATION') ? { ...parts, content: { en: parts.content.en } } : parts;
          const essayInGift = format === 'gift' && parts.key.kind === 'rubric';
          expect(words(read, !essayInGift)).toEqual(words(kept, !essayInGift));
          if (parts.key.kind === 'rubric') return;
          const of = { type, optionCount: optionCountOf(type, parts.content.en) };
          for (const response of fc.sample(responsesTo(parts), { numRuns: 100, seed }))
            expect(judge(of, read.key!, response)).toEqual(judge(of, parts.key, response));
        });
      }),
      { numRuns: files },
    );
    expect(written).toBeGreaterThan(0);
  });
});
