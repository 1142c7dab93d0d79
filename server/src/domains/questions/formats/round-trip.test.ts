import { exportFormats, formatSupport } from '@abhyas/contract/questions/formats';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import { toSource } from '@abhyas/contract/rich-text';
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../judging/judge.ts';
import type { ReadItem, WholeParts, Written } from './exchange.ts';
import { readGift } from './gift/read-gift.ts';
import { writeGift } from './gift/write-gift.ts';
import { readJson } from './json/read-json.ts';
import { jsonEnd, jsonStart, writeJsonQuestion } from './json/write-json.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { moodleEnd, moodleStart, writeCategory, writeMoodle } from './moodle/write-moodle.ts';
import { openZip } from './open-zip.ts';
import { readQtiPackage } from './qti/read-qti.ts';
import { writeManifest, writeQti } from './qti/write-qti.ts';
import { everyType, questionsOf, responsesTo } from './testing-questions.ts';

const none = () => undefined;
const bytes = (text: string) => new TextEncoder().encode(text);
/** Out of the house and in again: undefined where the writer refuses it by name. */
type Trip = (parts: WholeParts) => ReadItem[] | undefined;
const passed = <T>(written: Written<T>, read: (item: T) => ReadItem[]) =>
  'refused' in written ? undefined : read(written.item);

const trips: Partial<Record<(typeof exportFormats)[number], Trip>> = {
  json: (parts) => passed(writeJsonQuestion(parts), (item) => readJson(jsonStart + item + jsonEnd([parts], none))),
  gift: (parts) =>
    passed(writeGift(parts, 1), (item) => readGift(`$CATEGORY: ${parts.areaName.replace(' › ', '/')}\n\n${item}\n`)),
  moodle: (parts) =>
    passed(writeMoodle(parts, 1, none), (item) =>
      readMoodle(moodleStart + writeCategory(parts.areaName) + item + moodleEnd),
    ),
  qti21: (parts) =>
    passed(writeQti(parts, 1, none), (files) =>
      readQtiPackage(
        openZip(
          zipSync({
            'imsmanifest.xml': bytes(writeManifest([files])),
            [`items/${files.identifier}.xml`]: bytes(files.item),
          }),
          1e9,
        ),
      ),
    ),
};

const supported = exportFormats.flatMap((format) =>
  everyType
    .filter((type) => formatSupport[format][type].export === 'supported')
    .map((type): [keyof typeof trips, QuestionType] => [format, type]),
);

describe.each(supported.filter(([format]) => trips[format]))('%s with %s', (format, type) => {
  it('comes back as the same question, and marks every response as before', () => {
    let trips_ = 0;
    fc.assert(
      fc.property(
        questionsOf(type).chain((parts) =>
          fc.tuple(fc.constant(parts), fc.array(responsesTo(parts), { minLength: 100, maxLength: 100 })),
        ),
        ([parts, responses]) => {
          const read = trips[format]!(parts);
          if (!read) return;
          trips_++;
          expect(read.map(({ problems }) => problems)).toEqual([[]]);
          const back = read[0]!.parts!;
          expect(back).toMatchObject({
            type,
            difficulty: parts.difficulty,
            pastExams: parts.pastExams,
            tags: parts.tags,
            areaName: parts.areaName,
          });
          expect(toSource(back.content.en.stem)).toBe(toSource(parts.content.en.stem));
          expect(back.content.en.options.map(toSource)).toEqual(parts.content.en.options.map(toSource));
          expect(toSource(back.content.en.explanation)).toBe(
            parts.key.kind === 'rubric' && format === 'gift' ? '' : toSource(parts.content.en.explanation),
          );
          if (parts.key.kind === 'rubric') {
            expect(back.key?.kind === 'rubric' && toSource(back.key.modelAnswer)).toBe(toSource(parts.key.modelAnswer));
            return;
          }
          const options = { type, optionCount: type === 'ASSERTION-REASON' ? 4 : parts.content.en.options.length };
          for (const response of responses)
            expect(judge(options, back.key!, response)).toEqual(judge(options, parts.key, response));
        },
      ),
      { numRuns: 40 },
    );
    expect(trips_).toBeGreaterThan(0);
  });
});

it('refuses for GIFT an answer with an arrow, which would come back as a pair', () => {
  const [parts] = fc.sample(questionsOf('FILL-BLANK-TEXT'), 1);
  const key = { kind: 'text', accepted: ['ax', 'a->x'], caseSensitive: false } as const;
  expect(writeGift({ ...parts!, key: { ...key, accepted: [...key.accepted] } }, 1)).toEqual({
    refused: 'KEY_READS_AS_PAIR',
  });
});
