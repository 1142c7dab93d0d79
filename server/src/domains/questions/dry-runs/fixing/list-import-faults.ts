import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { getImport } from '../../imports/imports.store.ts';
import { listFaults, listProposals } from './faults.store.ts';

type List = typeof api.questions.listImportFaults;

/** What is wrong with the refused rows, by kind, and what can be fixed of it in one go. */
export async function listImportFaults(ctx: Context, { params }: Input<List>): Promise<Answer<List>> {
  const { id } = await getImport(ctx, params.importId);
  const [faults, proposals] = await Promise.all([listFaults(ctx, id), listProposals(ctx, id)]);
  return { faults, proposals };
}
