import type { Role, StaffCapability } from '@abhyas/contract/identity/roles';
import { Button, Modal, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from '../people/people.module.css';
import { useRoleWords } from './use-role-words.ts';

interface Props {
  readonly roles: readonly Role[];
  /** What the signed-in person may give. */
  readonly mine: ReadonlySet<string>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A role of the institute's own; it begins with the rights of another one, as far as one may give them. */
export function NewRole(props: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('identity.roles.new')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Form {...props} />
    </Modal>
  );
}

function Form({ roles, mine, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { roleName } = useRoleWords();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { name: '', from: '' },
    async ({ name, from }) => {
      const model = roles.find((one) => one.name === from)?.capabilities ?? [];
      const capabilities = model.filter((one) => mine.has(one)) as StaffCapability[];
      const made = await api.identity.createRole({ body: { name: name.trim(), capabilities } });
      await client.invalidateQueries({ queryKey: ['identity', 'listRoles'] });
      toast.good(t('identity.roles.created', { name: made.name }));
      onClose();
    },
    { check: ({ name }) => (name.trim().length < 2 ? { name: t('identity.roles.nameNeeded') } : {}) },
  );
  return (
    <form ref={form} onSubmit={onSubmit} className={classes['form']} noValidate>
      <Problem>{problem}</Problem>
      <TextInput
        data-autofocus
        label={t('identity.roles.name')}
        description={t('identity.roles.nameHelp')}
        value={values.name}
        error={errorOf('name')}
        maxLength={40}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <Select
        clearable
        label={t('identity.roles.startFrom')}
        placeholder={t('identity.roles.nothing')}
        data={roles.map(({ name }) => ({ value: name, label: roleName(name) }))}
        value={values.from || null}
        onChange={(from) => set('from', from ?? '')}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('identity.roles.create')}
        </Button>
      </div>
    </form>
  );
}
