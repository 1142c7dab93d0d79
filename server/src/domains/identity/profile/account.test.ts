import { inTransaction } from '../../../kernel/context.ts';
import { identityPersonalData } from '../personal-data.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const codeFor = async (to: string) => {
  await world.runJobs();
  const message = world.app.runtime.outbox.list().find((one) => one.to === to && /\b\d{6}\b/.test(one.text));
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
};
const changeEmail = (person: Person, email: string, password = person.password) =>
  person.api.identity.changeContact({ body: { channel: 'mail', email, password } });

describe('my picture', () => {
  it('is kept encoded anew, shown under a signed address, and removed', async () => {
    const student = await place.person('student');
    const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1b2a56' } })
      .png()
      .toBuffer();
    const { photoUrl } = await student.api.identity.uploadPhoto({ file });
    expect((await place.visitor.send('GET', photoUrl)).headers['content-type']).toMatch(/^image\//);
    expect((await student.api.identity.showMe()).account).toMatchObject({ profilePictureUploadDone: true });
    expect((await student.api.identity.showMe()).account.photoUrl).toMatch(/^\/files\/.+signature=/);
    await student.api.identity.removePhoto();
    expect((await student.api.identity.showMe()).account).toMatchObject({
      profilePictureUploadDone: false,
      photoUrl: null,
    });
  });

  it('goes with its file when it is removed, replaced or its owner erased: the address shows nothing any more', async () => {
    const student = await place.person('student');
    const image = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
    const put = async (background: string) =>
      (await student.api.identity.uploadPhoto({ file: await image(background) })).photoUrl;
    const answer = async (url: string) => {
      await world.runJobs();
      return (await place.visitor.send('GET', url)).statusCode;
    };
    const first = await put('#1b2a56');
    expect(await answer(first)).toBe(200);
    const second = await put('#c94a00');
    expect([await answer(first), await answer(second)]).toEqual([404, 200]);
    await student.api.identity.removePhoto();
    expect(await answer(second)).toBe(404);
    const third = await put('#00a35a');
    await inTransaction(place.ctx(), (tx) => identityPersonalData.erase(tx, student.accountId));
    expect(await answer(third)).toBe(404);
    expect(await world.query('select id from media_files where owner_id = $1', [student.accountId])).toEqual([]);
  });

  it('is known by its bytes, not by its name', async () => {
    const student = await place.person('student');
    await expect(
      student.api.identity.uploadPhoto({ file: Buffer.from('<script>alert(1)</script>') }),
    ).rejects.toMatchObject({ status: 415, error: 'IMAGE_TYPE' });
  });
});

describe('my e-mail address', () => {
  it('changes once the code of the new one came back, and the old one is told', async () => {
    const student = await place.person('student');
    const to = `new-${student.email}`;
    const { id } = await changeEmail(student, to.toUpperCase());
    expect((await student.api.identity.showAccount()).email).toBe(student.email);
    await student.api.identity.confirmContact({ body: { id, code: await codeFor(to) } });
    expect(await student.api.identity.showAccount()).toMatchObject({ email: to, emailVerified: true });
    await world.runJobs();
    expect(world.app.runtime.outbox.list().find((one) => one.to === student.email)?.subject).toContain('was changed');
  });

  it('asks for the password, and for another address than the present one', async () => {
    const student = await place.person('student');
    await expect(changeEmail(student, 'x@example.test', 'wrong')).rejects.toMatchObject({
      error: 'INVALID_CREDENTIALS',
      fields: [{ path: 'body.password' }],
    });
    await expect(changeEmail(student, student.email)).rejects.toMatchObject({ status: 422, error: 'CONTACT_SAME' });
  });

  it('of somebody else is refused only to who reads mail there', async () => {
    const [student, other] = [await place.person('student'), await place.person('student')];
    const { id } = await changeEmail(student, other.email);
    await expect(
      student.api.identity.confirmContact({ body: { id, code: await codeFor(other.email) } }),
    ).rejects.toMatchObject({ status: 409, error: 'EMAIL_TAKEN' });
  });

  it('is not changed by a code that another person asked for', async () => {
    const [student, other] = [await place.person('student'), await place.person('student')];
    const to = `stolen-${student.email}`;
    const { id } = await changeEmail(student, to);
    await expect(other.api.identity.confirmContact({ body: { id, code: await codeFor(to) } })).rejects.toMatchObject({
      error: 'OTP_EXPIRED',
    });
    expect((await other.api.identity.showAccount()).email).toBe(other.email);
  });

  it('signs the other devices out', async () => {
    const student = await place.person('student');
    const elsewhere = student.token;
    await student.signInAgain();
    const to = `moved-${student.email}`;
    const { id } = await changeEmail(student, to);
    await student.api.identity.confirmContact({ body: { id, code: await codeFor(to) } });
    const answer = () => place.visitor.send('GET', '/api/me', { headers: { authorization: `Bearer ${elsewhere}` } });
    await expect.poll(async () => (await answer()).statusCode).toBe(401);
    expect((await student.send('GET', '/api/me')).statusCode).toBe(200);
  });
});

describe('my mobile number', () => {
  const change = (person: Person, mobileNumber: string) =>
    person.api.identity.changeContact({
      body: { channel: 'sms', countryCode: '91', mobileNumber, password: person.password },
    });

  it('is verified anew when it changes', async () => {
    const student = await place.person('student');
    await world.query(`update accounts set mobile_number = '+919999999999', mobile_verified = 'n' where id = $1`, [
      student.accountId,
    ]);
    const { id, to } = await change(student, '098123 45670');
    expect(to).toBe('+919812345670');
    await student.api.identity.confirmContact({ body: { id, code: await codeFor(to) } });
    expect((await student.api.identity.showMe()).account).toMatchObject({
      mobilenumber: to,
      countrycode: '91',
      mobileverified: 'y',
    });
  });

  it('has to be one', async () => {
    const student = await place.person('student');
    await expect(change(student, '12345')).rejects.toMatchObject({
      error: 'CONTACT_MOBILE_INVALID',
      fields: [{ path: 'body.mobileNumber' }],
    });
  });
});

it('says whether somebody is a minor once the day of birth is known', async () => {
  const { api, signInAgain } = await place.person('student');
  expect(await api.identity.showAccount()).toMatchObject({ birthDate: null, minor: null });
  const year = world.clock.now().getUTCFullYear();
  await api.learners.updateProfile({ body: { birthDate: `${year - 15}-05-31` } });
  await signInAgain();
  expect(await api.identity.showAccount()).toMatchObject({ birthDate: `${year - 15}-05-31`, minor: true });
});
