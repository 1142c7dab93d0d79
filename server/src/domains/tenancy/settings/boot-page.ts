import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { type Boot, escapeHtml } from '../../../kernel/http/web-app.ts';
import { instituteOfHost } from '../hosts/institute-of-host.ts';
import { settingsOf } from './settings-cache.ts';

/** The boot settings of a host, written into the page by the server so that the first paint is branded. */
export async function bootPage(host: string): Promise<Boot> {
  const institute = await instituteOfHost(host);
  const settings = institute && (await settingsOf(institute.id));
  if (!settings) return { status: 404, title: 'Abhyas', attributes: '', head: '', state: { invalidDomain: true } };
  return {
    status: 200,
    title: settings.name,
    attributes: `style="${escapeHtml(variables(settings))}"`,
    head: `<link rel="icon" href="${escapeHtml(settings.config.icon)}"><meta name="theme-color" content="${escapeHtml(settings.colours.accent[9] ?? '')}">`,
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
