import * as oauth from 'oauth4webapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld } from '../../../testing/index.ts';

/** A standard OAuth 2 client library that knows nothing of us, over an institute's host. */
let institute: TestInstitute;
beforeAll(async () => {
  institute = await (await testWorld()).institute();
});

const client: oauth.Client = { client_id: 'app' };
const serverOf = (): oauth.AuthorizationServer => ({
  issuer: `https://${institute.host}`,
  token_endpoint: `https://${institute.host}/api/oauth/token`,
});
const send: Parameters<typeof oauth.refreshTokenGrantRequest>[4] = {
  [oauth.customFetch]: async (url, { headers, body }) => {
    const answer = await institute.visitor.send('POST', new URL(url).pathname, { headers, payload: String(body) });
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
  },
};

/** A public client that still sends basic authorization, with an empty secret, as the specification's calls do. */
const basic: oauth.ClientAuth = (_server, { client_id }, _body, headers) =>
  headers.set('authorization', `Basic ${btoa(`${client_id}:`)}`);

describe.each([
  ['basic authorization', basic],
  ['client_id in the form', oauth.None()],
])('a standard OAuth client with %s', (_how, authentication) => {
  const passwordGrant = async (fields: Record<string, string>) => {
    const answer = await oauth.genericTokenEndpointRequest(
      serverOf(),
      client,
      authentication,
      'password',
      fields,
      send,
    );
    return oauth.processGenericTokenEndpointResponse(serverOf(), client, answer);
  };

  it('signs in and renews', async () => {
    const person = await institute.person('student', { signedOut: true });
    const session = await passwordGrant({ username: person.email, password: person.password, tncAgreed: 'true' });
    expect(session.token_type).toBe('bearer');
    const renewed = await oauth.processRefreshTokenResponse(
      serverOf(),
      client,
      await oauth.refreshTokenGrantRequest(serverOf(), client, authentication, session.refresh_token!, send),
    );
    expect(renewed.refresh_token).not.toBe(session.refresh_token);
    const me = await institute.visitor.send('GET', '/api/me', {
      headers: { authorization: `Bearer ${renewed.access_token}` },
    });
    expect(me.json().responseObject.account.accountid).toBe(person.accountId);
  });

  it('understands a refusal', async () => {
    const refused = await passwordGrant({ username: 'nobody@example.test', password: 'x', tncAgreed: 'true' }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(oauth.ResponseBodyError);
    expect(refused).toMatchObject({ error: 'invalid_grant', error_description: 'Invalid username or password' });
  });
});
