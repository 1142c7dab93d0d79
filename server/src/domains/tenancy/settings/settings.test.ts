import type { BrandSettings } from '@abhyas/contract/tenancy/settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiRefusal, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { bootPage } from '../index.ts';

let world: World;
let institute: TestInstitute;
let owner: Person;

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute({ name: 'Meridian', allowedItems: ['marketPlace', 'footer'] });
  owner = await institute.person('owner');
});

const brand = async (): Promise<BrandSettings> => (await owner.api.tenancy.showEditableSettings()).brand;

describe('the settings of an institute', () => {
  it('are those of the host, in the form of the specification', async () => {
    const settings = await institute.visitor.api.tenancy.showInstituteSettings();
    expect(settings).toMatchObject({
      instituteKey: institute.id,
      name: 'Meridian',
      config: { partner: true, student: true, googleKey: '', paymentGW: 1, social: { facebook: '', telegram: '' } },
      uientity: { allowedItems: ['marketPlace', 'footer'] },
    });
    expect(settings.colours.accent).toHaveLength(10);
  });

  it('are those of the domain header, where one is given', async () => {
    const other = await world.institute({ name: 'Northstar' });
    const answer = await institute.visitor.send('GET', '/api/institute-settings', {
      headers: { domain: `${other.host}:3000` },
    });
    expect(answer.json().responseObject.name).toBe('Northstar');
  });

  it.each(['nobody.abhyas.test', 'abhyas.test.evil.test', 'a.b.abhyas.test'])(
    'do not exist for the host "%s"',
    async (host) => {
      const answer = await world.app.server.inject({ url: '/api/institute-settings', headers: { host } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe('Not a valid domain. Please contact admin for further details.');
    },
  );

  it('do not exist for a domain without config', async () => {
    const bare = await world.institute();
    await world.query('delete from institute_settings where institute_id = $1', [bare.id]);
    expect((await bare.visitor.send('GET', '/api/institute-settings')).json().error).toBe('DOMAIN_INVALID');
    expect((await bare.visitor.send('GET', '/api/exams')).json().error).toBe('DOMAIN_INVALID');
  });

  it('follow a change within a second, with ten shades computed from the new colour', async () => {
    const before = await institute.visitor.api.tenancy.showInstituteSettings();
    await owner.api.tenancy.saveBrand({ body: { ...(await brand()), name: 'Meridian New', accent: '#123d3a' } });
    await expect
      .poll(async () => (await institute.visitor.api.tenancy.showInstituteSettings()).name, {
        timeout: 10_000,
        interval: 20,
      })
      .toBe('Meridian New');
    const after = await institute.visitor.api.tenancy.showInstituteSettings();
    expect(after.colours.accent).not.toEqual(before.colours.accent);
    const log = await world.query(
      `select details from audit_log where institute_id = $1 and action = 'settings.changed'`,
      [institute.id],
    );
    expect(log).toHaveLength(1);
  });

  it('refuse a colour that white text cannot be read on, beside its field', async () => {
    const refusal = await owner.api.tenancy
      .saveBrand({ body: { ...(await brand()), action: '#ffcc00' } })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiRefusal);
    expect(refusal).toMatchObject({ status: 422, error: 'COLOUR_CONTRAST', fields: [{ path: 'body.action' }] });
  });

  it('may be seen but not changed by a teacher', async () => {
    const teacher = await institute.person('teacher');
    expect((await teacher.api.tenancy.showEditableSettings()).can.edit).toBe(false);
    await expect(teacher.api.tenancy.saveBrand({ body: await brand() })).rejects.toMatchObject({ status: 403 });
  });

  it('write the institute’s brand into the page before it is painted', async () => {
    const shown = await world.institute({ name: 'A <script> & "Sons"', accent: '#123d3a' });
    const boot = await bootPage(shown.host, '/', `http://${shown.host}`);
    expect(boot).toMatchObject({
      status: 200,
      title: 'A <script> & "Sons"',
      state: { settings: { instituteKey: shown.id } },
    });
    expect(boot.attributes).toContain('--brand-accent:#123d3a');
    expect(await bootPage('nobody.abhyas.test', '/', 'http://nobody.abhyas.test')).toMatchObject({
      status: 404,
      state: { invalidDomain: true },
    });
  });
});

describe('get-pid', () => {
  it('answers bare, with a responseCode that may be other than zero', async () => {
    expect(await institute.visitor.api.tenancy.getPid()).toEqual({ responseCode: institute.id, pid: 'ALL' });
  });
});
