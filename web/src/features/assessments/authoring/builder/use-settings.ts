import type { Paper, PaperSettings } from '@abhyas/contract/assessments/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../../lib/api.ts';
import { toast } from '../../../../ui/status/toast.tsx';

/** Window, attempts and results: they apply at once when saved, and make no new version. */
export function useSettings(paper: Paper, onSaved: (paper: Paper) => void) {
  const { t } = useTranslation();
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
      setForm(reply.settings);
      onSaved(reply);
      toast.good(t('authoring.settings.saved'));
      return true;
    } catch (error) {
      setRefusal(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    change: (values: Partial<PaperSettings>) => setForm((before) => ({ ...before, ...values })),
    dirty: JSON.stringify(form) !== JSON.stringify(stored),
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
