import type { Licence } from '@abhyas/contract/live/licences';
import { MultiSelect, NumberInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';

/** The seats of live rooms: how many there are, whose, and what runs on them now. */
export function SeatsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const seats = useQuery(query(api.live.listLicences));
  if (seats.data?.can.write) return <SeatsForm licences={seats.data.licences} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('live.seats.title')}>
      <p>{t('live.seats.text')}</p>
      <Loaded query={seats} skeleton={<ListSkeleton rows={2} />}>
        {({ licences }) => <Seats licences={licences} />}
      </Loaded>
    </Dialog>
  );
}

interface SeatsWish {
  readonly auto: number | string;
  readonly teacherIds: string[];
}

function SeatsForm({ licences, onClose }: { readonly licences: readonly Licence[]; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: teachers } = useQuery(query(api.live.listClassTeachers));
  const client = useQueryClient();
  const send = async ({ auto, teacherIds }: SeatsWish) => {
    await api.live.saveLicences({ body: { auto: Number(auto), teacherIds } });
    void client.invalidateQueries({ queryKey: ['live'] });
    toast.good(t('live.seats.saved'));
  };
  const initial: SeatsWish = {
    auto: licences.filter(({ type }) => type === 'auto').length,
    teacherIds: licences.flatMap(({ teacher }) => teacher?.id ?? []),
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('live.seats.title')}
      submit={t('live.seats.save')}
      initial={initial}
      check={({ auto }) => (auto === '' ? { auto: t('live.seats.missing') } : {})}
      send={send}
    >
      {(fields) => (
        <>
          <p>{t('live.seats.text')}</p>
          <Seats licences={licences} />
          <NumberInput {...fields.choice('auto')} label={t('live.seats.auto')} min={0} max={50} allowDecimal={false} />
          <MultiSelect
            {...fields.choice('teacherIds')}
            label={t('live.seats.manual')}
            description={t('live.seats.manualHelp')}
            data={(teachers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            searchable
          />
        </>
      )}
    </FormDialog>
  );
}

function Seats({ licences }: { readonly licences: readonly Licence[] }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return (
    <RowList label={t('live.seats.title')}>
      {licences.map(({ id, type, teacher, inUse }) => (
        <li key={id}>
          <span>{type === 'manual' ? (teacher?.name ?? '') : t('live.seats.pool')}</span>
          {inUse ? (
            <Badge tone="live">{t('live.seats.inUse', { title: inUse.title, at: time(inUse.since) })}</Badge>
          ) : (
            <Quiet size="sm">{t('live.seats.free')}</Quiet>
          )}
        </li>
      ))}
    </RowList>
  );
}
