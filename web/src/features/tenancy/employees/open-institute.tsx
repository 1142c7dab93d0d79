import { Button, Modal, Select, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../../lib/is-email.ts';
import { api } from '../../../lib/api.ts';
import { useRefusedFields } from '../../../lib/refused-fields.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import classes from './employees.module.css';

const empty = {
  kind: 'institute' as 'institute' | 'publisher',
  name: '',
  subdomain: '',
  firstName: '',
  lastName: '',
  email: '',
};
type Field = 'name' | 'subdomain' | 'firstName' | 'email';
/** What the form shows beside a field of its own; the rest stands above it. */
const fields = ['name', 'subdomain', 'firstName', 'lastName', 'email'] as const;

/** What is missing, as the key of a sentence; the server judges the rest. */
function problemsOf(values: typeof empty): Partial<Record<Field, string>> {
  return {
    ...(values.name.trim().length < 2 && { name: 'tenancy.settings.problems.name' }),
    ...(!/^[a-z0-9-]{3,40}$/i.test(values.subdomain.trim()) && { subdomain: 'tenancy.employees.problems.subdomain' }),
    ...(values.firstName.trim() === '' && { firstName: 'errors.fields.required' }),
    ...(!isEmail(values.email) && { email: 'tenancy.employees.problems.email' }),
  };
}

/** Opens an institute for somebody; its owner gets a link to choose a password. */
export function OpenInstitute() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="action" onClick={() => setOpened(true)}>
        {t('tenancy.employees.open.action')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('tenancy.employees.open.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <OpenForm onClose={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function OpenForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [values, setValues] = useState(empty);
  const [asked, setAsked] = useState(false);
  const open = useChange(() => api.identity.openInstitute({ body: values }), {
    stale: [api.identity.listInstitutes],
    after: ({ id }) => void navigate({ to: '/employees/institutes/$instituteId', params: { instituteId: String(id) } }),
    inline: true,
  });
  const own = problemsOf(values);
  const refused = useRefusedFields(open.error, fields);
  const problem = (name: (typeof fields)[number]) => {
    const wrong = asked && name !== 'lastName' ? own[name] : undefined;
    return wrong ? t(wrong) : refused.errorOf(name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(own).length === 0) open.send();
  };
  const field = (name: Exclude<keyof typeof empty, 'kind'>) => ({
    label: t(`tenancy.employees.open.${name}`),
    value: values[name],
    error: problem(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      open.reset();
      setValues({ ...values, [name]: event.currentTarget.value });
    },
  });
  return (
    <form onSubmit={submit} className={classes['question']} noValidate>
      <Problem>{refused.problem}</Problem>
      <TextInput {...field('name')} data-autofocus maxLength={80} />
      <Select
        label={t('tenancy.employees.open.kind')}
        data={(['institute', 'publisher'] as const).map((value) => ({
          value,
          label: t(`tenancy.employees.open.kinds.${value}`),
        }))}
        value={values.kind}
        onChange={(kind) => setValues({ ...values, kind: kind === 'publisher' ? 'publisher' : 'institute' })}
      />
      <TextInput
        {...field('subdomain')}
        description={t('tenancy.employees.open.subdomainHelp', { host: location.hostname })}
        maxLength={40}
        spellCheck={false}
        autoCapitalize="none"
      />
      <div className={classes['pair']}>
        <TextInput {...field('firstName')} maxLength={60} />
        <TextInput {...field('lastName')} maxLength={60} />
      </div>
      <TextInput {...field('email')} type="email" description={t('tenancy.employees.open.emailHelp')} maxLength={254} />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={open.busy || open.isDone}>
          {t('tenancy.employees.open.action')}
        </Button>
      </div>
    </form>
  );
}
