import type { Paper, PaperSettings } from '@abhyas/contract/assessments/shapes';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../../lib/api.ts';
import { toast } from '../../../../ui/status/toast.tsx';

/** Milliseconds of quiet after which the settings of a draft save themselves. */
const QUIET = 800;

/**
 * Window, attempts and results; they make no new version. Of a draft they save themselves. Of a published test they are saved by hand,
 * because they apply to students at once.
 */
export function useSettings(paper: Paper, onSaved: (paper: Paper) => void) {
  const { t } = useTranslation();
  const isLive = paper.status === 'published';
  const [form, setForm] = useState<PaperSettings>(paper.settings);
  const [stored, setStored] = useState(paper.settings);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setRefusal(undefined);
    try {
      const reply = await api.assessments.savePaperSettings({ params: { paperId: paper.id }, body: form });
      setStored(reply.settings);
      // What was typed meanwhile stays.
      setForm((now) => (now === form ? reply.settings : now));
      onSaved(reply);
      if (isLive) toast.good(t('authoring.settings.saved'));
      return true;
    } catch (error) {
      setRefusal(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const dirty = JSON.stringify(form) !== JSON.stringify(stored);
  const saveSoon = useDebouncedCallback(() => void (dirty && save()), { delay: QUIET, flushOnUnmount: true });
  return {
    form,
    change: (values: Partial<PaperSettings>) => {
      setForm((before) => ({ ...before, ...values }));
      setRefusal(undefined);
      if (!isLive) saveSoon();
    },
    dirty,
    saving,
    refusal,
    save,
    discard: () => {
      setForm(stored);
      setRefusal(undefined);
    },
    errorAt(field: keyof PaperSettings): string | undefined {
      if (!isRefusal(refusal)) return undefined;
      const found = refusal.fields.find(({ path }) => path.replace(/^body\./, '') === field);
      return found && t(found.messageKey, { ...found.values });
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettings>;
