import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let counter = 0;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
});

/** The link that was sent last to this address. */
async function tokenFor(email: string): Promise<string> {
  await world.runJobs();
  const mail = world.app.runtime.outbox.list().find(({ to }) => to === email);
  return /\/invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
async function invite(role = 'teacher') {
  const email = `invited${++counter}@mail.test`;
  const invitation = await owner.api.identity.inviteStaff({ body: { email, role, teaches: ['maths'] } });
  return { email, id: invitation.invitationId, token: await tokenFor(email) };
}
const open = (token: string) => place.visitor.api.identity.openStaffInvitation({ body: { token } });
const accept = (token: string, password = 'quiet river lantern 42') =>
  place.visitor.send('POST', '/api/staff-invitations/accept', {
    payload: { token, firstName: 'Noor', lastName: 'Ali', password, tncAgreed: true },
  });

describe('an invitation', () => {
  it('says what it is about, takes name and password, and signs in', async () => {
    const { email, token } = await invite('reviewer');
    expect(await open(token)).toMatchObject({ email, role: 'reviewer', audience: 'staff' });
    const reply = await accept(token);
    expect(reply.json().responseObject).toMatchObject({ role: 2, account_information: { firstname: 'Noor', email } });
    expect(String(reply.headers['set-cookie'])).toContain('__Host-refresh');
    expect((await owner.api.identity.listStaffInvitations({ query: { status: 'accepted' } })).rows).toContainEqual(
      expect.objectContaining({ email, status: 'accepted', name: 'Noor Ali' }),
    );
  });

  it('works once', async () => {
    const { token } = await invite();
    expect((await accept(token)).statusCode).toBe(200);
    expect((await accept(token)).json()).toMatchObject({ error: 'INVITATION_INVALID' });
  });

  it('ends after seven days, and a new one can be sent', async () => {
    const { email, id, token } = await invite();
    world.clock.advance({ days: 7, seconds: 1 });
    await owner.signInAgain();
    expect((await accept(token)).json()).toMatchObject({ error: 'INVITATION_INVALID' });
    await owner.api.identity.resendStaffInvitation({ params: { invitationId: id } });
    const again = await tokenFor(email);
    expect(again).not.toBe(token);
    expect((await accept(again)).statusCode).toBe(200);
  });

  it('sent again makes the older link worthless, and taken back none works', async () => {
    const { email, id, token } = await invite();
    const { invitationId } = await owner.api.identity.resendStaffInvitation({ params: { invitationId: id } });
    await expect(open(token)).rejects.toMatchObject({ error: 'INVITATION_INVALID' });
    const newer = await tokenFor(email);
    await owner.api.identity.withdrawStaffInvitation({ params: { invitationId } });
    await expect(open(newer)).rejects.toMatchObject({ status: 404, error: 'INVITATION_INVALID' });
    await expect(owner.api.identity.withdrawStaffInvitation({ params: { invitationId } })).rejects.toMatchObject({
      error: 'INVITATION_INVALID',
    });
  });

  it('asks for a password that is not easily guessed', async () => {
    const { token } = await invite();
    expect((await accept(token, 'password1234')).json()).toMatchObject({
      error: 'PASSWORD_WEAK',
      fields: [{ path: 'body.password' }],
    });
  });

  it('sends whoever has an account meanwhile to the sign-in, and changes nothing of that account', async () => {
    const { email, token } = await invite('administrator');
    const student = await place.person('student', { email });
    await expect(open(token)).rejects.toMatchObject({ status: 409, error: 'INVITATION_HAS_ACCOUNT' });
    expect((await accept(token)).json()).toMatchObject({ error: 'INVITATION_HAS_ACCOUNT' });
    await student.signInAgain();
    expect((await student.api.identity.showMyRole()).name).toBe('student');
  });

  it('goes to nobody who has an account, and gives no role that the sender may not give', async () => {
    await expect(
      owner.api.identity.inviteStaff({ body: { email: owner.email, role: 'teacher' } }),
    ).rejects.toMatchObject({ error: 'EMAIL_TAKEN' });
    const administrator = await place.person('administrator');
    await expect(
      administrator.api.identity.inviteStaff({ body: { email: 'o@mail.test', role: 'owner' } }),
    ).rejects.toMatchObject({ error: 'CAPABILITY_NOT_YOURS' });
    await expect(
      owner.api.identity.inviteStaff({ body: { email: 'o@mail.test', role: 'student' } }),
    ).rejects.toMatchObject({ error: 'ROLE_UNKNOWN' });
  });

  it('is known by its hash alone, and a guess after many is not heard', async () => {
    const { token, id } = await invite();
    const [row] = await world.query('select * from staff_invitations where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(token);
    const tries = Array.from({ length: 61 }, (_, i) => `guess-number-${i}-of-many-more`);
    const answers: string[] = [];
    for (const guess of tries) answers.push((await accept(guess)).json<{ error: string }>().error);
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});
