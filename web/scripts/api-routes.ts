import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

interface Declared {
  readonly method: string;
  readonly path: string;
  readonly form?: true;
  readonly upload?: { readonly maxBytes: number };
  readonly raw?: true;
  readonly file?: string;
}

const NAME = 'virtual:api-routes';
const RESOLVED = `\0${NAME}`;

/**
 * Evaluates the contract while building and ships each endpoint's method and path: the browser needs no schema, and so no zod.
 * `entry` is the contract's index, whose export `api` holds the endpoints by domain and name.
 */
export function apiRoutes(entry: URL): Plugin {
  return {
    name: 'abhyas:api-routes',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const file = fileURLToPath(entry);
      const { module, dependencies } = await runnerImport<{ api: Record<string, Record<string, Declared>> }>(file, {
        configFile: false,
        logLevel: 'error',
      });
      for (const dependency of [file, ...dependencies]) this.addWatchFile(dependency);
      return `export const api = ${JSON.stringify(tableOf(module.api))};`;
    },
  };
}

function tableOf(api: Record<string, Record<string, Declared>>) {
  const mapped = <T, R>(record: Record<string, T>, to: (value: T) => R) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
  return mapped(api, (endpoints) =>
    mapped(endpoints, ({ method, path, form, upload, raw, file }) => ({ method, path, form, upload, raw, file })),
  );
}
