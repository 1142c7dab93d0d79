import { setTimeout as pause } from 'node:timers/promises';
import { type Door, openDoor, type Sent } from './door.ts';
import type { Step, Tally } from './report.ts';

export interface Student {
  readonly email: string;
  readonly password: string;
}
export interface Plan {
  /** Address of the institute. */
  readonly at: string;
  /** Host and port of the machine, where the name of the institute does not lead there. */
  readonly through?: string | undefined;
  readonly paperId: string;
  /** Answers that each student saves, one by one. */
  readonly saves: number;
  /** Milliseconds between two answers, as somebody thinks. */
  readonly thinking: number;
}

/** The call was answered with something else than 200, or not at all; it is in the tally. */
class Failed extends Error {}

interface Asked extends Sent {
  readonly method?: 'GET' | 'POST';
  /** Refusals that are no mistake. */
  readonly allowed?: readonly string[];
}

/** One student: signs in, begins the paper, reads the questions, saves answers, submits, and asks for the result. Everything is noted in the tally. */
export async function sitPaper(plan: Plan, student: Student, tally: Tally): Promise<void> {
  const { call, close } = openDoor(plan.at, plan.through);
  try {
    await sit(call, plan, student, tally);
    tally.finished++;
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
  } finally {
    close();
  }
}

async function sit(door: Door, plan: Plan, student: Student, tally: Tally): Promise<void> {
  const ask = asking(door, tally);
  const form = {
    grant_type: 'password',
    client_id: 'web',
    tncAgreed: 'true',
    username: student.email,
    password: student.password,
  };
  const { access_token: token } = await ask<{ access_token: string }>('sign in', '/api/oauth/token', {
    method: 'POST',
    form,
  });
  const post = { method: 'POST', token } as const;
  const { attemptId } = await ask<{ attemptId: string }>('start', `/api/student/papers/${plan.paperId}/attempts`, {
    ...post,
    json: {},
  });
  const attempt = `/api/attempts/${attemptId}`;
  const { seat } = await ask<{ seat: number }>('sit down', `${attempt}/seats`, { ...post, json: {} });
  const sheet = await ask<{ sections: { questions: { id: string }[] }[] }>('questions', `${attempt}/sheet`, { token });
  const questionIds = sheet.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const told = new Map<string, string>();
  for (let sequence = 1; sequence <= plan.saves; sequence++) {
    const questionId = questionIds[sequence % questionIds.length]!;
    const answer = { response: { options: [1 + (sequence % 4)] }, review: false, seconds: sequence };
    const writes = [{ sequence, questionId, kind: 'answer', answer }];
    const { verdicts } = await ask<{ verdicts: string[] }>('save', `${attempt}/answers`, {
      ...post,
      json: { seat, writes },
    });
    if (verdicts[0] === 'saved') told.set(questionId, JSON.stringify(answer.response));
    else tally.error('save', `the verdict was ${verdicts[0]}`);
    if (plan.thinking > 0) await pause(plan.thinking);
  }
  await ask('submit', `${attempt}/submit`, { ...post, json: { seat, lastSequence: plan.saves } });
  await ask('result', `${attempt}/result`, { token, allowed: ['RESULT_NOT_READY'] });
  await lookAgain(door, `${attempt}`, token, told, tally);
}

/** Holds what the server has against what it acknowledged. */
async function lookAgain(door: Door, attempt: string, token: string, told: ReadonlyMap<string, string>, tally: Tally) {
  tally.acknowledged += told.size;
  const { status, body } = await door('GET', attempt, { token });
  if (status !== 200) return;
  const { answers } = contentOf<{ answers: { questionId: string; answer: { response: unknown } }[] }>(body);
  const there = new Map(answers.map(({ questionId, answer }) => [questionId, JSON.stringify(answer.response)]));
  tally.found += [...told].filter(([questionId, response]) => there.get(questionId) === response).length;
}

const asking =
  (door: Door, tally: Tally) =>
  async <T>(step: Step, path: string, { method = 'GET', allowed = [], ...sent }: Asked): Promise<T> => {
    const from = performance.now();
    const reply = await door(method, path, sent).catch((error: Error) => ({ status: 0, body: error.message }));
    tally.time(step, performance.now() - from);
    if (reply.status === 200) return contentOf<T>(reply.body);
    const reason = reasonOf(reply.body);
    if (allowed.includes(reason)) return undefined as T;
    tally.error(step, `${reply.status} ${reason}`);
    throw new Failed(reason);
  };

/** What a reply holds, with or without the envelope. */
function contentOf<T>(body: string): T {
  const said = JSON.parse(body) as { responseObject?: T };
  return said.responseObject ?? (said as T);
}

function reasonOf(body: string): string {
  try {
    return String((JSON.parse(body) as { error?: string }).error);
  } catch {
    return body.slice(0, 80);
  }
}
