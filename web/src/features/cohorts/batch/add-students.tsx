import type { Batch } from '@abhyas/contract/cohorts/batches';
import { Button, Checkbox, Modal } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from '../cohorts.module.css';
import { useBatchChange } from './use-batch-change.ts';

interface Props {
  readonly batch: Batch;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Finds students by name or e-mail and adds those that are ticked. */
export function AddStudents({ batch, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('cohorts.members.addTo', { name: batch.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Search batch={batch} onClose={onClose} />
    </Modal>
  );
}

function Search({ batch, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useTypedWords(words, setWords);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { change, busy } = useBatchChange();
  const params = { batchId: batch.id };
  const { data } = useQuery({
    ...query(api.cohorts.searchStudents, { params, query: { search: words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ticked.length === 0) return;
    change(
      () => api.cohorts.addMembers({ params, body: { accountIds: [...ticked] } }),
      () => {
        onClose();
        toast.good(t('cohorts.members.added', { count: ticked.length }));
      },
    );
  };
  const tick = (id: string, on: boolean) =>
    setTicked((before) => (on ? [...before, id] : before.filter((one) => one !== id)));
  const shown = words === '' ? [] : (data ?? []);
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <SearchField label={t('cohorts.members.find')} value={typed} onChange={setTyped} />
      {shown.length === 0 ? (
        <p className={classes['nothing']}>
          {t(words !== '' && data ? 'cohorts.members.nobodyFound' : 'cohorts.members.findHelp')}
        </p>
      ) : (
        <ul className={classes['found']} aria-label={t('cohorts.members.find')}>
          {shown.map((student) => (
            <li key={student.id}>
              <Checkbox
                label={student.name}
                description={student.member ? t('cohorts.members.already') : student.email}
                disabled={student.member}
                checked={student.member || ticked.includes(student.id)}
                onChange={(event) => tick(student.id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy} disabled={ticked.length === 0}>
          {t('cohorts.members.confirm', { count: ticked.length })}
        </Button>
      </div>
    </form>
  );
}
