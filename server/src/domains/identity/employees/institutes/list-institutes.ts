import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { InstituteRow } from '@abhyas/contract/identity/employees';
import type { Context } from '../../../../kernel/context.ts';
import { hostsOf, type Institute, listAllInstitutes } from '../../../tenancy/index.ts';
import { mayChangeInstitutes, nameOfInstitute, presentInstitute } from './institutes.ts';

type List = typeof api.identity.listInstitutes;
/** Every institute with its state and health. Names are in memory; figures are counted for one page only, one institute at a time. */
export async function listInstitutes(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { search, state, page, size } = query;
  const wanted = search.toLowerCase();
  const found: Named[] = [];
  for (const institute of await listAllInstitutes()) {
    if (institute.kind === 'provider' || (state && institute.state !== state)) continue;
    const name = await nameOfInstitute(institute);
    const words = [name, institute.subdomain, String(institute.id), ...(await hostsOf(institute.id))];
    if (wanted === '' || words.some((word) => word.toLowerCase().includes(wanted))) found.push({ institute, name });
  }
  found.sort(
    (a, b) => b.institute.createdAt.getTime() - a.institute.createdAt.getTime() || b.institute.id - a.institute.id,
  );
  const rows: InstituteRow[] = [];
  for (const { institute } of found.slice((page - 1) * size, page * size))
    rows.push(await presentInstitute(ctx, institute));
  return { rows, total: found.length, page, size, can: { change: mayChangeInstitutes(ctx) } };
}

interface Named {
  readonly institute: Institute;
  readonly name: string;
}
