import { fromSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import type { AnsweredQuestion } from '../../questions/index.ts';
import { cardOfQuestion } from './card-of-question.ts';

const question = (given: Partial<AnsweredQuestion>): AnsweredQuestion => ({
  type: 'SINGLE',
  words: { stem: fromSource('Speed after $t$ at \\$5?'), options: ['$u$', '$u + at$'].map(fromSource) },
  language: 'en',
  answerKey: { kind: 'choice', accepted: [[2]] },
  solution: fromSource('By definition.\n\n$$v = u + at$$'),
  from: { kind: 'test', path: '/student/results/x', label: 'Mock' },
  ...given,
});
const cardOf = (given: Partial<AnsweredQuestion>) => cardOfQuestion(question(given), 'See the picture.');

describe('a card of a question', () => {
  it('asks with the options and answers with the right one and the solution', () => {
    expect(cardOf({})).toEqual({
      front: 'Speed after $t$ at \\$5?\n\nA. $u$\nB. $u + at$',
      back: 'B. $u + at$\n\nBy definition.\n\n$$v = u + at$$',
    });
  });

  it('answers with numbers and texts', () => {
    const words = { stem: fromSource('How much?'), options: [] };
    const number = {
      kind: 'number',
      accepted: [
        { from: '2', to: '2' },
        { from: '-3', to: '-1' },
      ],
    } as const;
    expect(
      cardOf({ type: 'DECIMAL', words, answerKey: { ...number, accepted: [...number.accepted] }, unit: 'm' }).back,
    ).toMatch(/^2 \/ -3 – -1 m\n/);
    expect(
      cardOf({ words, answerKey: { kind: 'text', accepted: ['ribosome', 'ribosomes'], caseSensitive: false } }).back,
    ).toMatch(/^ribosome \/ ribosomes\n/);
  });

  it('says where a picture is, and leaves out what a side cannot hold', () => {
    const image = { type: 'image', attrs: { mediaId: 'm', alt: 'A lens' } } as const;
    const stem = { type: 'doc', content: [...fromSource('Which lens?').content, image] } as const;
    expect(cardOf({ words: { stem, options: [] } }).front).toBe('Which lens?\n\nSee the picture.');
    const long = cardOf({ solution: fromSource(`First.\n\n${'x'.repeat(1990)}`) });
    expect(long.back).toBe('B. $u + at$\n\nFirst.');
    expect(cardOf({ words: { stem: fromSource('y'.repeat(3000)), options: [] } }).front).toHaveLength(2000);
  });
});
