import { fail } from '../../../../kernel/errors.ts';

/** OAuth clients. All are public: what runs in a browser or a phone can keep no secret. */
const clients = new Set(['web', 'app']);

/** Client of a token call: by basic authorization, or by `client_id` in the form (RFC 6749 §2.3.1). */
export function clientOf(
  authorization: string | undefined,
  form: { readonly client_id?: string | undefined; readonly client_secret?: string | undefined },
): string {
  const [id, secret] = authorization === undefined ? [form.client_id, form.client_secret ?? ''] : basic(authorization);
  return id !== undefined && clients.has(id) && secret === '' ? id : fail('INVALID_CLIENT');
}

function basic(authorization: string): [string | undefined, string] {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return [undefined, ''];
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 2);
  // A known id has nothing that would be escaped.
  return [id, secret];
}
