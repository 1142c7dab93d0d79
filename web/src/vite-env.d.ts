/// <reference types="vite/client" />

/** The browser's table of the contract: methods and paths by domain and endpoint, made at build time (no zod in the browser). */
declare module 'virtual:api-routes' {
  export interface ApiRoute {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly path: string;
    readonly form?: true;
    readonly upload?: { readonly maxBytes: number };
    readonly raw?: true;
    readonly file?: string;
  }
  type Table = { readonly [domain: string]: { readonly [endpoint: string]: ApiRoute } };
  /** What the first page calls. */
  export const first: Table;
  /** Everything else: what students call, then what staff call. */
  export const loadRest: readonly (() => Promise<{ readonly rest: Table }>)[];
}

/** Mantine's css variables, made at build time. */
declare module 'virtual:mantine-variables.css';

/** The tree of the pages outside the workspaces, made at build time; for the types it is the whole one. */
declare module 'virtual:visitor-tree' {
  export const routeTree: typeof import('./route-tree.gen.ts').routeTree;
}

/** The same without subtitles, sound tracks and rights management; it brings no types of its own. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default as Hls } from 'hls.js';
}
