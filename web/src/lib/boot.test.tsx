import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadInstitute } from './boot.ts';
import { envelope, fakeServer, refusal } from './testing/fake-server.ts';
import { institute } from './institute.ts';

const shades = Array.from({ length: 10 }, () => '#111111');
const settings = {
  instituteKey: 2,
  name: 'Meridian',
  config: {},
  colours: { accent: shades, action: shades },
  brand: { accent: '#222222', action: '#333333' },
};
const write = (state: unknown) => {
  document.head.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(state)}</script>`;
};

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => vi.unstubAllGlobals());

it('takes the settings that the server wrote into the page, without asking', async () => {
  const server = fakeServer({});
  write({ settings });
  await expect(loadInstitute()).resolves.toBe(true);
  expect(institute.find()?.name).toBe('Meridian');
  expect(server.seen).toEqual([]);
});

it('asks for them and paints the page where the server wrote none', async () => {
  const server = fakeServer({ 'GET /api/institute-settings': () => envelope(settings) });
  await expect(loadInstitute()).resolves.toBe(true);
  expect(server.asked('/api/institute-settings')[0]?.headers.get('domain')).toBe(location.hostname);
  expect(document.documentElement.style.getPropertyValue('--brand-accent')).toBe('#222222');
});

it.each([
  ['the server wrote so', { invalidDomain: true }, {}],
  ['settings lack their config', { settings: { ...settings, config: undefined } }, {}],
  ['the server says so when asked', undefined, { 'GET /api/institute-settings': () => refusal(404, 'DOMAIN_INVALID') }],
])('knows an invalid domain when %s', async (_what, written, routes) => {
  fakeServer(routes);
  if (written) write(written);
  await expect(loadInstitute()).resolves.toBe(false);
});

it('does not call a domain invalid when the server cannot be reached', async () => {
  fakeServer({});
  await expect(loadInstitute()).rejects.toMatchObject({ name: 'NETWORK' });
});
