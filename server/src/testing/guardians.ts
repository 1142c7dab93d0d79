import { type Person, personAt } from './person.ts';
import type { TestInstitute, World } from './world.ts';

export const everyConsent = {
  learning_records: true,
  communications: true,
  marketing: false,
  photos: false,
  public_results: false,
};
const PASSWORD = 'a long pass phrase';

/** What students and guardians of one institute do, through its own pages' calls. */
export function guardianSteps(world: World, place: TestInstitute) {
  let counter = 0;
  const lastMessage = async (to: string) => {
    await world.runJobs();
    return world.app.runtime.outbox.list().find((one) => one.to === to)?.text ?? '';
  };

  async function invite(student: Person, email = `parent${++counter}@example.test`) {
    const link = await student.api.identity.inviteGuardian({
      body: { name: 'Rekha Sharma', relation: 'mother', contact: { channel: 'mail', email } },
    });
    const token = /guardian\/accept#([\w-]+)/.exec(await lastMessage(email))?.[1] ?? '';
    return { email, token, linkId: link.linkId };
  }

  async function accept({ email, token }: { email: string; token: string }, consents = everyConsent) {
    const { api } = place.visitor;
    const { policyVersion } = await api.identity.openInvitation({ body: { token } });
    const { id: otpId } = await api.identity.sendInvitationCode({ body: { token } });
    const code = /\b\d{6}\b/.exec(await lastMessage(email))?.[0] ?? '';
    return api.identity.acceptInvitation({
      body: { token, otpId, code, password: PASSWORD, tncAgreed: true, consents, policyVersion },
    });
  }

  /** Signs a guardian in by the real token endpoint. */
  async function signIn(email: string): Promise<Person> {
    const reply = await place.visitor.send('POST', '/api/oauth/token', {
      payload: new URLSearchParams({
        grant_type: 'password',
        username: email,
        password: PASSWORD,
        tncAgreed: 'true',
        client_id: 'web',
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${btoa('web:')}` },
    });
    const { access_token: token, account_information } = reply.json() as {
      access_token: string;
      account_information: { accountid: string };
    };
    const who = { accountId: account_information.accountid, email, password: PASSWORD, token };
    return personAt(world.app.server, place.host, who);
  }

  async function guardianOf(student: Person): Promise<Person> {
    const invitation = await invite(student);
    await accept(invitation);
    return signIn(invitation.email);
  }
  return { lastMessage, invite, accept, signIn, guardianOf };
}
