import type { Capability } from '@abhyas/contract/access';
import { LRUCache } from 'lru-cache';
import type { Actor, Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listAllInstitutes } from '../../tenancy/index.ts';
import { isEmployee, isVerified } from '../access/verified.ts';
import { findAccount, findRole } from '../accounts/accounts.store.ts';
import { type AccessClaims, readAccessToken, rememberedClaims } from '../tokens/access-token.ts';
import { isRevoked } from './revocations.ts';

interface Known {
  readonly actor: Actor;
  readonly roleName: string;
}
// By session and epochs: a raised epoch makes the entry unreachable, so nothing stale is ever served.
const actors = new LRUCache<string, Known>({ max: 20_000, ttl: 600_000 });

/** Who holds this token. A sign-out, block or role change counts at once; everything else is remembered. */
export async function actorOfToken(ctx: Context, token: string): Promise<Actor> {
  const now = ctx.clock.now();
  const claims = rememberedClaims(token, now) ?? (await readAccessToken(runtime().config.secrets.token, token, now));
  if (claims.instituteId !== ctx.instituteId) fail('INSTITUTE_MISMATCH');
  const key = `${claims.sessionId}:${claims.epoch}:${claims.roleEpoch}`;
  const known = actors.get(key);
  if (isRevoked(claims, known?.roleName)) fail('ACCESS_TOKEN_INVALID');
  if (known) return known.actor;
  const loaded = await load(ctx, claims);
  actors.set(key, loaded);
  return loaded.actor;
}

async function load(ctx: Context, claims: AccessClaims): Promise<Known> {
  const account = await findAccount(ctx, claims.accountId);
  const role = account && (await findRole(ctx, account.role_name));
  if (!account || !role || account.status !== 'active') fail('ACCESS_TOKEN_INVALID');
  if (account.epoch !== claims.epoch || role.epoch !== claims.roleEpoch) fail('ACCESS_TOKEN_INVALID');
  const institute = (await listAllInstitutes()).find(({ id }) => id === ctx.instituteId);
  return {
    roleName: account.role_name,
    actor: {
      accountId: account.id,
      sessionId: claims.sessionId,
      kind: account.kind as Actor['kind'],
      capabilities: new Set(role.capabilities as Capability[]),
      verified: isVerified(account),
      employee: isEmployee(account, institute?.kind ?? '', runtime().config.providerEmailDomain),
    },
  };
}
