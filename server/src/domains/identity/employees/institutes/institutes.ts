import type { InstituteDetail, InstituteRow } from '@abhyas/contract/identity/employees';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { port } from '../../../../kernel/port.ts';
import { record } from '../../../audit/index.ts';
import {
  asStaff,
  hostsOf,
  type Institute,
  listAllInstitutes,
  settingsOf,
  showStanding,
} from '../../../tenancy/index.ts';
import { countFailingJobs, listOwners, peopleFigures } from '../figures.store.ts';

/** What higher domains count in an institute. */
export interface InstituteFigures {
  readonly papers: (ctx: Context) => Promise<number>;
  readonly storageBytes: (ctx: Context) => Promise<number>;
}
export const instituteFigures = port<InstituteFigures>('identity.instituteFigures');

/** Whether this employee may change institutes. */
export const mayChangeInstitutes = (ctx: Context) => ctx.actor?.capabilities.has('settings.write') ?? false;

/** One institute as the console shows it. */
export const detailOfInstitute = async (ctx: Context, instituteId: number): Promise<InstituteDetail> =>
  detailOf(ctx, await theInstitute(instituteId));

/** An institute of the provider’s; NOT_FOUND for the provider itself. */
export async function theInstitute(instituteId: number): Promise<Institute> {
  const institute = (await listAllInstitutes()).find(({ id }) => id === instituteId);
  return institute && institute.kind !== 'provider' ? institute : fail('NOT_FOUND');
}

/** The name that its settings say, or the one of its address. */
export const nameOfInstitute = async ({ id, subdomain }: Institute) => (await settingsOf(id))?.name ?? subdomain;

/** One institute as the console shows it, with its standing, hosts and owners. */
export async function detailOf(ctx: Context, institute: Institute): Promise<InstituteDetail> {
  const there = asStaff(ctx, institute.id);
  const standing = await showStanding(there);
  const owners = await listOwners(there);
  return {
    ...(await presentInstitute(ctx, institute)),
    state: standing.state,
    standing,
    hosts: await hostsOf(institute.id),
    owners: owners.map(({ first_name, last_name, email }) => ({ name: `${first_name} ${last_name}`.trim(), email })),
    can: { change: mayChangeInstitutes(ctx) },
  };
}

/** An institute as a row of the console, with its figures counted now. */
export async function presentInstitute(ctx: Context, institute: Institute): Promise<InstituteRow> {
  const { id, kind, subdomain, state, createdAt } = institute;
  const there = asStaff(ctx, id);
  const settings = await settingsOf(id);
  const { lastActiveAt, ...people } = await peopleFigures(there);
  return {
    id,
    kind,
    subdomain,
    state,
    name: await nameOfInstitute(institute),
    logo: settings?.config.logo ?? '',
    accent: settings?.brand.accent ?? '',
    createdAt: createdAt.toISOString(),
    figures: {
      ...people,
      papers: await instituteFigures().papers(there),
      storageBytes: await instituteFigures().storageBytes(there),
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      failingJobs: await countFailingJobs(there),
    },
  };
}

/** What an employee did to an institute, in the provider's own log. */
export const noteAtHome = (
  ctx: Context,
  action: string,
  instituteId: number,
  { reason = '', ...details }: { readonly reason?: string; readonly [name: string]: unknown },
) =>
  inTransaction(ctx, (tx) =>
    record(tx, { action, subjectKind: 'institute', subjectId: String(instituteId), reason, details }),
  );
