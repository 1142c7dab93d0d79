import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { somePeople, someRoles } from './domains/identity/factories.ts';
import { hashPassword } from './domains/identity/tokens/passwords.ts';
import { someInstitute } from './domains/tenancy/factories.ts';
import { SETTINGS_CHANNEL } from './domains/tenancy/index.ts';
import { systemClock } from './kernel/clock.ts';
import { notify } from './kernel/database/listen.ts';
import { tenantDatabase } from './kernel/database/tenant-database.ts';
import { createLog } from './kernel/log/log.ts';
import { lastReleased } from './kernel/migrations/lint-upgrade.ts';
import { migrate } from './kernel/migrations/migrate.ts';
import { prepareDatabase } from './kernel/postgres/roles.ts';
import { closeAfterFile, type Person } from './testing/index.ts';
import { workerDatabase } from './testing/database.ts';
import { somePublishedPaper } from './testing/some-published-paper.ts';
import { clientAt, servers } from './testing/started-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'abhyas-released-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const PASSWORD = 'quiet river lantern 42';

const git = (...args: string[]) => spawnSync('git', ['-C', root, ...args], { encoding: 'buffer', maxBuffer: 1e9 });

/** The commit that brought the last migration of the last release; undefined where there is no history. */
function releasedCommit(): string | undefined {
  const found = git('log', '-1', '--format=%H', '--', `server/database/migrations/${lastReleased}`);
  return found.status === 0 ? found.stdout.toString().trim() || undefined : undefined;
}

/** Lays the sources of a commit into a folder, with the packages of this one; its own workspaces are those of that commit. */
function layOut(commit: string): void {
  const packed = git('archive', commit, 'server', 'contract', 'package.json');
  expect(spawnSync('tar', ['-x', '-C', folder], { input: packed.stdout }).status).toBe(0);
  mkdirSync(join(folder, 'node_modules/@abhyas'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@abhyas') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of ['contract', 'server'])
    symlinkSync(join(folder, name), join(folder, 'node_modules/@abhyas', name));
}

describe('a server of the last release', { timeout: 240_000 }, () => {
  const commit = releasedCommit();
  // Without history, as in an archive of the sources, there is no other version to run.
  it.skipIf(commit === undefined)('still answers after the database was migrated to this version', async () => {
    layOut(commit!);
    const { superuser } = await workerDatabase();
    const passwords = { owner: 'owner', app: 'app', staff: 'staff', jobs: 'jobs' };
    const urls = await prepareDatabase(superuser, { database: `released_${Date.now()}`, passwords });
    const { run, stopAll } = servers(join(folder, 'data'), join(folder, 'server/src/main.ts'));
    closeAfterFile(stopAll);
    const released = run({
      DATABASE_URL: urls.app,
      DATABASE_OWNER_URL: urls.owner,
      DATABASE_STAFF_URL: urls.staff,
      DATABASE_JOBS_URL: urls.jobs,
    });
    await released.says('The first owner begins here');
    const port = Number(/ready at http:\/\/localhost:(\d+)/.exec(released.output())?.[1]);

    await migrate({ ownerUrl: urls.owner, jobsUrl: urls.jobs });
    const app = tenantDatabase({ connectionString: urls.app, max: 2 });
    const staff = tenantDatabase({ connectionString: urls.staff, max: 1 });
    closeAfterFile(app.close);
    closeAfterFile(staff.close);
    const { id, subdomain } = await someInstitute({ app, staff });
    // As whoever founds one tells every process.
    await notify({ db: staff.unbound }, SETTINGS_CHANNEL, `directory:${id}`);
    const ctx = {
      instituteId: id,
      actor: undefined,
      origin: { host: '', address: '', userAgent: '' },
      db: app.forInstitute(id),
      clock: systemClock,
      log: createLog('silent'),
    };
    await someRoles(ctx);
    const passwordHash = await hashPassword(PASSWORD);
    const account = { firstName: 'Asha', lastName: 'Rao', passwordHash, emailVerified: true };
    const people = (['teacher', 'student'] as const).map((role) => ({
      ...account,
      role,
      email: `${role}@released.example`,
    }));
    await somePeople(ctx, people, 'institute');
    const at = async (email: string) =>
      ({ api: await clientAt({ port, host: `${subdomain}.localhost` }, { email, password: PASSWORD }) }) as Person;

    const teacher = await vi.waitFor(() => at('teacher@released.example'), { timeout: 20_000, interval: 200 });
    const student = await at('student@released.example');
    const { attemptId, paperId } = await somePublishedPaper({} as never, teacher, student);
    const params = { attemptId };
    const { seat } = await student.api.assessments.takeSeat({ params });
    await student.api.assessments.submitAttempt({ params, body: { seat, lastSequence: 0 } });
    expect((await student.api.assessments.showStanding({ params })).state).not.toBe('running');
    expect((await teacher.api.assessments.showPaper({ params: { paperId } })).id).toBe(paperId);
    expect((await teacher.api.insights.showStaffDay()).has.papers).toBe(true);
    expect(released.output()).not.toContain('"level":50');
  });
});
