import { somePeople, someRoles } from '../../server/src/domains/identity/factories.ts';
import { hashPassword } from '../../server/src/domains/identity/tokens/passwords.ts';
import { aCourse } from '../../server/src/domains/courses/factories.ts';
import { examTaxonomy } from '../../server/src/domains/taxonomy/factories.ts';
import { saveReference } from '../../server/src/domains/taxonomy/index.ts';
import { someInstitute } from '../../server/src/domains/tenancy/factories.ts';
import { systemClock } from '../../server/src/kernel/clock.ts';
import type { Context } from '../../server/src/kernel/context.ts';
import { tenantDatabase } from '../../server/src/kernel/database/tenant-database.ts';
import { createLog } from '../../server/src/kernel/log/log.ts';
import type { Cluster } from './cluster.ts';

/** Everybody's password; its hash is made as the server makes it. */
export const PASSWORD = 'a password of the rig';

export interface School {
  readonly id: number;
  /** Host name below the root host `localhost`. */
  readonly host: string;
}
export interface Account {
  readonly accountId: string;
  readonly email: string;
  readonly host: string;
  /** The address that a trusted proxy reports for it: everybody has one of his own, so the limits stay as shipped. */
  readonly address: string;
}

/** Writes institutes and people straight into the database; everything else goes through the API. */
export interface Registry {
  readonly school: () => Promise<School>;
  readonly people: (school: School, role: 'owner' | 'teacher' | 'student', count: number) => Promise<Account[]>;
  /** The draft of a course with one lesson, made by this account. Answers its id. */
  readonly course: (school: School, by: Account, details: { title: string; pricePaise: number }) => Promise<string>;
  readonly close: () => Promise<void>;
}

const nobody = { host: '', address: '', userAgent: '' };

/** Opens the registry, with exams and chapters in place. Make schools before the server starts: it remembers who there is. */
export async function openRegistry({ urls }: Cluster): Promise<Registry> {
  const app = tenantDatabase({ connectionString: urls.app, max: 2 });
  const staff = tenantDatabase({ connectionString: urls.staff, max: 1 });
  const log = createLog('silent');
  await saveReference(staff.unbound, examTaxonomy);
  const hash = await hashPassword(PASSWORD);
  const contextFor = (instituteId: number): Context => ({
    instituteId,
    actor: undefined,
    origin: nobody,
    db: app.forInstitute(instituteId),
    clock: systemClock,
    log,
  });
  const flags = { partner: true, student: true };
  let made = 0;
  return {
    school: async () => {
      const { id, subdomain } = await someInstitute({ app, staff }, { flags, allowedItems: ['forgetPassword'] });
      await someRoles(contextFor(id));
      return { id, host: `${subdomain}.localhost` };
    },
    people: async ({ id, host }, role, count) => {
      const emails = Array.from({ length: count }, () => `${role}${++made}@rig.example`);
      const ids = await somePeople(
        contextFor(id),
        emails.map((email) => ({
          email,
          role,
          firstName: 'Asha',
          lastName: 'Rig',
          passwordHash: hash,
          emailVerified: true,
        })),
        'institute',
      );
      return emails.map((email, i) => ({ accountId: ids[i] ?? '', email, host, address: addressOf(made - count + i) }));
    },
    course: ({ id }, by, details) => draftCourse(contextFor(id), by, details),
    close: async () => {
      await app.close();
      await staff.close();
    },
  };
}

/** The n-th address of 10.0.0.0/8. */
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function draftCourse(
  ctx: Context,
  { accountId }: Account,
  { title, pricePaise }: { readonly title: string; readonly pricePaise: number },
): Promise<string> {
  const capabilities = new Set<never>();
  const actor = { accountId, sessionId: accountId, kind: 'institute_partner', capabilities, verified: true } as const;
  const by = { ...ctx, actor: { ...actor, employee: false } };
  return (await aCourse(by, { title, unpublished: true, details: { pricePaise, validityDays: 365 } })).courseId;
}
