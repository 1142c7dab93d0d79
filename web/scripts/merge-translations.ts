import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { consoleTexts } from './console-texts.ts';
import { staffTexts } from './staff-texts.ts';

const FRAGMENT = /^(([a-z][a-zA-Z]*)(?:\.([a-z][a-zA-Z-]*))?)\.(en|hi)\.json$/;
const ADDRESS = /^\/assets\/i18n\/(en|hi)(?:\.(pages|staff))?\.json$/;
const languages = ['en', 'hi'] as const;
type Language = (typeof languages)[number];
/** What stands around every page and the console says; the other pages of visitors and students; the workspaces. */
const parts = ['start', 'pages', 'staff'] as const;
type Part = (typeof parts)[number];
type Texts = Record<string, Record<string, unknown>>;

/**
 * Merges `<domain>.<language>.json` and `<domain>.<area>.<language>.json` of a folder, as far as they belong to a part, into one object: the content of a
 * fragment stands under its domain's name, that of an area under both (`staff` is no area but the domain's texts for staff alone). A JSON file of another name, or one that cannot be read, stops
 * the build with its name.
 */
export function mergeTranslations(folder: string, language: Language, part: Part): Texts {
  const merged: Texts = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const [, name, domain, area, fileLanguage] = FRAGMENT.exec(file) ?? [];
    if (!name || !domain) throw new Error(`web/src/i18n/${file}: expected <domain>[.<area>].en.json or .hi.json`);
    if (fileLanguage !== language || part !== partOf(name)) continue;
    const texts = parse(folder, file);
    merged[domain] = { ...merged[domain], ...(area && area !== 'staff' ? { [camel(area)]: texts } : texts) };
  }
  return merged;
}

const partOf = (name: string): Part => (staffTexts.has(name) ? 'staff' : consoleTexts.has(name) ? 'start' : 'pages');
const fileOf = (language: Language, part: Part) => `${language}${part === 'start' ? '' : `.${part}`}.json`;

/** `sign-up` → `signUp`, as keys are written. */
const camel = (area: string) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function parse(folder: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`web/src/i18n/${file}: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Serves the merged translations at `/assets/i18n/<language>.json` (spec §7), and beside it what comes later or to few at
 * `<language>.pages.json` and `<language>.staff.json`, while developing; writes all when building.
 */
export function translations(folder: string): Plugin {
  const written = (language: Language, part: Part) => JSON.stringify(mergeTranslations(folder, language, part));
  return {
    name: 'abhyas:translations',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, part = 'start'] = ADDRESS.exec(request.url?.split('?')[0] ?? '') ?? [];
        if (!language) return next();
        response.setHeader('content-type', 'application/json');
        response.end(written(language as Language, part as Part));
      });
    },
    generateBundle() {
      for (const language of languages)
        for (const part of parts)
          this.emitFile({
            type: 'asset',
            fileName: `assets/i18n/${fileOf(language, part)}`,
            source: written(language, part),
          });
    },
  };
}
