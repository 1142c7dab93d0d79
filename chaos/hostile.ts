import type { AnswerWrite } from '@abhyas/contract/assessments/shapes';
import type { Device } from './device.ts';
import type { Random } from './random.ts';
import type { Notebook } from './typed.ts';

const FOREIGN = '01900000-0000-7000-8000-000000000000';
/** Far above what a run reaches, so that no outbox ever counts so far. */
const FAR = 1_900_000_000;

type Poison = 'foreign question' | 'lone surrogate' | 'seat never given' | 'duplicates' | 'foreign attempt';
const poisons: readonly Poison[] = [
  'foreign question',
  'lone surrogate',
  'seat never given',
  'duplicates',
  'foreign attempt',
];

/** Sends a request that no console would send, while others save: it must fail alone. Refusals are what it is for. */
export async function poison(
  device: Device,
  notebook: Notebook,
  random: Random,
  questionIds: readonly string[],
): Promise<void> {
  const kind = random.pick(poisons);
  const seat = Math.max(1, device.seat);
  const write = (response: AnswerWrite['answer']['response']): AnswerWrite => {
    const questionId = random.pick(questionIds);
    const { answer } = notebook.note({
      device: 'hostile',
      seat,
      questionId,
      kind: 'draft',
      response,
      unreadable: true,
      forfeited: true,
    });
    return { sequence: FAR + answer.seconds, questionId, kind: 'draft', answer };
  };
  const good = write({ options: [1] });
  const bodies: Readonly<Record<Poison, unknown>> = {
    'foreign question': { seat, writes: [good, { ...good, sequence: good.sequence + 1, questionId: FOREIGN }] },
    'lone surrogate': {
      seat,
      writes: [good, { ...write(null), answer: { ...good.answer, response: { text: 'x\ud800' } } }],
    },
    'seat never given': { seat: seat + 50, writes: [good] },
    duplicates: { seat, writes: [good, { ...write({ options: [2] }), sequence: good.sequence }] },
    'foreign attempt': { seat, writes: [good] },
  };
  const path = kind === 'foreign attempt' ? FOREIGN : device.attemptId;
  await device.session.call('POST', `/api/attempts/${path}/answers`, bodies[kind]).catch(() => undefined);
}
