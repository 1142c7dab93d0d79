import type { Language } from '@abhyas/contract/shapes';
import { escapeHtml } from '../../../kernel/http/page/web-app.ts';
import type { FilledTemplate } from './fill-template.ts';

export interface MailBrand {
  readonly name: string;
  /** `#rrggbb`; both can be read under white text. */
  readonly accent: string;
  readonly action: string;
}

const open = { en: 'Open', hi: 'खोलें' };
const why = {
  en: (name: string) => `You get this mail because you have an account at ${name}.`,
  hi: (name: string) => `यह मेल आपको इसलिए मिली है क्योंकि ${name} पर आपका खाता है।`,
};

/** A mail in the institute's name and colours, and the same as plain text. `link`: an absolute address. */
export function mailPage(
  { subject, text }: FilledTemplate,
  brand: MailBrand,
  language: Language,
  link: string | undefined,
): { readonly text: string; readonly html: string } {
  const foot = why[language](brand.name);
  const button = link
    ? `<p style="margin:24px 0 0"><a href="${escapeHtml(link)}" style="display:inline-block;background:${brand.action};color:#ffffff;padding:10px 18px;border-radius:8px;text-decoration:none;font-weight:600">${open[language]}</a></p>`
    : '';
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f5f7;font-family:system-ui,'Segoe UI',Roboto,'Noto Sans Devanagari',sans-serif;color:#1d2330">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:${brand.accent};color:#ffffff;padding:16px 24px;border-radius:12px 12px 0 0;font-weight:700;font-size:17px">${escapeHtml(brand.name)}</div>
<div style="background:#ffffff;padding:24px;border-radius:0 0 12px 12px">
<h1 style="margin:0 0 12px;font-size:20px;line-height:28px">${escapeHtml(subject)}</h1>
<p style="margin:0;font-size:15px;line-height:24px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>${button}
</div><p style="color:#5c6474;font-size:13px;line-height:20px;padding:8px 24px">${escapeHtml(foot)}</p></div></body></html>`;
  return { text: [subject, text, link, foot].filter(Boolean).join('\n\n'), html };
}
