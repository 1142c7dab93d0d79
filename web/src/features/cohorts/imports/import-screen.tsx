import type { memberImport } from '@abhyas/contract/cohorts/member-imports';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import type { CheckPatch, CheckSearch } from '../../../ui/sheet-checks/check-search.ts';
import type { SheetCalls } from '../../../ui/sheet-checks/sheet-calls.ts';
import { SheetCheckScreen, useSheetCheck } from '../../../ui/sheet-checks/sheet-check-screen.tsx';

interface Props {
  readonly importId: string;
  readonly search: CheckSearch;
  readonly onSearch: (patch: CheckPatch) => void;
}
const calls: SheetCalls<typeof memberImport> = {
  show: api.cohorts.showMemberImport,
  rows: api.cohorts.listMemberImportRows,
  match: api.cohorts.matchMemberImportColumns,
  commit: api.cohorts.commitMemberImport,
  cancel: api.cohorts.cancelMemberImport,
};

/** Students for a batch: who would come, who is there already, and what is wrong in the other rows. */
export function ImportScreen(props: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const batchId = useSheetCheck(calls, props.importId).data?.about.batchId ?? '';
  const { data: batch } = useQuery({
    ...query(api.cohorts.showBatch, { params: { batchId } }),
    enabled: batchId !== '',
  });
  return (
    <SheetCheckScreen
      {...props}
      calls={calls}
      texts="cohorts.imports"
      columns={['name', 'email', 'mobile']}
      title={t('cohorts.imports.check')}
      breadcrumbs={[
        { label: t('cohorts.title'), to: '/partner/groups' },
        { label: batch?.name ?? '…', ...(batch && { to: `/partner/groups/${batch.id}` }) },
        { label: t('cohorts.imports.check') },
      ]}
      cells={[
        { key: 'given', lines: ({ given }) => [given.name, given.email, given.mobile] },
        { key: 'student', lines: ({ means }) => [means.student?.name ?? ''] },
      ]}
      changes={['cohorts']}
      onStep={(_, { about }) => void navigate({ to: '/partner/groups/$batchId', params: about })}
    />
  );
}
