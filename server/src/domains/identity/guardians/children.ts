import type { GuardianChild } from '@abhyas/contract/identity/guardians';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { fullName } from '../accounts/names.ts';
import { photos } from '../accounts/ports.ts';
import { type LinkRow, listLinksTo } from './links.store.ts';

/** One child of the signed-in guardian; NOT_FOUND for anybody else's, as for one that does not exist. */
export async function childOfGuardian(ctx: Context, childId: string): Promise<GuardianChild> {
  const links = await listLinksTo(ctx, actorOf(ctx).accountId);
  return presentChild(ctx, links.find((link) => link.student_id === childId) ?? fail('NOT_FOUND'));
}

/** A child as its guardian sees it. */
export async function presentChild(ctx: Context, link: LinkRow): Promise<GuardianChild> {
  const child = (await findAccount(ctx, link.student_id)) ?? fail('NOT_FOUND');
  const photo = child.photo_media_id;
  return {
    childId: child.id,
    name: fullName(child),
    photoUrl: photo === null ? null : ((await photos().addresses(ctx, [photo])).get(photo) ?? null),
    relation: link.relation as GuardianChild['relation'],
  };
}
