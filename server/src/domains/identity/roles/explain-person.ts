import { type ExplainedRight, studentCapabilities } from '@abhyas/contract/identity/roles';
import { api } from '@abhyas/contract';
import { allowedItems, capabilities, type Capability } from '@abhyas/contract/access';
import type { Answer, Endpoint, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { rulesOf, settingsOf } from '../../tenancy/index.ts';
import { isVerified } from '../access/verified.ts';
import { type AccountRow, findAccount, findRole } from '../accounts/accounts.store.ts';
import { isWithoutConsent } from '../guardians/consents/consent-states.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';

type Explain = typeof api.identity.explainPerson;
type Block = ExplainedRight['blockedBy'][number];

/** What each right opens, from the contract itself: nothing has to be kept up by hand. */
const opens = new Map<Capability, string[]>();
for (const contract of Object.values(api))
  for (const { access, summary } of Object.values<Endpoint>(contract))
    if (typeof access === 'object' && 'area' in access && access.can)
      opens.set(access.can, [...(opens.get(access.can) ?? []), summary]);

/**
 * What a person can do, and why: the role gives a right; the institute's areas and features, how the account stands, and for a minor the
 * guardian's consent, may block it.
 */
export async function explainPerson(ctx: Context, { params }: Input<Explain>): Promise<Answer<Explain>> {
  const account = (await findAccount(ctx, params.accountId)) ?? fail('NOT_FOUND');
  const settings = (await settingsOf(ctx.instituteId)) ?? fail('NOT_FOUND');
  const held = new Set((await findRole(ctx, account.role_name))?.capabilities);
  const area = account.kind === 'student' ? 'student' : 'partner';
  const areaOpen = settings.config[area];
  const general: Block[] = [
    ...(account.status === 'active' ? [] : ['status' as const]),
    ...(areaOpen ? [] : ['area' as const]),
    ...(isVerified(account) ? [] : ['unverified' as const]),
    ...((await lacksSecondFactor(ctx, account)) ? ['secondFactor' as const] : []),
    ...((await lacksConsent(ctx, account)) ? ['consent' as const] : []),
  ];
  const ofGuardian = account.role_name === 'guardian';
  const concerns = (one: Capability) =>
    studentCapabilities.some((other) => other === one)
      ? area === 'student' && (one === 'guardian') === ofGuardian
      : area !== 'student';
  return {
    role: account.role_name,
    area,
    areaOpen,
    rights: capabilities.filter(concerns).map((capability) => {
      const blockedBy: Block[] = held.has(capability) ? general : ['role'];
      return { capability, allowed: blockedBy.length === 0, blockedBy, opens: opens.get(capability) ?? [] };
    }),
    areas: (['student', 'partner', 'testGeneration', 'manage'] as const).map((one) => ({
      area: one,
      on: settings.config[one],
      theirs: (one === 'student') === (area === 'student'),
    })),
    items: allowedItems.map((item) => ({ item, on: settings.uientity.allowedItems.includes(item) })),
  };
}

async function lacksConsent(ctx: Context, account: AccountRow): Promise<boolean> {
  if (account.kind !== 'student' || !(await rulesOf(ctx.instituteId)).guardianConsent) return false;
  return isWithoutConsent(ctx, account);
}

async function lacksSecondFactor(ctx: Context, { id, kind }: { id: string; kind: string }): Promise<boolean> {
  // An employee of the provider at work here reads nothing about second steps.
  if (kind === 'student' || actorOf(ctx).acting || !(await rulesOf(ctx.instituteId)).staffTotp) return false;
  return !(await findSecondFactor(ctx, id))?.confirmed_at;
}
