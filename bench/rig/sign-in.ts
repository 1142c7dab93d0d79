import type { LoginReply } from '@abhyas/contract/identity/sign-in';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Person, personAt } from '../../server/src/testing/person.ts';
import { httpCall } from './http-call.ts';
import { type Account, PASSWORD } from './school.ts';

export type SignedIn = Account & { readonly token: string };

/** Signs in by the real token endpoint, password hash and all. */
export async function signIn(port: number, account: Account): Promise<SignedIn> {
  const form = {
    grant_type: 'password',
    username: account.email,
    password: PASSWORD,
    tncAgreed: 'true',
    client_id: 'app',
  };
  const reply = await httpCall({ port, ...account }, 'POST', '/api/oauth/token', {
    payload: new URLSearchParams(form).toString(),
    type: 'application/x-www-form-urlencoded',
  });
  if (reply.statusCode !== 200) throw new Error(`${account.email} could not sign in: ${reply.body}`);
  return { ...account, token: (reply.json() as LoginReply).access_token };
}

/** Many sign-ins, a few at a time. */
export async function signInAll(port: number, accounts: readonly Account[]): Promise<SignedIn[]> {
  return inTurns(accounts, 4, (account) => signIn(port, account));
}

/** Runs `work` for each, `atOnce` at a time; the results in order. */
export async function inTurns<T, R>(all: readonly T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const run = async () => {
    while (next < all.length) {
      const at = next++;
      results[at] = await work(all[at] as T);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return results;
}

/** The typed client of the contract for one person, over real HTTP. */
export function clientOf(port: number, { host, address, email, accountId, token }: SignedIn): Person {
  let calls = 0;
  const inject = ({ method, url, headers, payload }: InjectOptions) => {
    const { host: _host, ...rest } = (headers ?? {}) as Record<string, string>;
    // Setting up is done by many hands: one address alone would meet the limit.
    const from = address.replace(/^10/, String(11 + (Math.floor(++calls / 1000) % 200)));
    return httpCall({ port, host, address: from }, String(method), String(url), {
      headers: rest,
      ...(payload !== undefined && {
        payload: payload as string | Buffer,
        type: rest['content-type'] ?? 'application/json',
      }),
    });
  };
  return personAt({ inject } as unknown as FastifyInstance, host, { accountId, email, password: PASSWORD, token });
}
