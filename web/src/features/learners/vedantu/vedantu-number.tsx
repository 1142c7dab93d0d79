import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from '../accommodations/accommodations.module.css';

/** By which number the partner Vedantu knows a student; nothing where there is none and it may not be written. */
export function VedantuNumber({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query(api.learners.showVedantuId, { params: { accountId } }));
  if (data && !data.can.change && data.vedantuId === null) return null;
  if (!data && !error) return <CardSkeleton lines={2} />;
  return (
    <Card title={t('learners.vedantu.title')} note={t('learners.vedantu.note')}>
      {!data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data.can.change ? (
        <NumberForm key={data.vedantuId} accountId={accountId} vedantuId={data.vedantuId ?? ''} />
      ) : (
        <p>{data.vedantuId}</p>
      )}
    </Card>
  );
}

function NumberForm({ accountId, vedantuId }: { readonly accountId: string; readonly vedantuId: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields({ vedantuId }, async (given) => {
    const body = { vedantuId: given.vedantuId.trim() || null };
    await api.learners.saveVedantuId({ params: { accountId }, body });
    await queryClient.invalidateQueries({ queryKey: api.learners.showVedantuId.key });
    toast.good(t('learners.vedantu.saved'));
  });
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <TextInput
        label={t('learners.vedantu.number')}
        description={t('learners.vedantu.numberHelp')}
        maxLength={60}
        value={values.vedantuId}
        error={errorOf('vedantuId')}
        onChange={(event) => set('vedantuId', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button type="submit" variant="filled" loading={busy}>
          {t('learners.vedantu.save')}
        </Button>
      </div>
    </form>
  );
}
