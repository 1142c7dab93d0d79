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
const REST = `${NAME}/rest`;
type Table<R> = Readonly<Record<string, Readonly<Record<string, R>>>>;

/**
 * Evaluates the contract while building and ships each endpoint's method and path: the browser needs no schema, and so no zod.
 * `entry` is the contract's index, whose export `api` holds the endpoints by domain and name. The endpoints of `first`
 * (`domain.name`) come with the first page, the others with the first call that is not among them.
 */
export function apiRoutes(entry: URL, first: readonly string[] = []): Plugin {
  return {
    name: 'abhyas:api-routes',
    resolveId: (id) => (id === NAME || id === REST ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}` && id !== `\0${REST}`) return undefined;
      const file = fileURLToPath(entry);
      const { module, dependencies } = await runnerImport<{ api: Table<Declared> }>(file, {
        configFile: false,
        logLevel: 'error',
      });
      for (const dependency of [file, ...dependencies]) this.addWatchFile(dependency);
      const isFirst = (name: string) => first.includes(name);
      if (id === `\0${REST}`) return `export const rest = ${tableOf(module.api, (name) => !isFirst(name))};`;
      const table = tableOf(module.api, isFirst);
      return `export const first = ${table};\nexport const loadRest = async () => (await import('${REST}')).rest;`;
    },
  };
}

function tableOf(api: Table<Declared>, isMeant: (name: string) => boolean): string {
  const domains = Object.entries(api).map(([domain, endpoints]) => {
    const meant = Object.entries(endpoints).filter(([name]) => isMeant(`${domain}.${name}`));
    return [domain, Object.fromEntries(meant.map(([name, endpoint]) => [name, routeOf(endpoint)]))];
  });
  return JSON.stringify(Object.fromEntries(domains));
}

const routeOf = ({ method, path, form, upload, raw, file }: Declared) => ({ method, path, form, upload, raw, file });
