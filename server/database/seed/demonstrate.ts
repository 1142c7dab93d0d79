import type { App } from '../../src/app.ts';
import { findByEmail } from '../../src/domains/identity/accounts/accounts.store.ts';
import { somePeople, someRoles } from '../../src/domains/identity/factories.ts';
import { hashPassword } from '../../src/domains/identity/tokens/passwords.ts';
import { someLearners } from '../../src/domains/learners/factories.ts';
import { examTaxonomy } from '../../src/domains/taxonomy/factories.ts';
import { saveReference } from '../../src/domains/taxonomy/index.ts';
import { someInstitute } from '../../src/domains/tenancy/factories.ts';
import { listAllInstitutes } from '../../src/domains/tenancy/index.ts';
import type { Context } from '../../src/kernel/context.ts';
import { type TenantDatabase, tenantDatabase } from '../../src/kernel/database/tenant-database.ts';
import { actingAs } from './acting-as.ts';
import { seedExamDates } from './papers/exam-dates.ts';
import { institutes } from './institutes.ts';
import { seedMeridian } from './meridian.ts';
import { northstarPapers, seedNorthstar } from './northstar.ts';
import { seedEdition } from './shop/editions.ts';
import { livePapers, renewWindows } from './papers/papers.ts';
import { DEMO_PASSWORD, guardian, staff, studentEmail, students } from './people/people.ts';

/** Writes the story of the demonstration once; at later starts it only moves the windows of the open papers. */
export async function demonstrate(app: App, staffUrl: string, say: (line: string) => void): Promise<void> {
  if ((await listAllInstitutes()).length > 0) return renewDemonstration(app);
  say('Writing the demonstration: three institutes, their people, questions, papers and results …');
  const asStaff = tenantDatabase({ connectionString: staffUrl, max: 2 });
  try {
    await saveReference(asStaff.unbound, examTaxonomy);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await seedInstitute(app, asStaff, 'provider', passwordHash);
    const meridian = await seedInstitute(app, asStaff, 'meridian', passwordHash);
    const northstar = await seedInstitute(app, asStaff, 'northstar', passwordHash);
    // The first student has not bought it, so that a visitor can.
    const [owner, buyerIds] = [meridian.owner, meridian.studentIds.slice(1, 6)];
    await seedEdition({ publisher: northstar.owner, bookId: northstar.bookId, owner, buyerIds });
  } finally {
    await asStaff.close();
  }
}

async function seedInstitute(
  app: App,
  asStaff: TenantDatabase,
  name: keyof typeof institutes,
  passwordHash: string,
): Promise<{ owner: Context; studentIds: string[]; bookId: string }> {
  const story = institutes[name];
  await someInstitute({ app: app.runtime.database, staff: asStaff }, story);
  const ctx = app.contextFor(story.id);
  await someRoles(ctx);
  const staffIds = await somePeople(
    ctx,
    staff[name].map((person) => ({ ...person, passwordHash })),
    story.kind,
  );
  const [ownerId = '', teacherId = ''] = staffIds;
  const owner = actingAs(ctx, ownerId, 'owner');
  if (name === 'northstar') {
    const studentIds = await seedStudents(ctx, students.slice(0, 6), 'northstar.example', passwordHash);
    return { owner, studentIds, ...(await seedNorthstar({ owner, teacherId, studentIds })) };
  }
  if (name === 'meridian') {
    const studentIds = await seedStudents(ctx, students, 'meridian.example', passwordHash);
    await seedMeridian({ owner, staffIds, studentIds, passwordHash });
    return { owner, studentIds, bookId: '' };
  }
  return { owner, studentIds: [], bookId: '' };
}

async function seedStudents(
  ctx: ReturnType<App['contextFor']>,
  names: readonly string[],
  domain: string,
  passwordHash: string,
): Promise<string[]> {
  const people = names.map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return {
      email: studentEmail(name, domain),
      firstName,
      lastName: rest.join(' '),
      role: 'student' as const,
      passwordHash,
    };
  });
  const ids = await somePeople(ctx, people, 'institute');
  const year = ctx.clock.now().getUTCFullYear() + 1;
  await someLearners(
    ctx,
    ids.map((accountId, at) => ({
      accountId,
      examIds: at % 3 === 2 ? [1] : [2],
      standardId: at % 2 ? 11 : 12,
      targetYear: year + (at % 2),
      languages: ['en', 'hi'],
    })),
  );
  return ids;
}

async function renewDemonstration(app: App): Promise<void> {
  for (const [name, titles] of Object.entries({ meridian: livePapers, northstar: northstarPapers })) {
    const place = name as 'meridian' | 'northstar';
    const ctx = app.contextFor(institutes[place].id);
    const account = await findByEmail(ctx, staff[place][0]!.email);
    if (!account) continue;
    const owner = actingAs(ctx, account.id, 'owner');
    await renewWindows(owner, titles);
    if (place === 'meridian') await seedExamDates(owner);
  }
}

/** What a visitor of the demonstration needs, line by line. */
export function demoSignIns(host: string, port: number): string[] {
  return [
    `  Meridian Academy   http://meridian.${host}:${port}`,
    `    Teacher          ${staff.meridian[1]!.email}`,
    `    Student          ${studentEmail(students[0], 'meridian.example')}`,
    `    Guardian         ${guardian.email}`,
    `    Owner            ${staff.meridian[0]!.email}`,
    `  Northstar Press    http://northstar.${host}:${port}`,
    `    Owner            ${staff.northstar[0]!.email}`,
    `    Student          ${studentEmail(students[0], 'northstar.example')}`,
    `  The provider       http://${host}:${port}`,
    `    Staff            ${staff.provider[0]!.email}, whose desk is /employees`,
    `  Password of every demonstration account: ${DEMO_PASSWORD}`,
  ];
}
