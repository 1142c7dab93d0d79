import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { staffTexts } from './staff-texts.ts';

const FRAGMENT = /^(([a-z][a-zA-Z]*)(?:\.([a-z][a-zA-Z-]*))?)\.(en|hi)\.json$/;
const ADDRESS = /^\/assets\/i18n\/(en|hi)(\.staff)?\.json$/;
const languages = ['en', 'hi'] as const;
type Language = (typeof languages)[number];
/** For everybody, or beside that for the workspaces. */
type Part = 'all' | 'staff';
const parts = ['all', 'staff'] as const;
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

const partOf = (name: string): Part => (staffTexts.has(name) ? 'staff' : 'all');

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
 * Serves the merged translations at `/assets/i18n/<language>.json` (spec §7), and what only the workspaces show beside it at
 * `/assets/i18n/<language>.staff.json`, while developing; writes both when building.
 */
export function translations(folder: string): Plugin {
  const written = (language: Language, part: Part) => JSON.stringify(mergeTranslations(folder, language, part));
  return {
    name: 'abhyas:translations',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, staff] = ADDRESS.exec(request.url?.split('?')[0] ?? '') ?? [];
        if (!language) return next();
        response.setHeader('content-type', 'application/json');
        response.end(written(language as Language, staff ? 'staff' : 'all'));
      });
    },
    generateBundle() {
      for (const language of languages)
        for (const part of parts) {
          const fileName = `assets/i18n/${language}${part === 'staff' ? '.staff' : ''}.json`;
          this.emitFile({ type: 'asset', fileName, source: written(language, part) });
        }
    },
  };
}
