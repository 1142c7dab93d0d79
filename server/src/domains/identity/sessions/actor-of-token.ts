import type { Capability } from '@abhyas/contract/access';
import { cached } from '../../../kernel/cached.ts';
import type { Actor, Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listAllInstitutes, rulesOf } from '../../tenancy/index.ts';
import { isEmployee, isVerified } from '../access/verified.ts';
import { findAccount, findRole } from '../accounts/accounts.store.ts';
import { demandsSecondFactor } from '../second-factor/demands-second-factor.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';
import { type AccessClaims, readAccessToken } from '../tokens/access-token.ts';
import { isOfValidCountry } from '../access/country-validity.ts';
import { isWithoutConsent } from '../guardians/consents/consent-states.ts';
import { isBehind, isEnded } from '../tokens/revocations.ts';

interface Known {
  readonly actor: Actor;
  readonly roleName: string;
  /** Under eighteen without a guardian's consent; what follows is the institute's rule. */
  readonly isWithoutConsent: boolean;
  /** Asked only where the institute demands one. */
  hasSecondFactor: boolean;
}
// By session and epochs: a raised epoch makes the entry unreachable, so nothing stale is ever served.
const keyOf = ({ sessionId, epoch, roleEpoch }: AccessClaims) => `${sessionId}:${epoch}:${roleEpoch}`;
const actors = cached({ max: 20_000, ttl: 600_000, key: (_ctx, claims) => keyOf(claims), load });

/** What this process remembers of a person's rights is read afresh with the next call. */
export const forgetActor = (accountId: string): void =>
  actors.forgetWhere(({ actor }) => actor.accountId === accountId);

/** Who holds this token. A sign-out, block or role change counts at once; everything else is remembered. */
export async function actorOfToken(ctx: Context, token: string): Promise<Actor> {
  const claims = await readAccessToken(runtime().config.secrets.token, token, ctx.clock.now());
  if (claims.instituteId !== ctx.instituteId) fail('INSTITUTE_MISMATCH');
  if (isEnded(claims)) fail('ACCESS_TOKEN_INVALID');
  if (isBehind(claims, actors.known(keyOf(claims))?.roleName)) fail('ACCESS_TOKEN_EXPIRED');
  return withinRules(ctx, await actors(ctx, claims));
}

/**
 * Who holds this token, for a line that stays open longer than it lives: `stands` turns false with a sign-out, a block or changed rights.
 * The same refusals as `actorOfToken`.
 */
export async function holderOfToken(
  ctx: Context,
  token: string,
): Promise<{ readonly ctx: Context; readonly stands: () => boolean }> {
  const actor = await actorOfToken(ctx, token);
  const claims = await readAccessToken(runtime().config.secrets.token, token, ctx.clock.now());
  const { roleName } = await actors(ctx, claims);
  return { ctx: { ...ctx, actor }, stands: () => !isEnded(claims) && !isBehind(claims, roleName) };
}

/** A minor whom no guardian agreed for, where the institute asks for that. Staff without a second factor, where the institute demands one, may do nothing but set it up; then all is open at once. */
async function withinRules(ctx: Context, known: Known): Promise<Actor> {
  const { actor } = known;
  if (known.isWithoutConsent && (await rulesOf(ctx.instituteId)).guardianConsent)
    return { ...actor, needsConsent: true };
  if (actor.kind === 'student' || known.hasSecondFactor) return actor;
  if (!(await demandsSecondFactor(ctx, actor))) return actor;
  known.hasSecondFactor = Boolean((await findSecondFactor(ctx, actor.accountId))?.confirmed_at);
  return known.hasSecondFactor ? actor : { ...actor, capabilities: new Set(), needsSecondFactor: true };
}

async function load(ctx: Context, claims: AccessClaims): Promise<Known> {
  const account = await findAccount(ctx, claims.accountId);
  const role = account && (await findRole(ctx, account.role_name));
  if (!account || !role || account.status !== 'active') fail('ACCESS_TOKEN_INVALID');
  if (account.epoch !== claims.epoch || role.epoch !== claims.roleEpoch) fail('ACCESS_TOKEN_EXPIRED');
  const institute = (await listAllInstitutes()).find(({ id }) => id === ctx.instituteId);
  return {
    roleName: account.role_name,
    isWithoutConsent: account.kind === 'student' && (await isWithoutConsent(ctx, account)),
    hasSecondFactor: false,
    actor: {
      accountId: account.id,
      sessionId: claims.sessionId,
      kind: account.kind as Actor['kind'],
      capabilities: new Set(role.capabilities as Capability[]),
      verified: isVerified(account) && (await isOfValidCountry(ctx, account.mobile_number)),
      employee: isEmployee(account, institute?.kind ?? '', runtime().config.providerEmailDomain),
    },
  };
}
