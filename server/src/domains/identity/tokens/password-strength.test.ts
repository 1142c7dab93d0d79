import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let institute: TestInstitute;
const from = '198.51.100.40';

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute({ allowedItems: ['signUp'] });
});

async function signUpWith(password: string): Promise<{ status: number; error: unknown }> {
  const person = { firstname: 'Asha', lastname: 'Rao', email: 'asha@mail.test', countryCode: '91' };
  const payload = { ...person, mobileNumber: '9876500001', password, tncAgreed: true };
  const headers = { host: institute.host, 'x-forwarded-for': from };
  const answer = await world.app.server.inject({ method: 'POST', url: '/api/sign-up', headers, payload });
  return { status: answer.statusCode, error: (answer.json() as { error?: string }).error };
}

describe('a new password', () => {
  it('is judged by its first 64 characters, so that a long one takes no longer', async () => {
    const weak = await signUpWith(`${'a'.repeat(64)} nobody guesses these lantern words ${'z'.repeat(80)}`);
    expect(weak).toEqual({ status: 422, error: 'PASSWORD_WEAK' });
    expect(await signUpWith('nobody guesses these lantern words')).toMatchObject({ status: 200 });
  });

  it('is not judged where its network has used up its tries', async () => {
    const key = `password.judged@${from}`;
    await world.query('update tries set count = 600 where key = $1', [key]);
    expect(await signUpWith('password1234')).toEqual({ status: 429, error: 'TOO_MANY_REQUESTS' });
    world.clock.advance({ minutes: 15 });
    expect(await signUpWith('password1234')).toMatchObject({ error: 'PASSWORD_WEAK' });
  });
});
