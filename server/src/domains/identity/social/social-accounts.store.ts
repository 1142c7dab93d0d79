import type { SocialProvider } from '@abhyas/contract/identity/social';
import type { Context } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

interface SocialAccount {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pictureUrl: string;
  readonly utm: Readonly<Record<string, string>>;
}

export async function findSocialAccount(ctx: Context, provider: SocialProvider, subject: string) {
  return ctx.db
    .selectFrom('social_accounts')
    .select(['account_id', 'email_verified'])
    .where('institute_id', '=', ctx.instituteId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function insertSocialAccount(ctx: Context, row: SocialAccount): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('social_accounts')
    .values({
      institute_id: ctx.instituteId,
      provider: row.provider,
      subject: row.subject,
      account_id: row.accountId,
      email: row.email,
      email_verified: row.emailVerified,
      picture_url: row.pictureUrl,
      utm: json(row.utm),
      created_at: now,
      last_used_at: now,
    })
    .execute();
}

/** What the provider says of the person today. */
export async function saveSocialUse(
  ctx: Context,
  row: Pick<SocialAccount, 'provider' | 'subject' | 'email' | 'pictureUrl'>,
): Promise<void> {
  await ctx.db
    .updateTable('social_accounts')
    .set({ email: row.email, picture_url: row.pictureUrl, last_used_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('provider', '=', row.provider)
    .where('subject', '=', row.subject)
    .execute();
}

/** The picture that a provider named at the last social sign-in of an account. */
export async function findPictureUrl(ctx: Context, accountId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('social_accounts')
    .select('picture_url')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('picture_url', '!=', '')
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.picture_url;
}
