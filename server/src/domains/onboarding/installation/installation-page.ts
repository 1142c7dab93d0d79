import { passwordLength } from '@abhyas/contract/identity/constants';
import { escapeHtml } from '../../../kernel/http/page/web-app.ts';
import type { InstallationField, InstallationProblems } from './read-installation.ts';
import texts from './installation-texts.json' with { type: 'json' };

export type Language = keyof typeof texts;
type TextName = keyof (typeof texts)['en'];

/** What the page of an installation without an institute shows. */
export interface InstallationPage {
  readonly language: Language;
  /** Whose e-mail is an employee's, e.g. `abhyas.example`. */
  readonly domain: string;
  /** Where the provider will answer. */
  readonly host: string;
  /** Of the link; undefined: the page says how one gets there. */
  readonly key?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly problems?: InstallationProblems;
}

/** Without an institute there is no brand and no boot of the web app: the page is complete by itself, without scripts. */
export function installationPage(page: InstallationPage): string {
  const say = sayer(page);
  const body =
    page.key === undefined
      ? `<p>${say('noKey')}</p><pre>npm run first-owner -- name@${escapeHtml(page.domain)}</pre>`
      : formOf(page, say);
  return frame(page.language, say('title'), body);
}

/** What the first owner sees once the provider exists. */
export function foundedPage(language: Language): string {
  const say = sayer({ language, domain: '' });
  return frame(
    language,
    say('done'),
    `<p>${say('doneText')}</p><p><a class="button" href="/login">${say('login')}</a></p>`,
  );
}

const sayer =
  ({ language, domain }: Pick<InstallationPage, 'language' | 'domain'>) =>
  (name: string): string =>
    escapeHtml(texts[language][name as TextName])
      .replaceAll('{domain}', escapeHtml(domain))
      .replaceAll('{min}', String(passwordLength.min));

const fields: readonly { readonly name: InstallationField; readonly type: string; readonly fill: string }[] = [
  { name: 'name', type: 'text', fill: 'organization' },
  { name: 'firstName', type: 'text', fill: 'given-name' },
  { name: 'lastName', type: 'text', fill: 'family-name' },
  { name: 'email', type: 'email', fill: 'email' },
  { name: 'password', type: 'password', fill: 'new-password' },
];
const helped: ReadonlySet<InstallationField> = new Set(['name', 'email', 'password']);

function formOf({ key = '', host, values = {}, problems = {} }: InstallationPage, say: (name: string) => string) {
  const first = fields.find(({ name }) => problems[name])?.name ?? 'name';
  const inputs = fields.map(({ name, type, fill }) => {
    const problem = problems[name];
    const notes = [helped.has(name) && `${name}-help`, problem && `${name}-problem`].filter(Boolean).join(' ');
    const value = type === 'password' ? '' : escapeHtml(String(values[name] ?? ''));
    return `<label for="${name}">${say(name)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${fill}" value="${value}"${name === first ? ' autofocus' : ''}${
      problem ? ' aria-invalid="true"' : ''
    }${notes ? ` aria-describedby="${notes}"` : ''}>
${helped.has(name) ? `<small id="${name}-help">${say(`${name}Help`)}</small>` : ''}
${problem ? `<strong id="${name}-problem">${say(problem)}</strong>` : ''}`;
  });
  return `<p>${say('intro')}</p><p>${say('address')} <b>${escapeHtml(host)}</b></p>
<form method="post" action="/install" novalidate><input type="hidden" name="key" value="${escapeHtml(key)}">${inputs.join('\n')}
<button class="button">${say('submit')}</button></form>`;
}

const style = `:root{color-scheme:light dark;--page:#f6f7fb;--surface:#fff;--line:#cdd3e2;--ink:#161a29;--muted:#5b6275;--action:#cb4d09;--on-action:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--page:#0f1320;--surface:#171c2c;--line:#39415a;--ink:#e8ebf5;--muted:#a7afc4;--action:#ff9a5c;--on-action:#20130a;--bad:#ff9a8e}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:15px/22px Inter,system-ui,"Noto Sans Devanagari",sans-serif}
main{max-width:520px;margin:48px auto;padding:28px;background:var(--surface);border:1px solid var(--line);border-radius:10px}
h1{font-size:20px;line-height:28px;margin:0 0 8px}label{display:block;margin:16px 0 4px;font-weight:550}
input{width:100%;height:44px;padding:0 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:8px}
input[aria-invalid]{border-color:var(--bad)}small{display:block;margin-top:4px;color:var(--muted);font-size:13px}strong{display:block;margin-top:4px;color:var(--bad);font-size:13px;font-weight:550}
pre{padding:12px;overflow:auto;border:1px solid var(--line);border-radius:8px}
.button{display:inline-block;margin-top:24px;padding:11px 20px;border:0;border-radius:8px;background:var(--action);color:var(--on-action);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}@media(max-width:576px){main{margin:0;min-height:100vh;border:0;border-radius:0;padding:20px 16px}}`;

const frame = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
