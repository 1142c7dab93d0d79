import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FRAGMENT = /^([a-z][a-zA-Z]*)(?:\.([a-z][a-zA-Z-]*))?\.(en|hi)\.json$/;
const ADDRESS = /^\/assets\/i18n\/(en|hi)\.json$/;
type Language = 'en' | 'hi';

/**
 * Merges `<domain>.<language>.json` and `<domain>.<area>.<language>.json` of a folder into one file per language: the content of a
 * fragment stands under its domain's name, that of an area under both. A JSON file of another name, or one that cannot be read, stops the build with its name.
 */
export function mergeTranslations(folder: string, language: Language): Record<string, unknown> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const [, domain, area, fileLanguage] = FRAGMENT.exec(file) ?? [];
    if (!domain) throw new Error(`web/src/i18n/${file}: expected <domain>[.<area>].en.json or .hi.json`);
    if (fileLanguage !== language) continue;
    const texts = parse(folder, file);
    merged[domain] = { ...merged[domain], ...(area ? { [camel(area)]: texts } : texts) };
  }
  return merged;
}

/** `sign-up` → `signUp`, as keys are written. */
const camel = (area: string) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function parse(folder: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`web/src/i18n/${file}: ${(cause as Error).message}`, { cause });
  }
}

/** Serves the merged translations at `/assets/i18n/<language>.json` while developing, and writes them when building (spec §7). */
export function translations(folder: string): Plugin {
  return {
    name: 'abhyas:translations',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = ADDRESS.exec(request.url?.split('?')[0] ?? '')?.[1] as Language | undefined;
        if (!language) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(mergeTranslations(folder, language)));
      });
    },
    generateBundle() {
      for (const language of ['en', 'hi'] as const) {
        const source = JSON.stringify(mergeTranslations(folder, language));
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${language}.json`, source });
      }
    },
  };
}
