import { type Boot, escapeHtml } from '../../../kernel/http/page/web-app.ts';
import type { PublicPage } from './describe-page.ts';

/** What a public page says. Everything is plain text; only `body` is HTML, escaped by who made it. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** Path of its one address. */
  readonly path: string;
  /** Address of the picture that is shown where the page is shared, 1200 by 630. */
  readonly picture?: string;
  /** Of schema.org. */
  readonly facts: readonly object[];
  readonly body: string;
}

const MOST_DESCRIBED = 160;

/** The elements of the head, and the words for who runs no scripts. */
export function writeHead(
  boot: Boot,
  { name, origin, language }: PublicPage,
  words: PageWords,
): Pick<Boot, 'title' | 'head' | 'body'> {
  const { path, picture, facts } = words;
  const description = shortened(words.description);
  const metas: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': words.title,
    'og:description': description,
    'og:url': origin + path,
    'og:locale': language === 'hi' ? 'hi_IN' : 'en_IN',
    ...(picture !== undefined && {
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
    }),
  };
  const head = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(origin + path)}">`,
    ...Object.entries(metas).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="${picture === undefined ? 'summary' : 'summary_large_image'}">`,
    ...facts.map(
      (fact) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return {
    title: words.title,
    head: boot.head + head.join(''),
    body: `<noscript><main>${words.body}</main></noscript>`,
  };
}

/** Up to so many characters, ended where a word ends. */
function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= MOST_DESCRIBED) return plain;
  return `${plain.slice(0, MOST_DESCRIBED - 1).replace(/\s+\S*$/, '')}…`;
}

/** A heading, a paragraph or a list entry with plain text in it; nothing where there is no text. */
export const element = (name: 'h1' | 'h2' | 'h3' | 'p' | 'li', text: string): string =>
  text.trim() === '' ? '' : `<${name}>${escapeHtml(text)}</${name}>`;
export const list = (items: readonly string[]): string => (items.length === 0 ? '' : `<ul>${items.join('')}</ul>`);
export const linkTo = (path: string, text: string): string =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(text)}</a></li>`;
