import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { rulesOf, socialKeysOf } from '../../index.ts';

let world: World;
let institute: TestInstitute;
let owner: Person;

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute({ name: 'Meridian' });
  owner = await institute.person('owner', { firstName: 'Ravi' });
});

const history = async (section?: string) =>
  (await owner.api.tenancy.listSettingsChanges({ query: { ...(section && { section: section as 'brand' }) } })).rows;

describe('the sections of the settings', () => {
  it('are saved one by one: flags, items and rules are known everywhere within a second', async () => {
    const { features } = await owner.api.tenancy.showEditableSettings();
    await owner.api.tenancy.saveFeatures({
      body: { ...features, manage: false, allowedItems: ['marketPlace', 'leadersBoard'] },
    });
    await owner.api.tenancy.saveRules({ body: { passPercent: 60, twoPersonKeys: true } });
    await owner.api.tenancy.saveMessages({
      body: {
        mailSender: 'Meridian desk',
        mailReplyTo: '',
        smsSender: 'MERIDN',
        languages: ['en'],
        timeZone: 'Asia/Dubai',
      },
    });
    await expect
      .poll(() => rulesOf(institute.id), { timeout: 10_000, interval: 20 })
      .toMatchObject({ passPercent: 60, twoPersonKeys: true, mailSender: 'Meridian desk', timeZone: 'Asia/Dubai' });
    const shown = await institute.visitor.api.tenancy.showInstituteSettings();
    expect(shown.config.manage).toBe(false);
    expect(shown.uientity.allowedItems).toEqual(['marketPlace', 'leadersBoard']);
    expect((await owner.send('GET', '/api/me')).statusCode).toBe(200);
  });

  it('take sign-in keys; a secret never comes back, lies sealed, stays when it is not sent and goes when it is empty', async () => {
    const { signIn } = await owner.api.tenancy.showEditableSettings();
    const { facebookSecretSet: _set, ...body } = signIn;
    const save = (facebookSecret?: string) =>
      owner.api.tenancy.saveSignIn({
        body: {
          ...body,
          facebookKey: 'app-1',
          countries: ['IN', 'AE'],
          ...(facebookSecret !== undefined && { facebookSecret }),
        },
      });
    const isSet = async () => (await owner.api.tenancy.showEditableSettings()).signIn.facebookSecretSet;
    await save('very secret words');
    const [row] = await world.query('select facebook_secret_sealed from institute_settings where institute_id = $1', [
      institute.id,
    ]);
    expect(String(row?.['facebook_secret_sealed'])).not.toContain('very secret');
    expect(JSON.stringify(await owner.api.tenancy.showEditableSettings())).not.toContain('very secret');
    await expect
      .poll(async () => (await socialKeysOf(institute.id)).facebook, { timeout: 10_000, interval: 20 })
      .toEqual({ appId: 'app-1', secret: 'very secret words' });
    await save();
    expect(await isSet()).toBe(true);
    await save('');
    expect(await isSet()).toBe(false);
    expect((await history('signIn')).find(({ field }) => field === 'facebookSecret')).toMatchObject({
      before: ['•••'],
      after: [],
    });
  });

  it('say by its number which payment company is offered first', async () => {
    await owner.api.tenancy.savePayments({ body: { paymentGateway: 'paytm' } });
    const shown = async () => (await institute.visitor.api.tenancy.showInstituteSettings()).config.paymentGW;
    await expect.poll(shown, { timeout: 10_000, interval: 20 }).toBe(2);
    expect((await owner.api.tenancy.showEditableSettings()).payments).toEqual({ paymentGateway: 'paytm' });
  });

  it.each([
    ['rules', { passPercent: 100, twoPersonKeys: false }, 'body.passPercent'],
    [
      'messages',
      { mailSender: '', mailReplyTo: '', smsSender: 'a!', languages: ['en'], timeZone: 'Asia/Kolkata' },
      'body.smsSender',
    ],
    [
      'messages',
      { mailSender: '', mailReplyTo: '', smsSender: '', languages: [], timeZone: 'Asia/Kolkata' },
      'body.languages',
    ],
    [
      'messages',
      { mailSender: '', mailReplyTo: '', smsSender: '', languages: ['en'], timeZone: 'Mars/Base' },
      'body.timeZone',
    ],
  ])('refuse what cannot be in %s beside its field', async (section, body, path) => {
    const answer = await owner.send('PUT', `/api/settings/${section}`, {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields[0].path).toBe(path);
  });

  it('write a history with who, what before and what after; what did not change is not in it', async () => {
    const { rules } = await owner.api.tenancy.showEditableSettings();
    await owner.api.tenancy.saveRules({ body: { ...rules, passPercent: 70 } });
    await owner.api.tenancy.saveRules({ body: { ...rules, passPercent: 70 } });
    const [latest, ...older] = await history('rules');
    expect(latest).toMatchObject({ field: 'passPercent', before: ['60'], after: ['70'], byProvider: false });
    expect(latest?.actor).toContain('Ravi');
    expect(older.filter(({ after }) => after[0] === '70')).toEqual([]);
    const student = await institute.person('student');
    await expect(student.api.tenancy.listSettingsChanges()).rejects.toMatchObject({ status: 403 });
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34"/></svg>';

describe('a logo', () => {
  it('is uploaded, shown to everybody, and stands once the brand is saved with it', async () => {
    const { url } = await owner.api.tenancy.uploadBrandPicture({ file: Buffer.from(svg) });
    const { brand } = await owner.api.tenancy.showEditableSettings();
    const saved = await owner.api.tenancy.saveBrand({ body: { ...brand, logo: url } });
    expect(saved.config.logo).toBe(url);
    const shown = await institute.visitor.send('GET', url);
    expect(shown.headers['content-type']).toBe('image/svg+xml');
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect((await institute.visitor.send('GET', `/brand/${institute.id}/none.svg`)).statusCode).toBe(404);
  });

  it('may not run anything, and may not be another institute’s or an address elsewhere', async () => {
    const wild = svg.replace('<rect', '<script>alert(1)</script><rect');
    await expect(owner.api.tenancy.uploadBrandPicture({ file: Buffer.from(wild) })).rejects.toMatchObject({
      error: 'SVG_REFUSED',
    });
    await expect(owner.api.tenancy.uploadBrandPicture({ file: Buffer.from('no picture') })).rejects.toMatchObject({
      error: 'IMAGE_TYPE',
    });
    const other = await (await world.institute()).person('owner');
    const { url } = await other.api.tenancy.uploadBrandPicture({ file: Buffer.from(svg) });
    const { brand } = await owner.api.tenancy.showEditableSettings();
    for (const logo of [url, 'https://elsewhere.test/logo.png', '//elsewhere.test/a.svg', 'data:image/svg+xml,x'])
      await expect(owner.api.tenancy.saveBrand({ body: { ...brand, logo } })).rejects.toMatchObject({
        fields: [{ path: 'body.logo' }],
      });
  });
});
