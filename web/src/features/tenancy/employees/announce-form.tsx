import { Button, Select, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusedFields } from '../../../lib/refused-fields.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import classes from './employees.module.css';

const audiences = ['everybody', 'staff', 'students'] as const;
const tones = ['info', 'warn'] as const;
const HOUR_MS = 3_600_000;
/** What `<input type="datetime-local">` takes, in this device's own time. */
const local = (at: number) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Text per language, audience and window of an announcement. */
export function AnnounceForm() {
  const { t } = useTranslation();
  const fresh = () => ({
    en: '',
    hi: '',
    audience: audiences[0] as (typeof audiences)[number],
    tone: tones[0] as (typeof tones)[number],
    startsAt: local(Date.now()),
    endsAt: local(Date.now() + 24 * HOUR_MS),
  });
  const [values, setValues] = useState(fresh);
  const [asked, setAsked] = useState(false);
  const announce = useChange(
    () =>
      api.identity.announce({
        body: {
          tone: values.tone,
          audience: values.audience,
          texts: { en: values.en.trim(), hi: values.hi.trim() },
          startsAt: new Date(values.startsAt).toISOString(),
          endsAt: new Date(values.endsAt).toISOString(),
        },
      }),
    {
      stale: [api.identity.listAllAnnouncements, api.tenancy.listAnnouncements],
      said: t('tenancy.employees.announcements.made'),
      after: () => {
        setValues(fresh());
        setAsked(false);
      },
      inline: true,
    },
  );
  const problems = {
    en: values.en.trim().length < 3 ? t('tenancy.employees.problems.text') : undefined,
    endsAt:
      !values.startsAt || !values.endsAt || values.endsAt <= values.startsAt
        ? t('tenancy.employees.problems.window')
        : undefined,
  };
  const refused = useRefusedFields(announce.error, ['texts.en', 'texts.hi', 'startsAt', 'endsAt']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!problems.en && !problems.endsAt) announce.send();
  };
  const set = (patch: Partial<typeof values>) => setValues({ ...values, ...patch });
  return (
    <Card title={t('tenancy.employees.announcements.new')}>
      <form onSubmit={submit} className={classes['announce']} noValidate>
        <Problem>{refused.problem}</Problem>
        <TextInput
          label={t('tenancy.employees.announcements.en')}
          value={values.en}
          maxLength={300}
          error={(asked ? problems.en : undefined) ?? refused.errorOf('texts.en')}
          onChange={(event) => set({ en: event.currentTarget.value })}
        />
        <TextInput
          label={t('tenancy.employees.announcements.hi')}
          description={t('tenancy.employees.announcements.hiHelp')}
          value={values.hi}
          maxLength={300}
          error={refused.errorOf('texts.hi')}
          onChange={(event) => set({ hi: event.currentTarget.value })}
        />
        <div className={classes['row']}>
          <Select
            label={t('tenancy.employees.announcements.columns.audience')}
            data={audiences.map((value) => ({ value, label: t(`tenancy.employees.audiences.${value}`) }))}
            value={values.audience}
            onChange={(value) => set({ audience: audiences.find((one) => one === value) ?? 'everybody' })}
          />
          <Select
            label={t('tenancy.employees.announcements.tone')}
            data={tones.map((value) => ({ value, label: t(`tenancy.employees.tones.${value}`) }))}
            value={values.tone}
            onChange={(value) => set({ tone: value === 'warn' ? 'warn' : 'info' })}
          />
          <TextInput
            type="datetime-local"
            label={t('tenancy.employees.announcements.from')}
            value={values.startsAt}
            error={refused.errorOf('startsAt')}
            onChange={(event) => set({ startsAt: event.currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label={t('tenancy.employees.announcements.until')}
            value={values.endsAt}
            error={(asked ? problems.endsAt : undefined) ?? refused.errorOf('endsAt')}
            onChange={(event) => set({ endsAt: event.currentTarget.value })}
          />
        </div>
        <Button type="submit" variant="action" loading={announce.busy}>
          {t('tenancy.employees.announcements.announce')}
        </Button>
      </form>
    </Card>
  );
}
