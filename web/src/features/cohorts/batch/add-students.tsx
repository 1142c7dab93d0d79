import type { Batch } from '@abhyas/contract/cohorts/batches';
import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { FoundList } from '../../../ui/list/found-list.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly batch: Batch;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Finds students by name or e-mail and adds those that are ticked. */
export function AddStudents({ batch, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = async ({ ticked }: { ticked: readonly string[] }) => {
    await api.cohorts.addMembers({ params: { batchId: batch.id }, body: { accountIds: [...ticked] } });
    void client.invalidateQueries({ queryKey: ['cohorts'] });
    toast.good(t('cohorts.members.added', { count: ticked.length }));
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cohorts.members.addTo', { name: batch.name })}
      submit={({ ticked }) => t('cohorts.members.confirm', { count: ticked.length })}
      initial={{ ticked: [] as readonly string[] }}
      isEmpty={({ ticked }) => ticked.length === 0}
      send={send}
    >
      {({ values, set }) => (
        <Students batchId={batch.id} ticked={values.ticked} onTick={(ticked) => set('ticked', ticked)} />
      )}
    </FormDialog>
  );
}

interface StudentsProps {
  readonly batchId: string;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
}

function Students({ batchId, ticked, onTick }: StudentsProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useTypedWords(words, setWords);
  const { data } = useQuery({
    ...query(api.cohorts.searchStudents, { params: { batchId }, query: { search: words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const shown = words === '' ? [] : (data ?? []);
  return (
    <>
      <SearchField label={t('cohorts.members.find')} value={typed} onChange={setTyped} />
      <FoundList
        label={t('cohorts.members.find')}
        empty={t(words !== '' && data ? 'cohorts.members.nobodyFound' : 'cohorts.members.findHelp')}
      >
        {shown.map((student) => (
          <li key={student.id}>
            <Checkbox
              label={student.name}
              description={student.member ? t('cohorts.members.already') : student.email}
              disabled={student.member}
              checked={student.member || ticked.includes(student.id)}
              onChange={(event) =>
                onTick(event.currentTarget.checked ? [...ticked, student.id] : ticked.filter((id) => id !== student.id))
              }
            />
          </li>
        ))}
      </FoundList>
    </>
  );
}
