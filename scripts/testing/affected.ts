import { type DomainName, domainNames, mayImport } from '../../architecture.ts';

/** What has to run again after a change. */
export type Affected =
  | { readonly all: true; /** The first path that can break anything. */ readonly because: string }
  | {
      readonly all: false;
      /** Beginnings of the paths of the tests of rules and use cases. */
      readonly tests: readonly string[];
      /** Journeys, by their paths. */
      readonly journeys: readonly string[];
      /** What of that which is done while servers are killed can differ. */
      readonly faults: readonly UnderFaults[];
    };

/** Rules are quick, and many of them read the whole repository; `scripts/` is also that of web. */
const rules = ['scripts/', 'contract/src/', 'bench/', 'chaos/'];
/** What composes the screens of all domains. */
const wholeWeb = ['web/src/app/', 'web/src/routes/'];
/** What is done while servers are killed, by the domain that does it. */
const underFaults = { answers: 'assessments', payments: 'commerce' } as const satisfies Record<string, DomainName>;
export type UnderFaults = keyof typeof underFaults;
const allFaults = Object.keys(underFaults) as UnderFaults[];

type Room = 'contract' | 'server' | 'web';

/** Where a path says that only the tests of some rooms of one domain, and of those above it, can break. */
const domainPlaces: readonly (readonly [RegExp, readonly Room[]])[] = [
  [/^contract\/src\/([a-z]+)\//, ['contract', 'server', 'web']],
  [/^server\/src\/domains\/([a-z]+)\//, ['server']],
  [/^web\/src\/features\/([a-z]+)\//, ['web']],
  [/^web\/src\/i18n\/([a-z]+)\.[\w.-]+\.json$/, ['web']],
];

/** Read by rules alone, which always run: texts, tests of rules, and what measures and tries. */
const forRules =
  /\.md$|^docs\/|^LICENSE$|^(scripts|contract|bench|chaos|web\/scripts)\/.*\.test\.ts$|^(bench|chaos)\/|^scripts\/(boundaries|testing)\//;
const ownTest = /^(server|web)\/src\/.*\.test\.tsx?$/;
const journey = /^e2e\/[\w-]+\.spec\.ts$/;

/** The domain and those that may import it, directly or through others. */
export function withImporters(domain: DomainName): readonly DomainName[] {
  const reached = new Set<DomainName>([domain]);
  // In order: a domain stands above all that it imports.
  for (const other of domainNames)
    if ([...mayImport(other)].some((below) => reached.has(below as DomainName))) reached.add(other);
  return [...reached];
}

/** The tests that are chosen from. */
export interface AllTests {
  /** Every journey, with the domains of its first line. */
  readonly journeys: ReadonlyMap<string, readonly DomainName[]>;
  /** Tests of the server as a whole: its start, and what is generated for every endpoint. */
  readonly wholeServer: readonly string[];
}

/**
 * Chooses what can break by a change of these paths, by the table of domains. Kernel, controls, shared texts, database and settings can
 * break everything, and so can any path that no rule here knows. What a lower domain asks of a higher one through a port is not followed.
 */
export function affectedBy(paths: readonly string[], { journeys, wholeServer }: AllTests): Affected {
  const tests = new Set<string>(rules);
  const walks = new Set<string>();
  const faults = new Set<UnderFaults>();
  for (const path of paths) {
    if (forRules.test(path)) {
      if (path.startsWith('chaos/')) for (const fault of allFaults) faults.add(fault);
    } else if (ownTest.test(path)) {
      tests.add(path);
    } else if (journey.test(path)) {
      if (journeys.has(path)) walks.add(path); // else it was removed
    } else {
      const place = placeOf(path);
      if (!place) return { all: true, because: path };
      for (const test of testsOf(place, wholeServer)) tests.add(test);
      for (const [walk, domains] of journeys) if (domains.includes(place.domain)) walks.add(walk);
      for (const fault of allFaults)
        if (place.rooms.includes('server') && withImporters(place.domain).includes(underFaults[fault]))
          faults.add(fault);
    }
  }
  return { all: false, tests: [...tests].toSorted(), journeys: [...walks].toSorted(), faults: [...faults].toSorted() };
}

interface Place {
  readonly domain: DomainName;
  readonly rooms: readonly Room[];
}

function placeOf(path: string): Place | undefined {
  for (const [pattern, rooms] of domainPlaces) {
    const domain = pattern.exec(path)?.[1] as DomainName | undefined;
    if (domain && domainNames.includes(domain)) return { domain, rooms };
  }
  return undefined;
}

function testsOf({ domain, rooms }: Place, wholeServer: readonly string[]): string[] {
  const domains = withImporters(domain);
  return [
    ...(rooms.includes('server') ? [...wholeServer, ...domains.map((name) => `server/src/domains/${name}/`)] : []),
    ...(rooms.includes('web') ? [...wholeWeb, ...domains.map((name) => `web/src/features/${name}/`)] : []),
  ];
}
