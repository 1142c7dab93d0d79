import { NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { useInstitute } from '../../../../lib/institute.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { AudienceCard } from '../audience/audience-card.tsx';
import { useBuilding } from '../builder/building.ts';
import { toInstant, toLocal } from '../../../../lib/zoned-time.ts';
import { SettingsBar } from './settings-bar.tsx';
import classes from './tabs.module.css';

const mostAttempts = 20;
const longestGrace = 600;

/** When the test is open, and how often one may sit it. */
export function ScheduleTab() {
  const { t } = useTranslation();
  const { settings, readOnly } = useBuilding();
  const { form, change, errorAt } = settings;
  return (
    <div className={classes['stack']}>
      <SettingsBar />
      <Card title={t('authoring.schedule.title')} note={t('authoring.schedule.note')}>
        <div className={classes['pair']}>
          <InstantField
            field="opensAt"
            label={t('authoring.schedule.opens')}
            help={t('authoring.schedule.opensHelp')}
          />
          <InstantField
            field="closesAt"
            label={t('authoring.schedule.closes')}
            help={t('authoring.schedule.closesHelp')}
          />
        </div>
      </Card>
      <AudienceCard />
      <Card title={t('authoring.schedule.access')}>
        <div className={classes['fields']}>
          <div className={classes['pair']}>
            <NumberInput
              label={t('authoring.schedule.attempts')}
              description={t('authoring.schedule.attemptsHelp')}
              min={1}
              max={mostAttempts}
              clampBehavior="strict"
              allowDecimal={false}
              readOnly={readOnly}
              value={form.attemptsAllowed}
              error={errorAt('attemptsAllowed')}
              onChange={(value) => typeof value === 'number' && change({ attemptsAllowed: value })}
            />
            <NumberInput
              label={t('authoring.schedule.grace')}
              description={t('authoring.schedule.graceHelp')}
              min={0}
              max={longestGrace}
              clampBehavior="strict"
              allowDecimal={false}
              readOnly={readOnly}
              value={form.graceSeconds}
              error={errorAt('graceSeconds')}
              onChange={(value) => typeof value === 'number' && change({ graceSeconds: value })}
            />
          </div>
        </div>
      </Card>
    </div>
  );
}

interface FieldProps {
  readonly field: 'opensAt' | 'closesAt' | 'resultsOn';
  readonly label: string;
  readonly help: string;
}

/** A moment in the institute's zone; empty means none. */
export function InstantField({ field, label, help }: FieldProps) {
  const { timeZone } = useInstitute();
  const { zone } = useFormat();
  const { settings, readOnly, paper } = useBuilding();
  const value = settings.form[field];
  return (
    <TextInput
      type="datetime-local"
      label={`${label} (${zone(value ?? paper.updatedAt)})`}
      description={help}
      readOnly={readOnly}
      value={toLocal(value, timeZone)}
      error={settings.errorAt(field)}
      onChange={(event) => settings.change({ [field]: toInstant(event.currentTarget.value, timeZone) })}
    />
  );
}
