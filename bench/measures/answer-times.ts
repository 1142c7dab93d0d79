import { figureOf, median } from '../figures.ts';
import { httpCall } from '../rig/http-call.ts';
import type { Account } from '../rig/school.ts';
import { inRounds, type Measure, ROUNDS, timed } from './measure.ts';

const TRIES = 60;

/** A call that anybody may make with an address that may have an account or none. */
interface Question {
  readonly id: string;
  readonly what: string;
  readonly path: string;
  readonly form: (email: string) => Readonly<Record<string, string>>;
  /** The name of its refusal; undefined where it answers yes. */
  readonly refusal?: string;
}

const questions: readonly Question[] = [
  {
    id: 'S14-login',
    what: 'a wrong password, for an address with an account',
    path: '/api/oauth/token',
    form: (username) => ({
      grant_type: 'password',
      client_id: 'app',
      username,
      password: 'a wrong guess',
      tncAgreed: 'true',
    }),
    refusal: 'INVALID_CREDENTIALS',
  },
  {
    id: 'S14-link',
    what: 'asking for a new password, for an address with an account',
    path: '/api/forgot-password',
    form: (email) => ({ email }),
  },
];

/** S14: the time of an answer about an address that has an account, against one that has none. Each try has both of its own. */
export const answerTimes: Measure = async (stage) => {
  const registry = await stage.registry();
  const school = stage.schools[0]!;
  const { port } = await stage.server();
  const figures = [];
  for (const question of questions) {
    const people = await registry.people(school, 'student', TRIES * (ROUNDS + 1));
    const rounds = await inRounds(async (round) => {
      const ours: number[] = [];
      const limit: number[] = [];
      for (const [n, account] of people.slice(round * TRIES, (round + 1) * TRIES).entries()) {
        const nobody = { ...account, email: `nobody-${account.email}`, address: account.address.replace(/^10/, '11') };
        const known = async () => ours.push(await timed(() => ask(port, question, account)));
        const unknown = async () => limit.push(await timed(() => ask(port, question, nobody)));
        for (const attempt of n % 2 === 0 ? [known, unknown] : [unknown, known]) await attempt();
      }
      return { ours: median(ours), limit: median(limit) };
    });
    const { id, what } = question;
    figures.push(figureOf({ id, what, unit: 'ms', reach: ['<=', 1.1] }, rounds));
  }
  return figures;
};

async function ask(port: number, { path, form, refusal }: Question, { host, address, email }: Account): Promise<void> {
  const sent = {
    payload: new URLSearchParams(form(email)).toString(),
    type: 'application/x-www-form-urlencoded',
  };
  const reply = await httpCall({ port, host, address }, 'POST', path, sent);
  const said = (reply.json() as { error_name?: string }).error_name;
  if (said !== refusal) throw new Error(`${path} answered ${said ?? 'yes'}: ${reply.body}`);
}
