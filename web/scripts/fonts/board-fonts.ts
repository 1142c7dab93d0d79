import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Below it the fonts lie as Excalidraw asks for them: `fonts/<family>/<file>`. */
const FOLDER = 'static/board/';
/** 13 MB for Chinese and Japanese alone. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Xiaolai']);
/** In Excalidraw: after the own host a server elsewhere is asked for a font. */
const ELSEWHERE = /return (\w+)\.push\(new URL\(\w+,\w+\.ASSETS_FALLBACK_URL\)\),\1\}/;

const folder = join(dirname(createRequire(import.meta.url).resolve('@excalidraw/excalidraw')), 'fonts');

/** Copies the fonts of the board into the build, and lets the board fetch none from elsewhere. */
export function boardFonts(): Plugin {
  let isKept = false;
  return {
    name: 'abhyas:board-fonts',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('@excalidraw/excalidraw/') || !ELSEWHERE.test(code)) return undefined;
      isKept = true;
      return { code: code.replace(ELSEWHERE, 'return $1}'), map: null };
    },
    generateBundle() {
      if (!isKept) this.error('Excalidraw asks another server for its fonts in a way that is not known.');
      for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const family = parentPath.slice(folder.length + 1);
        if (!name.endsWith('.woff2') || LEFT_OUT.has(family)) continue;
        const source = readFileSync(join(parentPath, name));
        this.emitFile({ type: 'asset', fileName: `${FOLDER}fonts/${family}/${name}`, source });
      }
    },
  };
}
