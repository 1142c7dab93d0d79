import type { Batch, batches } from '@abhyas/contract/cohorts/batches';
import type { Reply } from '@abhyas/contract/endpoint';
import { Radio, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { FieldRow } from '../../../ui/form/form.tsx';
import { FoundList } from '../../../ui/list/found-list.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly batch: Batch;
  readonly opened: boolean;
  readonly onClose: () => void;
}
type Thing = Reply<typeof batches.searchAssignable>[number];
interface Values {
  readonly thing: Thing | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}
const nothing: Values = { thing: null, startsAt: null, endsAt: null };

/** Chooses a published test and opens it to every member. */
export function AssignThing({ batch, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = async ({ thing, startsAt, endsAt }: Values) => {
    if (!thing) return;
    const body = { thing: { kind: thing.kind, id: thing.id }, startsAt, endsAt };
    await api.cohorts.assignThing({ params: { batchId: batch.id }, body });
    void client.invalidateQueries({ queryKey: ['cohorts'] });
    toast.good(t('cohorts.assign.done', { title: thing.title }));
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cohorts.assign.title', { name: batch.name })}
      submit={t('cohorts.assign.confirm')}
      initial={nothing}
      isEmpty={({ thing }) => thing === null}
      check={(values) => (isBackwards(values) ? { endsAt: t('errors.ASSIGNMENT_WINDOW') } : {})}
      fieldOf={{ ASSIGNMENT_WINDOW: 'endsAt' }}
      send={send}
    >
      {({ values, set, choice }) => (
        <>
          <Things batchId={batch.id} chosen={values.thing} onChoose={(thing) => set('thing', thing)} />
          <FieldRow>
            <Instant kind="from" {...choice('startsAt')} />
            <Instant kind="until" {...choice('endsAt')} />
          </FieldRow>
        </>
      )}
    </FormDialog>
  );
}

const isBackwards = ({ startsAt, endsAt }: Values): boolean =>
  endsAt !== null && Date.parse(endsAt) <= (startsAt === null ? Date.now() : Date.parse(startsAt));

interface ThingsProps {
  readonly batchId: string;
  readonly chosen: Thing | null;
  readonly onChoose: (thing: Thing) => void;
}

function Things({ batchId, chosen, onChoose }: ThingsProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useTypedWords(words, setWords);
  const { data } = useQuery({
    ...query(api.cohorts.searchAssignable, { params: { batchId }, query: { search: words } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <SearchField label={t('cohorts.assign.find')} value={typed} onChange={setTyped} />
      {data && (
        <FoundList label={t('cohorts.assign.find')} empty={t('cohorts.assign.nothing')}>
          {data.map((thing) => (
            <li key={thing.id}>
              <Radio
                name="thing"
                label={thing.title}
                description={t(thing.assigned ? 'cohorts.assign.already' : `cohorts.things.${thing.kind}`)}
                disabled={thing.assigned}
                checked={thing.id === chosen?.id}
                onChange={() => onChoose(thing)}
              />
            </li>
          ))}
        </FoundList>
      )}
    </>
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
