import type { ReviewSettings } from '@abhyas/contract/flashcards/reviewing';
import { isPossibleHoliday, MOST_HOLIDAY_DAYS } from '@abhyas/contract/flashcards/rules/holiday';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FieldGroup, FieldRow } from '../../../ui/form/form.tsx';
import { WeekdayPicker } from '../../../ui/form/weekday-picker.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';

const retentions = [80, 85, 90, 95];

/** How much one wants to remember, how many new cards come a day, and when fewer come. */
export function SettingsButton({ settings }: { readonly settings: ReviewSettings }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        icon={IconAdjustmentsHorizontal}
        label={t('flashcards.settings.title')}
        onClick={() => setOpened(true)}
      />
      {opened && <SettingsForm settings={settings} onClose={() => setOpened(false)} />}
    </>
  );
}

interface Values {
  readonly retention: string;
  readonly newPerDay: number | string;
  /** 0 is Monday. */
  readonly easyDays: readonly number[];
  readonly from: string;
  readonly to: string;
}

function SettingsForm({ settings, onClose }: { readonly settings: ReviewSettings; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const anew = useFlashcardsAnew();
  const initial: Values = {
    retention: String(settings.retention),
    newPerDay: settings.newPerDay,
    easyDays: settings.easyDays.map((day) => day - 1),
    from: settings.holiday?.from ?? '',
    to: settings.holiday?.to ?? '',
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('flashcards.settings.title')}
      submit={t('flashcards.settings.save')}
      initial={initial}
      check={useCheck()}
      send={async (values) => {
        await api.flashcards.saveReviewSettings({ body: bodyOf(values) });
        void anew();
      }}
    >
      {(fields) => (
        <>
          <HowMuch fields={fields} retention={settings.retention} />
          <WhenLess fields={fields} />
        </>
      )}
    </FormDialog>
  );
}

const bodyOf = ({ retention, newPerDay, easyDays, from, to }: Values) => ({
  retention: Number(retention),
  newPerDay: Number(newPerDay),
  easyDays: easyDays.map((day) => day + 1),
  holiday: from === '' ? null : { from, to },
});

function useCheck() {
  const { t } = useTranslation();
  return ({ newPerDay, easyDays, from, to }: Values) => ({
    ...(!(typeof newPerDay === 'number' && newPerDay >= 0 && newPerDay <= 200) && {
      newPerDay: t('flashcards.settings.newWrong'),
    }),
    ...(easyDays.length === 7 && { easyDays: t('flashcards.settings.easyDaysAll') }),
    ...(!isHoliday(from, to) && { to: t('flashcards.settings.holidayWrong', { count: MOST_HOLIDAY_DAYS }) }),
  });
}

/** None, or a first and a last day that are not too far apart. */
const isHoliday = (from: string, to: string) =>
  (from === '' && to === '') || (from !== '' && to !== '' && isPossibleHoliday({ from, to }));

function HowMuch({ fields, retention }: { readonly fields: Fields<Values>; readonly retention: number }) {
  const { t } = useTranslation();
  const choices = [...new Set([...retentions, retention])].toSorted((a, b) => a - b);
  return (
    <>
      <Select
        label={t('flashcards.settings.retention')}
        description={t('flashcards.settings.retentionHelp')}
        data={choices.map((value) => ({ value: String(value), label: `${value}%` }))}
        allowDeselect={false}
        value={fields.values.retention}
        error={fields.errorOf('retention')}
        onChange={(value) => value !== null && fields.set('retention', value)}
      />
      <NumberInput
        {...fields.choice('newPerDay')}
        label={t('flashcards.settings.newPerDay')}
        description={t('flashcards.settings.newHelp')}
        min={0}
        max={200}
        allowDecimal={false}
        clampBehavior="none"
      />
    </>
  );
}

function WhenLess({ fields }: { readonly fields: Fields<Values> }) {
  const { t } = useTranslation();
  return (
    <>
      <WeekdayPicker
        label={t('flashcards.settings.easyDays')}
        help={fields.errorOf('easyDays') ?? t('flashcards.settings.easyDaysHelp')}
        value={fields.values.easyDays}
        onChange={(days) => fields.set('easyDays', days)}
      />
      <FieldGroup label={t('flashcards.settings.holiday')} help={t('flashcards.settings.holidayHelp')}>
        <FieldRow>
          <TextInput {...fields.text('from')} type="date" label={t('flashcards.settings.holidayFrom')} />
          <TextInput {...fields.text('to')} type="date" label={t('flashcards.settings.holidayTo')} />
        </FieldRow>
      </FieldGroup>
    </>
  );
}
