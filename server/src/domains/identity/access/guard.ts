import type { Access, AllowedItem, Area } from '@abhyas/contract/access';
import type { Actor, Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Called } from '../../../kernel/http/implement.ts';
import { knownSettings } from '../../tenancy/index.ts';
import { requireConsent } from './consent-lock.ts';
import { isGuardian, requireGuardianArea } from './guardian-calls.ts';
import { mayCall } from './read-only.ts';

/** Lets a call pass as the contract's access rule says, or refuses it. */
export function guard(access: Access, ctx: Context, called?: Called): void {
  if (ctx.actor && called && !mayCall(ctx.actor, access, called)) fail('FORBIDDEN');
  if (access === 'public') return;
  const actor =
    access === 'signedIn' || 'area' in access || access.signedIn ? (ctx.actor ?? fail('SIGN_IN_REQUIRED')) : undefined;
  if (actor && called && isGuardian(actor)) requireGuardianArea(access);
  if (actor && called) requireConsent(actor, called);
  if (access === 'signedIn') return;
  if (access.item) requireItem(ctx.instituteId, access.item);
  if (!('area' in access) || !actor) return;
  requireArea(ctx.instituteId, access.area, actor);
  if (access.can && !actor.capabilities.has(access.can)) fail('ACCESS_DENIED');
}

function requireItem(instituteId: number, item: AllowedItem): void {
  if (!settingsNow(instituteId).uientity.allowedItems.includes(item)) fail('NOT_HERE');
}

function requireArea(instituteId: number, area: Area, actor: Actor): void {
  if (actor.needsSecondFactor) fail('SECOND_FACTOR_NEEDED');
  if (area === 'employees') {
    if (!actor.employee) fail('ACCESS_DENIED');
    return;
  }
  if (!settingsNow(instituteId).config[area]) fail('NOT_HERE');
  const isStudent = actor.kind === 'student';
  if (isStudent !== (area === 'student') || !actor.verified) fail('ACCESS_DENIED');
}

/** They were read before the guard ran; gone since then, because the database failed, is not the same as `no`. */
const settingsNow = (instituteId: number) => knownSettings(instituteId) ?? fail('UNAVAILABLE');
