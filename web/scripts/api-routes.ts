import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

interface Declared {
  readonly method: string;
  readonly path: string;
  readonly form?: true;
  readonly upload?: { readonly maxBytes: number };
  readonly raw?: true;
  readonly file?: string;
  readonly access: string | { readonly area?: string };
}

const NAME = 'virtual:api-routes';
const REST = `${NAME}/rest`;
const STAFF = `${NAME}/staff`;
const ids = new Set([NAME, REST, STAFF]);
type Table<R> = Readonly<Record<string, Readonly<Record<string, R>>>>;

/**
 * Evaluates the contract while building and ships each endpoint's method and path: the browser needs no schema, and so no zod.
 * `entry` is the contract's index, whose export `api` holds the endpoints by domain and name. The endpoints of `first`
 * (`domain.name`) come with the first page, the others with the first call that is not among them, and those of staff apart.
 */
export function apiRoutes(entry: URL, first: readonly string[] = []): Plugin {
  return {
    name: 'abhyas:api-routes',
    resolveId: (id) => (ids.has(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!ids.has(id.slice(1)) || !id.startsWith('\0')) return undefined;
      const file = fileURLToPath(entry);
      const { module, dependencies } = await runnerImport<{ api: Table<Declared> }>(file, {
        configFile: false,
        logLevel: 'error',
      });
      for (const dependency of [file, ...dependencies]) this.addWatchFile(dependency);
      const isFirst = (name: string) => first.includes(name);
      const rest = (staffs: boolean) =>
        tableOf(module.api, (name, endpoint) => !isFirst(name) && isOfStaff(endpoint) === staffs);
      if (id !== `\0${NAME}`) return `export const rest = ${rest(id === `\0${STAFF}`)};`;
      return `export const first = ${tableOf(module.api, isFirst)};
export const loadRest = [() => import('${REST}'), () => import('${STAFF}')];`;
    },
  };
}

const isOfStaff = ({ access }: Declared) =>
  typeof access === 'object' && access.area !== undefined && access.area !== 'student';

function tableOf(api: Table<Declared>, isMeant: (name: string, endpoint: Declared) => boolean): string {
  const domains = Object.entries(api).flatMap(([domain, endpoints]) => {
    const meant = Object.entries(endpoints).filter(([name, endpoint]) => isMeant(`${domain}.${name}`, endpoint));
    return meant.length > 0
      ? [[domain, Object.fromEntries(meant.map(([name, endpoint]) => [name, routeOf(endpoint)]))]]
      : [];
  });
  return JSON.stringify(Object.fromEntries(domains));
}

const routeOf = ({ method, path, form, upload, raw, file }: Declared) => ({ method, path, form, upload, raw, file });
