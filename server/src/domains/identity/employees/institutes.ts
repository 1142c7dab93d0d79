import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { InstituteDetail, InstituteRow } from '@abhyas/contract/identity/employees';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { port } from '../../../kernel/port.ts';
import { record } from '../../audit/index.ts';
import {
  asStaff,
  changeState,
  hostsOf,
  type Institute,
  listAllInstitutes,
  savePlan,
  settingsOf,
  showStanding,
} from '../../tenancy/index.ts';
import { countFailingJobs, listOwners, peopleFigures } from './figures.store.ts';
import { notifyOwners } from './notify-owners.ts';

/** What higher domains count in an institute. */
export interface InstituteFigures {
  readonly papers: (ctx: Context) => Promise<number>;
  readonly storageBytes: (ctx: Context) => Promise<number>;
}
export const instituteFigures = port<InstituteFigures>('identity.instituteFigures');

const mayChange = (ctx: Context) => ctx.actor?.capabilities.has('settings.write') ?? false;

type List = typeof api.identity.listInstitutes;
/** Every institute with its state and health. Names are in memory; figures are counted for one page only, one institute at a time. */
export async function listInstitutes(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { search, state, page, size } = query;
  const wanted = search.toLowerCase();
  const found: Named[] = [];
  for (const institute of await listAllInstitutes()) {
    if (institute.kind === 'provider' || (state && institute.state !== state)) continue;
    const name = await nameOf(institute);
    const words = [name, institute.subdomain, String(institute.id), ...(await hostsOf(institute.id))];
    if (wanted === '' || words.some((word) => word.toLowerCase().includes(wanted))) found.push({ institute, name });
  }
  found.sort(
    (a, b) => b.institute.createdAt.getTime() - a.institute.createdAt.getTime() || b.institute.id - a.institute.id,
  );
  const rows: InstituteRow[] = [];
  for (const { institute } of found.slice((page - 1) * size, page * size)) rows.push(await presentRow(ctx, institute));
  return { rows, total: found.length, page, size, can: { change: mayChange(ctx) } };
}

interface Named {
  readonly institute: Institute;
  readonly name: string;
}

type Show = typeof api.identity.showInstitute;
/** One institute as the provider sees it. */
export async function showInstitute(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  return detailOf(ctx, await theInstitute(params.instituteId));
}

type ChangeState = typeof api.identity.changeInstituteState;
/** Suspends, resumes or closes an institute, in both logs; its owners are written to. */
export async function changeInstituteState(
  ctx: Context,
  { params, body }: Input<ChangeState>,
): Promise<Answer<ChangeState>> {
  const institute = await theInstitute(params.instituteId);
  await changeState(asStaff(ctx, institute.id), body.state, body.reason);
  await noteAtHome(ctx, `institute.${body.state}`, institute.id, { reason: body.reason });
  const owners = await listOwners(asStaff(ctx, institute.id));
  const told = { name: await nameOf(institute), state: body.state, reason: body.reason };
  await inTransaction(ctx, (tx) =>
    notifyOwners(
      tx,
      owners.map(({ email }) => email),
      told,
    ),
  );
  return detailOf(ctx, institute);
}

type SavePlan = typeof api.identity.savePlan;
/** Changes the limits of an institute's plan, in both logs. */
export async function saveInstitutePlan(ctx: Context, { params, body }: Input<SavePlan>): Promise<Answer<SavePlan>> {
  const institute = await theInstitute(params.instituteId);
  await savePlan(asStaff(ctx, institute.id), body);
  await noteAtHome(ctx, 'institute.planChanged', institute.id, body);
  return detailOf(ctx, institute);
}

/** One institute as the console shows it. */
export const detailOfInstitute = async (ctx: Context, instituteId: number): Promise<InstituteDetail> =>
  detailOf(ctx, await theInstitute(instituteId));

async function theInstitute(instituteId: number): Promise<Institute> {
  const institute = (await listAllInstitutes()).find(({ id }) => id === instituteId);
  return institute && institute.kind !== 'provider' ? institute : fail('NOT_FOUND');
}

const nameOf = async ({ id, subdomain }: Institute) => (await settingsOf(id))?.name ?? subdomain;

async function detailOf(ctx: Context, institute: Institute): Promise<InstituteDetail> {
  const there = asStaff(ctx, institute.id);
  const standing = await showStanding(there);
  const owners = await listOwners(there);
  return {
    ...(await presentRow(ctx, institute)),
    state: standing.state,
    standing,
    hosts: await hostsOf(institute.id),
    owners: owners.map(({ first_name, last_name, email }) => ({ name: `${first_name} ${last_name}`.trim(), email })),
    can: { change: mayChange(ctx) },
  };
}

async function presentRow(ctx: Context, institute: Institute): Promise<InstituteRow> {
  const { id, kind, subdomain, state, createdAt } = institute;
  const there = asStaff(ctx, id);
  const settings = await settingsOf(id);
  const { lastActiveAt, ...people } = await peopleFigures(there);
  return {
    id,
    kind,
    subdomain,
    state,
    name: await nameOf(institute),
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
