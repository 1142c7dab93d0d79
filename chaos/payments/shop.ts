import { mkdirSync, rmSync } from 'node:fs';
import pg from 'pg';
import { startCluster } from '../../bench/rig/cluster.ts';
import { type Account, openRegistry, type School } from '../../bench/rig/school.ts';
import { clientOf, signIn } from '../../bench/rig/sign-in.ts';
import { simulatedKeys } from '../../server/src/domains/commerce/gateways/simulator/simulated-account.ts';
import { type Simulator, startSimulator } from '../../server/src/domains/commerce/index.ts';
import { Fleet } from '../fleet.ts';
import { patiently } from '../patience.ts';
import { paymentFaults, type PaymentFault, Tally } from '../tally.ts';
import { Post } from './post.ts';

const SERVERS = 2;
/** In paise; odd sums, so that what is split over lines leaves something over. */
const prices = [199_900, 99_901, 49_999, 7] as const;

/** Where all purchases happen: two servers on one database, both gateways simulated outside of them, and what is sold. */
export interface Shop {
  readonly tally: Tally<PaymentFault>;
  readonly fleet: Fleet;
  readonly simulator: Simulator;
  /** Brings the messages of the gateways, or loses them. */
  readonly post: Post;
  readonly school: School;
  readonly owner: Account;
  readonly courseIds: readonly string[];
  readonly students: (count: number) => Promise<Account[]>;
  /** As superuser; asked again while the database is down. */
  readonly sql: <T>(text: string, values?: unknown[]) => Promise<T[]>;
  readonly close: () => Promise<void>;
}

/** Builds the shop in `dir`, which is emptied first. */
export async function openShop(dir: string): Promise<Shop> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const tally = new Tally(paymentFaults);
  const cluster = await startCluster(dir);
  const registry = await openRegistry(cluster);
  const school = await registry.school();
  const [owner] = await registry.people(school, 'owner', 1);
  const courseIds: string[] = [];
  for (const [at, pricePaise] of prices.entries())
    courseIds.push(await registry.course(school, owner!, { title: `Course ${at + 1}`, pricePaise }));
  const post = new Post(tally);
  const gateways = await startSimulator(post.deliver);
  const env = { RAZORPAY_URL: `${gateways.host}/razorpay`, PAYTM_URL: `${gateways.host}/paytm` };
  const fleet = await Fleet.start(cluster, dir, tally, SERVERS, env);
  post.open(fleet.ports, school.host);
  await openTheShop(fleet.ports[0] ?? 0, owner!, courseIds);
  const pool = new pg.Pool({ connectionString: cluster.superuser, max: 4 });
  pool.on('error', () => {}); // the database was killed; the next question asks again
  return {
    tally,
    fleet,
    simulator: gateways.simulator,
    post,
    school,
    owner: owner!,
    courseIds,
    students: (count) => patiently(() => registry.people(school, 'student', count)),
    sql: <T>(text: string, values?: unknown[]) => patiently(async () => (await pool.query(text, values)).rows as T[]),
    close: async () => {
      await pool.end();
      await registry.close();
      await fleet.stop();
      await gateways.close();
    },
  };
}

/** The owner publishes the courses, and enters the keys of both companies as in the settings. */
async function openTheShop(port: number, owner: Account, courseIds: string[]): Promise<void> {
  const { commerce, courses } = clientOf(port, await signIn(port, owner)).api;
  await courses.publishCourses({ body: { courseIds } });
  const { razorpay, paytm } = simulatedKeys;
  const { keyId, secret, webhookSecret } = razorpay;
  await commerce.saveGateway({ params: { gateway: 'razorpay' }, body: { keyId, secret, webhookSecret, open: true } });
  await commerce.saveGateway({
    params: { gateway: 'paytm' },
    body: { keyId: paytm.mid, secret: paytm.merchantKey, website: paytm.website, open: true },
  });
}
