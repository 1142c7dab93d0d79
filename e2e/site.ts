import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  closeAfterFile,
  openBeyondFile,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '@abhyas/server/testing';
import { findChromium } from '../scripts/find-chromium.ts';

/** The whole product on a free port, with the built web app, a clock that can be moved and a database of its own. */
export interface Site {
  readonly world: World;
  /** Address of an institute's page. */
  readonly url: (institute: TestInstitute, path?: string) => string;
  /** Address at a host name of the root, e.g. `nobody`. */
  readonly at: (subdomain: string, path?: string) => string;
}

type Overrides = Parameters<typeof testWorld>[0];

const webDist = fileURLToPath(new URL('../web/dist', import.meta.url));

let shared: Awaited<ReturnType<typeof openBeyondFile<Site>>> | undefined;

/**
 * The site of this worker, which its journeys share: each makes its own institute there, and finds the clock at the real time and no work
 * that another left. `overrides`: what differs from all other journeys; such a site is closed after the file, and it is the only one while
 * it stands, because a process has one runtime and a database one who does its jobs.
 */
export async function startSite(overrides?: Overrides): Promise<Site> {
  if (overrides) {
    await shared?.close();
    shared = undefined;
    return boot(overrides);
  }
  shared ??= await openBeyondFile(() => boot({ config: { chromiumPath: findChromium() } }));
  const { world } = shared.made;
  closeAfterFile(() => world.clock.set(new Date()));
  await world.query('delete from graphile_worker._private_jobs where locked_at is null');
  return shared.made;
}

// vitest ends a worker by a signal, which leaves no time to close.
process.once('exit', () => shared && rmSync(shared.made.world.config.dataDir, { recursive: true, force: true }));

async function boot(overrides: Overrides): Promise<Site> {
  const world = welcomed(await testWorld({ webDist, rootHosts: ['localhost', 'abhyas.test'], ...overrides }));
  await world.app.work();
  await world.app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = world.app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const at = (subdomain: string, path = '/') =>
    `http://${subdomain === '' ? '' : `${subdomain}.`}localhost:${port}${path}`;
  return { world, at, url: (institute, path) => at(institute.host.replace('.abhyas.test', ''), path) };
}

/**
 * Students of a journey have chosen exam, class and year, so that the student area opens to them. A journey that is about choosing takes
 * its student away from `learner_profiles`.
 */
function welcomed(world: World): World {
  const prepare = async ({ accountId }: Person, { id }: TestInstitute) => {
    await world.query(
      `insert into learner_profiles (institute_id, account_id, exam_ids, standard_id, target_year, languages, updated_at)
        values ($1, $2, '{2}', 12, 2028, '{en}', now())`,
      [id, accountId],
    );
  };
  return {
    ...world,
    institute: async (given) => {
      const institute = await world.institute(given);
      return {
        ...institute,
        person: async (role = 'student', overrides) => {
          const person = await institute.person(role, overrides);
          if (role === 'student') await prepare(person, institute);
          return person;
        },
      };
    },
  };
}
