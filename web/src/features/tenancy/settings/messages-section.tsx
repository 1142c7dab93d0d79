import type { Language } from '@abhyas/contract/shapes';
import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Stacked } from '../../../ui/page/page.tsx';
import { SectionPage, WithSettings } from './section-screen.tsx';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form.ts';

type Values = EditableSettings['messages'];
const languages: readonly Language[] = ['en', 'hi'];

/** Who messages come from, in which languages, and which clock the institute goes by. */
export function MessagesSection() {
  return (
    <WithSettings section="messages">
      {({ messages }, readOnly) => <MessagesEditor saved={messages} readOnly={readOnly} />}
    </WithSettings>
  );
}

function MessagesEditor({ saved, readOnly }: { readonly saved: Values; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const section = useSectionForm<Values>({
    saved,
    save: (body) => api.tenancy.saveMessages({ body }),
    validate: (say) => ({
      mailReplyTo: (address) =>
        say(
          address === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
            ? undefined
            : { key: 'tenancy.rules.problems.mailReplyTo' },
        ),
      smsSender: (name) =>
        say(name === '' || /^[A-Za-z0-9]{3,11}$/.test(name) ? undefined : { key: 'tenancy.rules.problems.smsSender' }),
      languages: (chosen) => say(chosen.length > 0 ? undefined : { key: 'tenancy.rules.problems.languages' }),
    }),
  });
  const { form } = section;
  const zones = useMemo(() => [...new Set([...Intl.supportedValuesOf('timeZone'), saved.timeZone])].sort(), [saved]);
  return (
    <SectionPage section="messages" form={section} readOnly={readOnly}>
      <Stacked>
        <Card title={t('tenancy.rules.messages.senders')}>
          <div className={classes['pair']}>
            <TextInput
              {...form.getInputProps('mailSender')}
              label={t('tenancy.rules.messages.mailSender')}
              description={t('tenancy.rules.messages.mailSenderHelp')}
              maxLength={80}
            />
            <TextInput
              {...form.getInputProps('mailReplyTo')}
              label={t('tenancy.rules.messages.mailReplyTo')}
              description={t('tenancy.rules.messages.mailReplyToHelp')}
              type="email"
              maxLength={254}
              spellCheck={false}
            />
            <TextInput
              {...form.getInputProps('smsSender')}
              label={t('tenancy.rules.messages.smsSender')}
              description={t('tenancy.rules.messages.smsSenderHelp')}
              maxLength={11}
              spellCheck={false}
            />
          </div>
        </Card>
        <Card title={t('tenancy.rules.messages.place')}>
          <div className={classes['pair']}>
            <Checkbox.Group
              label={t('tenancy.rules.messages.languages')}
              description={t('tenancy.rules.messages.languagesHelp')}
              value={[...form.values.languages]}
              error={form.errors['languages']}
              onChange={(chosen) =>
                form.setFieldValue(
                  'languages',
                  languages.filter((one) => chosen.includes(one)),
                )
              }
            >
              <div className={classes['buttons']}>
                {languages.map((one) => (
                  <Checkbox key={one} value={one} disabled={readOnly} label={t(`tenancy.rules.messages.${one}`)} />
                ))}
              </div>
            </Checkbox.Group>
            <Select
              {...form.getInputProps('timeZone')}
              label={t('tenancy.rules.messages.timeZone')}
              description={t('tenancy.rules.messages.timeZoneHelp')}
              disabled={readOnly}
              data={zones}
              searchable
              nothingFoundMessage={t('tenancy.rules.messages.noZone')}
            />
          </div>
        </Card>
      </Stacked>
    </SectionPage>
  );
}
