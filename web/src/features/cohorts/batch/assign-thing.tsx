import type { Batch } from '@abhyas/contract/cohorts/batches';
import { Button, Modal, Radio, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from '../cohorts.module.css';
import { useBatchChange } from './use-batch-change.ts';

interface Props {
  readonly batch: Batch;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Chooses a published test and opens it to every member. */
export function AssignThing({ batch, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('cohorts.assign.title', { name: batch.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Choice batch={batch} onClose={onClose} />
    </Modal>
  );
}

function Choice({ batch, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useTypedWords(words, setWords);
  const [chosen, setChosen] = useState<string | null>(null);
  const { change, busy } = useBatchChange();
  const params = { batchId: batch.id };
  const { data } = useQuery({
    ...query(api.cohorts.searchAssignable, { params, query: { search: words } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [now] = useState(() => new Date().toISOString());
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [endsAt, setEndsAt] = useState<string | null>(null);
  const isBackwards = endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt ?? now);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBackwards) return;
    const thing = data?.find(({ id }) => id === chosen);
    if (!thing) return;
    change(
      () => api.cohorts.assignThing({ params, body: { thing: { kind: thing.kind, id: thing.id }, startsAt, endsAt } }),
      () => {
        onClose();
        toast.good(t('cohorts.assign.done', { title: thing.title }));
      },
    );
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <SearchField label={t('cohorts.assign.find')} value={typed} onChange={setTyped} />
      {data?.length === 0 && <p className={classes['nothing']}>{t('cohorts.assign.nothing')}</p>}
      {data && data.length > 0 && (
        <Radio.Group value={chosen} onChange={setChosen} aria-label={t('cohorts.assign.find')}>
          <ul className={classes['found']}>
            {data.map((thing) => (
              <li key={thing.id}>
                <Radio
                  value={thing.id}
                  label={thing.title}
                  description={t(thing.assigned ? 'cohorts.assign.already' : `cohorts.things.${thing.kind}`)}
                  disabled={thing.assigned}
                />
              </li>
            ))}
          </ul>
        </Radio.Group>
      )}
      <div className={classes['window']}>
        <Instant kind="from" value={startsAt} onChange={setStartsAt} />
        <Instant
          kind="until"
          value={endsAt}
          error={isBackwards ? t('errors.ASSIGNMENT_WINDOW') : undefined}
          onChange={setEndsAt}
        />
      </div>
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy} disabled={chosen === null}>
          {t('cohorts.assign.confirm')}
        </Button>
      </div>
    </form>
  );
}

interface InstantProps {
  readonly kind: 'from' | 'until';
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (instant: string | null) => void;
}

/** A moment on the institute's clock; empty: none. */
function Instant({ kind, value, error, onChange }: InstantProps) {
  const { t } = useTranslation();
  const { timeZone } = useInstitute();
  const { zone } = useFormat();
  const [now] = useState(() => new Date().toISOString());
  return (
    <TextInput
      type="datetime-local"
      label={t(`cohorts.assign.${kind}`, { zone: zone(value ?? now) })}
      description={t(`cohorts.assign.${kind}Help`)}
      value={toLocal(value, timeZone)}
      error={error}
      onChange={(event) => onChange(toInstant(event.currentTarget.value, timeZone))}
    />
  );
}
