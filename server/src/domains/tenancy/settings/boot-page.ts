import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { type Boot, escapeHtml } from '../../../kernel/http/page/web-app.ts';
import { type Institute, instituteOfHost, listAllInstitutes } from '../hosts/institute-of-host.ts';
import { isLoginHost, knownAddress } from '../hosts/login-host.ts';
import { settingsOf } from './settings-cache.ts';

/** Path of the shared login domain where people choose Google or Facebook, and where those send them back to. */
const SHARED_LOGIN = '/shared-login';
const invalid: Boot = { status: 404, title: 'Abhyas', attributes: '', head: '', state: { invalidDomain: true } };

/**
 * The boot settings of a host, written into the page by the server so that the first paint is branded. The shared login domain
 * wears the institute of its redirect address; `origin` is how it was called.
 */
export async function bootPage(host: string, url: string, origin: string): Promise<Boot> {
  const { pathname, search, searchParams } = URL.canParse(url, origin) ? new URL(url, origin) : new URL(origin);
  if (!isLoginHost(host)) {
    const page = await pageOf(await instituteOfHost(host));
    return searchParams.has('logintoken') ? { ...page, noReferrer: true } : page;
  }
  const redirect = searchParams.get('redirect');
  if (redirect === null) {
    // The provider sends people back without it: which institute they came from is known to their tab alone.
    const provider = (await listAllInstitutes()).find(({ kind }) => kind === 'provider');
    return pathname === SHARED_LOGIN ? { ...(await pageOf(provider)), noReferrer: true } : invalid;
  }
  const known = await knownAddress(redirect, origin);
  if (!known) return invalid;
  const page = { ...(await pageOf(known.institute)), noReferrer: true as const };
  return pathname === SHARED_LOGIN ? page : { ...page, goTo: SHARED_LOGIN + search };
}

async function pageOf(institute: Institute | undefined): Promise<Boot> {
  const settings = institute && (await settingsOf(institute.id));
  if (!settings) return invalid;
  return {
    status: 200,
    title: settings.name,
    attributes: `style="${escapeHtml(variables(settings))}"`,
    head: `<link rel="icon" href="${escapeHtml(settings.config.icon)}"><link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/app-icons/180.png"><meta name="theme-color" content="${escapeHtml(settings.colours.accent[9] ?? '')}">`,
    state: { settings },
  };
}

/** The institute's colours as CSS variables: ten shades each. The chosen colours themselves are readable under white. */
function variables({ colours, brand }: InstituteSettings): string {
  const shades = (['accent', 'action'] as const).flatMap((name) =>
    colours[name].map((shade, i) => `--brand-${name}-${i}:${shade}`),
  );
  return [
    ...shades,
    `--brand-accent:${brand.accent}`,
    `--brand-action:${brand.action}`,
    '--brand-on-accent:#ffffff',
    '--brand-on-action:#ffffff',
  ].join(';');
}
