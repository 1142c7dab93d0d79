import type { ImportRow, ImportSummary } from '@abhyas/contract/questions/imports';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { stateOf } from './row-filters.ts';
import type { RowFilter } from '../addresses.ts';

/** Milliseconds between looks while the server reads or writes. */
const LOOK_AGAIN = 1000;
const busy: ReadonlySet<ImportSummary['status']> = new Set(['reading', 'committing']);

/** How an import stands; looked at quietly again and again while the server is at it. */
export function useImport(importId: string) {
  return useQuery({
    ...query(api.questions.showImport, { params: { importId } }, { quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && busy.has(state.data.status) ? LOOK_AGAIN : false),
  });
}

export const rowsPerPage = 25;

/** What is wrong by kind, while it can be fixed. */
export function useImportFaults({ id, status, counts }: ImportSummary) {
  return useQuery({
    ...query(api.questions.listImportFaults, { params: { importId: id } }),
    enabled: status === 'checked' && counts.refused > 0,
    placeholderData: keepPreviousData,
  });
}

interface Shown {
  readonly filter: RowFilter;
  readonly page: number;
  /** Only rows with a fault of this kind. */
  readonly code?: string | undefined;
}

/** One page of the rows of an import. */
export function useImportRows(importId: string, status: ImportSummary['status'], { filter, page, code }: Shown) {
  const args = {
    params: { importId },
    query: { state: stateOf(filter, status), page, size: rowsPerPage, ...(code !== undefined && { code }) },
  };
  return useQuery({
    ...query(api.questions.listImportRows, args),
    enabled: status === 'checked' || status === 'committed',
    placeholderData: keepPreviousData,
  });
}

type Step = 'match' | 'commit' | 'cancel' | 'undo' | 'place' | 'fix' | 'accept';

/** Runs a step: what it answers is how the import stands, and what hangs on it is asked for anew. */
function useRunningStep(importId: string) {
  const client = useQueryClient();
  const textOf = useRefusalText();
  const [running, setRunning] = useState<Step>();
  const run = async (step: Step, call: () => Promise<ImportSummary>): Promise<ImportSummary | undefined> => {
    setRunning(step);
    try {
      const summary = await call();
      client.setQueryData(query(api.questions.showImport, { params: { importId } }).queryKey, summary);
      await client.invalidateQueries({
        queryKey: ['questions'],
        predicate: ({ queryKey }) => queryKey[1] !== 'showImport',
      });
      if (step === 'place') await client.invalidateQueries({ queryKey: ['taxonomy'] });
      return summary;
    } catch (error) {
      toast.bad(textOf(error));
      await client.invalidateQueries({ queryKey: api.questions.showImport.key });
      return undefined;
    } finally {
      setRunning(undefined);
    }
  };
  return { running, run };
}

/** What can be done with an import; each answers with how it stands afterwards, or undefined when it was refused. */
export function useImportSteps(importId: string) {
  const { running, run } = useRunningStep(importId);
  const params = { importId };
  return {
    running,
    commit: () => run('commit', () => api.questions.commitImport({ params })),
    cancel: () => run('cancel', () => api.questions.cancelImport({ params })),
    /** Says what the columns of the sheet are; `confirm`: that all of them are right. */
    match: (choices: readonly string[], confirm: boolean) =>
      run('match', () => api.questions.matchImportColumns({ params, body: { choices: [...choices], confirm } })),
    /** Says how the paper is to be read. */
    matchPaper: (pattern: NonNullable<ImportSummary['paper']>['pattern'], confirm: boolean) =>
      run('match', () => api.questions.matchImportPaper({ params, body: { ...pattern, confirm } })),
    accept: () => run('accept', () => api.questions.acceptSuggestions({ params })),
    /** Answers with the row as it was read again. */
    fix: async (row: number, cells: Readonly<Record<string, string>>) => {
      let fixed: ImportRow | undefined;
      const summary = await run('fix', async () => {
        const reply = await api.questions.fixImportRow({ params: { importId, row: String(row) }, body: { cells } });
        fixed = reply.row;
        return reply.summary;
      });
      return summary && fixed && { row: fixed, summary };
    },
    fixAlike: (fault: { readonly column: string; readonly code: string; readonly cell: string }, text: string) =>
      run('fix', () => api.questions.fixImportFault({ params, body: { ...fault, text } })),
    /** Takes a proposal in every row that it is for; `formula`: what looks like money stays a formula. */
    takeProposal: ({ code, found }: { readonly code: string; readonly found: string }, formula: boolean) =>
      run('fix', () => api.questions.acceptImportProposal({ params, body: { code, found, formula } })),
    undo: () => run('undo', () => api.questions.undoImport({ params })),
    place: (name: string, place: { readonly knowledgeAreaId: string } | { readonly createUnderSubject: string }) =>
      run('place', () => api.questions.placeImportArea({ params, body: { name, place } })),
  };
}

export type ImportSteps = ReturnType<typeof useImportSteps>;
