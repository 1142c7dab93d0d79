import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../../../kernel/errors.ts';
import { hostOf } from '../../../kernel/http/caller.ts';
import { instituteOfHost } from '../hosts/institute-of-host.ts';
import { settingsOf } from '../settings/settings-cache.ts';
import { appIcon, iconSides } from './app-icon.ts';

const PAGE = '#f6f7fb';
const open = { access: 'public', endpoint: 'installed-app' } as const;

/** What makes an institute's pages an app of its own on a phone: its manifest, and its icon in the sizes that phones ask for. */
export function registerInstalledApp(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', { config: open }, async (request, reply) => {
    const manifest = presentManifest(await settingsHere(request));
    return reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest);
  });
  app.get<{ Params: { side: string } }>('/app-icons/:side.png', { config: open }, async (request, reply) => {
    const side = iconSides.find((one) => String(one) === request.params.side) ?? fail('NOT_FOUND');
    const icon = await appIcon(await settingsHere(request), side);
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(icon);
  });
}

async function settingsHere(request: FastifyRequest): Promise<InstituteSettings> {
  const institute = (await instituteOfHost(hostOf(request))) ?? fail('DOMAIN_INVALID');
  return (await settingsOf(institute.id)) ?? fail('NOT_FOUND');
}

/** Where the app begins: what the institute's students open first. */
const startOf = ({ config }: InstituteSettings) => (config.student ? '/student' : '/');

/** W3C web app manifest of an institute, in its name and colours. */
export function presentManifest(settings: InstituteSettings) {
  const { name, tagline, brand, languages } = settings;
  return JSON.stringify({
    id: '/',
    name,
    short_name: shortName(name),
    description: tagline,
    lang: languages[0] ?? 'en',
    start_url: `${startOf(settings)}?from=app`,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: brand.accent,
    background_color: PAGE,
    categories: ['education'],
    icons: ([192, 512] as const).flatMap((side) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/app-icons/${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
}

/** Under an icon there is room for about twelve letters: whole words as far as they fit. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return others.reduce((short, word) => (short.length + 1 + word.length <= 12 ? `${short} ${word}` : short), first);
}
