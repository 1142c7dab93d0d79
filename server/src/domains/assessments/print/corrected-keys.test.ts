import type { KeyVerdictKind } from '@abhyas/contract/assessments/key-rules';
import type { PrintDocument } from '@abhyas/contract/assessments/prints';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, option, testWorld } from '../../../testing/index.ts';
import { usualChoices } from './page/usual-choices.ts';

const world = await testWorld();
let room: ExamRoom;
let paperId: string;
let questions: string[];

beforeAll(async () => {
  room = await examRoom(world);
  questions = await Promise.all([1, 2, 3, 4, 5].map(() => room.question('SINGLE', option(2))));
  paperId = await room.paper(questions, { title: 'Keys that did not stand' });
  const decide = (at: number, kind: KeyVerdictKind, ...keys: AnswerKey[]) =>
    room.teacher.api.assessments.decideKey({
      params: { paperId, version: 1, questionId: questions[at]! },
      body: { kind, keys, reason: 'The experts agreed.' },
    });
  await decide(0, 'change_key', option(3));
  await decide(1, 'drop');
  await decide(2, 'several_keys', option(2), option(4));
  await decide(3, 'all_right');
});

const preview = async (document: PrintDocument, draft = false) =>
  (
    await room.teacher.api.assessments.previewPrint({
      params: { paperId },
      body: { document, set: 'A', choices: { ...usualChoices, draft }, whole: true },
    })
  ).html;
const printedKey = async (draft = false) =>
  [...(await preview('key', draft)).matchAll(/<li[^>]*><b>\d<\/b><span>([^<]*)</g)].map(([, answer]) => answer);
const answersOfSets = async () =>
  (await room.teacher.api.assessments.showSets({ params: { paperId } })).keys.map(({ sets: [first] }) => [
    first!.key.kind === 'choice' && first!.key.accepted,
    first!.verdict,
  ]);

describe('keys that did not stand', () => {
  it('are printed and listed as published while nothing is applied', async () => {
    expect(await printedKey()).toEqual(['B', 'B', 'B', 'B', 'B']);
    expect(await answersOfSets()).toEqual(questions.map(() => [[[2]], undefined]));
  });

  it('are printed and listed as decided once a rescore applies them, with what was dropped', async () => {
    await room.teacher.api.assessments.applyRescore({ params: { paperId }, body: { round: 1 } });
    expect(await printedKey()).toEqual(['C', 'Dropped', 'B or D', 'Every answer is right', 'B']);
    const solutions = await preview('solutions');
    expect([...solutions.matchAll(/Answer:<\/span> <b>([^<]*)</g)].map(([, answer]) => answer)).toEqual(
      await printedKey(),
    );
    expect(await answersOfSets()).toEqual([
      [[[3]], 'change_key'],
      [[[2]], 'drop'],
      [[[2], [4]], 'several_keys'],
      [[[2]], 'all_right'],
      [[[2]], undefined],
    ]);
  });

  it('stay as they are in the bank where the draft is printed, which no verdict is about', async () => {
    expect(await printedKey(true)).toEqual(['B', 'B', 'B', 'B', 'B']);
  });
});
