import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { shortName } from './register-installed-app.ts';

const world = await testWorld();
const pupils = await world.institute();

const get = (place: { host: string }, url: string) =>
  world.app.server.inject({ method: 'GET', url, headers: { host: place.host } });

describe('the app of an institute', () => {
  it('has its name, its colours and a start in the student area', async () => {
    const reply = await get(pupils, '/manifest.webmanifest');
    expect(reply.headers['content-type']).toContain('application/manifest+json');
    expect(reply.json()).toMatchObject({ id: '/', display: 'standalone', start_url: '/student?from=app', scope: '/' });
    const owner = await pupils.person('owner');
    const { brand } = await owner.api.tenancy.showEditableSettings();
    expect(reply.json()).toMatchObject({ name: brand.name, theme_color: brand.accent });
    expect(reply.json().icons.map((icon: { sizes: string }) => icon.sizes)).toContain('512x512');
  });

  it.each([180, 192, 512])('has an icon of %i pixels that shows something on the institute’s colour', async (side) => {
    const reply = await get(pupils, `/app-icons/${side}.png`);
    const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([side, side]);
    const at = (x: number, y: number) =>
      data.subarray((y * side + x) * info.channels, (y * side + x) * info.channels + 3);
    const corner = at(2, 2);
    const colours = new Set(Array.from({ length: side }, (_, x) => at(x, side >> 1).join()));
    expect(colours.has(corner.join())).toBe(true);
    expect(colours.size).toBeGreaterThan(1);
  });

  it('draws a mark where the institute has no icon', async () => {
    const plain = await world.institute({ icon: '' });
    expect((await get(plain, '/app-icons/192.png')).statusCode).toBe(200);
  });

  it('has no icon of another size, and none on a host that is nobody’s', async () => {
    expect((await get(pupils, '/app-icons/5000.png')).statusCode).toBe(404);
    expect((await get({ host: 'nobody.localhost' }, '/manifest.webmanifest')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('the name under the icon', () => {
  it.each([
    ['Meridian Academy', 'Meridian'],
    ['Sky One Prep', 'Sky One Prep'],
    ['Mathematics', 'Mathematics'],
  ])('of %s is %s', (name, short) => expect(shortName(name)).toBe(short));
});
