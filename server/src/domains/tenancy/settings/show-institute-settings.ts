import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { instituteOfHost } from '../hosts/institute-of-host.ts';
import { settingsOf } from './settings-cache.ts';

type Show = typeof api.tenancy.showInstituteSettings;
/** Branding and features of a host, or of the one that the header `domain` names; a domain without config is an invalid domain (spec §8). */
export async function showInstituteSettings(
  ctx: Context,
  _input: Input<Show>,
  { request }: Call,
): Promise<Answer<Show>> {
  const named = request.headers['domain'];
  const host = typeof named === 'string' && named !== '' ? named.toLowerCase().replace(/:\d+$/, '') : ctx.origin.host;
  const institute = await instituteOfHost(host);
  return (institute && (await settingsOf(institute.id))) ?? fail('DOMAIN_INVALID');
}
