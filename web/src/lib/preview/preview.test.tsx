import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { afterEach, expect, it, vi } from 'vitest';
import { envelope, fakeServer } from '../testing/fake-server.ts';
import { nameOfFrame } from './framing.ts';
import { keepNothing } from './keep-nothing.ts';
import { readPreview } from './preview.ts';

const storages = ['localStorage', 'sessionStorage'] as const;
const stored = storages.map((name) => Object.getOwnPropertyDescriptor(window, name)!);

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  window.name = '';
  for (const [at, name] of storages.entries()) Object.defineProperty(window, name, stored[at]!);
  Reflect.deleteProperty(document, 'cookie');
  document.cookie = 'session=; max-age=0; path=/';
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
});

/** The modules of a page in a frame of this name. */
async function inFrame(name: string, framing: object = {}) {
  Object.defineProperty(window, 'parent', { configurable: true, value: framing });
  window.name = name;
  vi.resetModules();
  const [{ api }, access, { institute }, { becomePreview }, { preview }] = await Promise.all([
    import('../api.ts'),
    import('../access.ts'),
    import('../institute.ts'),
    import('./become-preview.ts'),
    import('./preview.ts'),
  ]);
  becomePreview(preview!);
  return { api, ...access, institute };
}

it('a preview is known by the name of its frame, and by nothing else', () => {
  const parent = {} as Window;
  expect(readPreview({ name: nameOfFrame(), parent })).toBe('');
  expect(readPreview({ name: nameOfFrame('v1'), parent })).toBe('v1');
  expect(readPreview({ name: 'another', parent })).toBeUndefined();
  expect(readPreview({ name: nameOfFrame('v1'), parent: window })).toBeUndefined();
});

it('shows a visitor’s pages beside a session that goes on', async () => {
  document.cookie = 'session=1; path=/';
  const elsewhere = new BroadcastChannel('abhyas.session');
  const heard = vi.fn<() => void>();
  elsewhere.addEventListener('message', heard);
  const { hasSession, accessToken, endSession } = await inFrame(nameOfFrame());
  const access = { token: 't', expiresAt: Date.now() + 600_000 };
  elsewhere.postMessage({ kind: 'renewed', access });
  expect(hasSession()).toBe(false);
  endSession();
  // Messages come in order: when this one came, the others would have.
  const other = new BroadcastChannel('abhyas.session');
  other.postMessage('last');
  await expect.poll(() => heard.mock.calls).toHaveLength(1);
  expect(await accessToken()).toBeUndefined();
  elsewhere.close();
  other.close();
  Reflect.deleteProperty(document, 'cookie');
  expect(document.cookie).toContain('session=1');
});

it('reads as the student who is looked at, and changes nothing', async () => {
  const server = fakeServer({ 'GET /api/me': () => envelope({}) });
  const { api } = await inFrame(nameOfFrame('v1'));
  await api.identity.showMe();
  expect(server.seen[0]!.headers.get('x-view-as')).toBe('v1');
  await expect(api.identity.logout()).rejects.toMatchObject({ name: 'PREVIEW_ONLY' });
  expect(server.seen).toHaveLength(1);
});

it('wears the switches that are not saved yet', async () => {
  const features = { student: true, partner: true, testGeneration: false, manage: false, allowedItems: ['footer'] };
  const framing = { abhyasPreviewed: features };
  const { institute } = await inFrame(nameOfFrame(), framing);
  const saved = { name: 'A', config: { student: false, logo: 'l' }, uientity: { allowedItems: [] } };
  institute.set(saved as unknown as InstituteSettings);
  expect(institute.find()).toMatchObject({
    name: 'A',
    config: { student: true, logo: 'l' },
    uientity: { allowedItems: ['footer'] },
  });
});

it('reads what the browser keeps, and leaves it as it is', () => {
  const page = { localStorage: { lang: 'hi', waiting: '["answer"]' }, sessionStorage: {} } as unknown as Window;
  const { localStorage: before } = page;
  keepNothing(page);
  expect(page.localStorage.getItem('lang')).toBe('hi');
  page.localStorage.setItem('waiting', '[]');
  page.localStorage.removeItem('lang');
  expect(page.localStorage.getItem('waiting')).toBe('[]');
  expect(page.localStorage.getItem('lang')).toBeNull();
  expect(before).toEqual({ lang: 'hi', waiting: '["answer"]' });
});

it('tells the page around it that the look is over', async () => {
  window.name = nameOfFrame('v1');
  Object.defineProperty(window, 'parent', { configurable: true, value: new EventTarget() });
  vi.resetModules();
  const { followSettings } = await import('../../app/follow-settings.ts');
  const heard = vi.fn<() => void>();
  window.parent.addEventListener('abhyas.preview-ended', heard);
  await followSettings();
  expect(heard).not.toHaveBeenCalled();
  await followSettings('VIEW_ENDED');
  expect(heard).toHaveBeenCalledTimes(1);
});
