import { fileURLToPath } from 'node:url';
import { type TestInstitute, testWorld, type World } from '@abhyas/server/testing';

/** The whole product on a free port, with the built web app, a clock that can be moved and a database of its own. */
export interface Site {
  readonly world: World;
  /** Address of an institute's page. */
  readonly url: (institute: TestInstitute, path?: string) => string;
  /** Address at a host name of the root, e.g. `nobody`. */
  readonly at: (subdomain: string, path?: string) => string;
}

const webDist = fileURLToPath(new URL('../web/dist', import.meta.url));

export async function startSite(): Promise<Site> {
  const world = await testWorld({ webDist, rootHosts: ['localhost', 'abhyas.test'] });
  await world.app.work();
  await world.app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = world.app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const at = (subdomain: string, path = '/') =>
    `http://${subdomain === '' ? '' : `${subdomain}.`}localhost:${port}${path}`;
  return { world, at, url: (institute, path) => at(institute.host.replace('.abhyas.test', ''), path) };
}
