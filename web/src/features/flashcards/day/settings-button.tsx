import type { ReviewSettings } from '@abhyas/contract/flashcards/reviewing';
import { NumberInput, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';

const retentions = [80, 85, 90, 95];

/** How much one wants to remember, and how many new cards come a day. */
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

function SettingsForm({ settings, onClose }: { readonly settings: ReviewSettings; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const anew = useFlashcardsAnew();
  const choices = [...new Set([...retentions, settings.retention])].toSorted((a, b) => a - b);
  return (
    <FormDialog
      onClose={onClose}
      title={t('flashcards.settings.title')}
      submit={t('flashcards.settings.save')}
      initial={{ retention: String(settings.retention), newPerDay: settings.newPerDay as number | string }}
      check={({ newPerDay }) =>
        typeof newPerDay === 'number' && newPerDay >= 0 && newPerDay <= 200
          ? {}
          : { newPerDay: t('flashcards.settings.newWrong') }
      }
      send={async ({ retention, newPerDay }) => {
        const body = { retention: Number(retention), newPerDay: Number(newPerDay) };
        await api.flashcards.saveReviewSettings({ body });
        void anew();
      }}
    >
      {(fields) => (
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
      )}
    </FormDialog>
  );
}
