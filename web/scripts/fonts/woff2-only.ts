import type { Plugin } from 'vite';

/** KaTeX names each font in three formats; every browser we serve reads woff2, so the others are neither emitted nor copied. */
export function woff2Only(): Plugin {
  return {
    name: 'abhyas:woff2-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/katex(?:\.min)?\.css(?:\?|$)/.test(id)) return undefined;
      return {
        code: code.replaceAll(/,\s*url\([^)]+\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g, ''),
        map: null,
      };
    },
  };
}
