import { requestText } from './connection.ts';
import type { SaveJob } from './jobs.ts';
import type { Lane } from './lane.ts';

const SAVED = '"verdicts":["saved"]';

/** Saves of one answer each, by the voices in turn; every connection has voices of its own. */
export function saveRequests({
  voices,
  questionIds,
  connections,
  firstSequence,
}: SaveJob): (connection: number) => Lane {
  return (connection) => {
    const own = voices
      .filter((_, i) => i % connections === connection)
      .map((voice) => {
        const { host, address, token } = voice;
        const questions = questionIds[host] ?? [];
        return {
          path: `/api/attempts/${voice.attemptId}/answers`,
          headers: {
            host,
            'x-forwarded-for': address,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          seat: voice.seat,
          questions,
        };
      });
    let turn = 0;
    return {
      next: () => {
        const { path, headers, seat, questions } = own[turn % own.length]!;
        const round = Math.floor(turn++ / own.length);
        const answer = `{"response":{"options":[${1 + (round % 4)}]},"review":false,"seconds":${round % 80_000}}`;
        const write = `{"sequence":${firstSequence + round + 1},"questionId":"${questions[round % questions.length]}","kind":"answer","answer":${answer}}`;
        return requestText('POST', path, headers, `{"seat":${seat},"writes":[${write}]}`);
      },
      check: (status, body) => {
        if (status !== 200 || !body.includes(SAVED))
          throw new Error(`A save was answered with ${status}: ${body.slice(0, 300)}`);
      },
    };
  };
}
