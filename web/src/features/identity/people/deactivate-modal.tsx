import type { PersonDetail } from '@abhyas/contract/identity/people';
import { Button, Modal, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './people.module.css';

interface Props {
  readonly person: PersonDetail;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Ends the account of somebody of staff; their work goes to a colleague. */
export function DeactivateModal({ person, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('identity.people.deactivate.title', { name: person.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Form person={person} onClose={onClose} />
    </Modal>
  );
}

function Form({ person, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { accountId, name } = person;
  const { data } = useQuery(
    query(api.identity.listPeople, { query: { kind: 'staff', status: 'active', page: 1, size: 200 } }),
  );
  const colleagues = (data?.rows ?? []).filter((one) => one.accountId !== accountId);
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { handOverTo: '' },
    async (body) => {
      await api.identity.deactivatePerson({ params: { accountId }, body });
      await client.invalidateQueries({ queryKey: ['identity'] });
      toast.good(t('identity.people.deactivate.done', { name }));
      onClose();
    },
    { check: ({ handOverTo }) => (handOverTo ? {} : { handOverTo: t('identity.people.deactivate.toNeeded') }) },
  );
  return (
    <form ref={form} onSubmit={onSubmit} className={classes['form']} noValidate>
      <p>{t('identity.people.deactivate.text', { name })}</p>
      <Problem>{problem}</Problem>
      <Select
        searchable
        label={t('identity.people.deactivate.to')}
        data={colleagues.map((one) => ({ value: one.accountId, label: `${one.name} · ${one.email}` }))}
        value={values.handOverTo || null}
        error={errorOf('handOverTo')}
        onChange={(to) => set('handOverTo', to ?? '')}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={busy}>
          {t('identity.people.deactivate.confirm')}
        </Button>
      </div>
    </form>
  );
}
