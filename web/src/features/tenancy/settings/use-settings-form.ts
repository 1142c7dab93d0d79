import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, ApiError } from '../../../lib/api.ts';
import { paintBrand } from '../../../lib/brand.ts';
import { institute } from '../../../lib/institute.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { socialNames } from '../brand/social-links.tsx';
import {
  addressProblem,
  byField,
  colourProblem,
  nameProblem,
  settingsOf,
  type FieldProblem,
} from './settings-fields.ts';

export type SettingsForm = UseFormReturnType<EditableSettings>;

/** The settings form: what is saved shows on this page at once and on everyone's within a second. */
export function useSettingsForm(saved: EditableSettings) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const sayRefusal = useRefusalText();
  const say = (problem: FieldProblem | undefined) => (problem ? t(problem.key, problem.values ?? {}) : null);
  const form = useForm<EditableSettings>({
    mode: 'controlled',
    initialValues: settingsOf(saved),
    validateInputOnBlur: true,
    validate: {
      name: (name) => say(nameProblem(name)),
      accent: (colour) => say(colourProblem(colour)),
      action: (colour) => say(colourProblem(colour)),
      social: Object.fromEntries(
        socialNames.map((network) => [network, (address: string) => say(addressProblem(address))]),
      ),
    },
  });
  const save = useMutation({
    mutationFn: (values: EditableSettings) => api.tenancy.saveSettings({ body: settingsOf(values) }),
    onSuccess: (settings, values) => {
      institute.set(settings);
      paintBrand(settings);
      form.resetDirty(values);
      void queryClient.invalidateQueries({ queryKey: api.tenancy.showEditableSettings.key });
      toast.good(t('tenancy.settings.saved'));
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      const problems = byField(error.fields);
      form.setErrors(Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, say(problem)])));
      if (Object.keys(problems).length > 0) focusFirst(problems);
      else toast.bad(t('tenancy.settings.notSaved'), { text: sayRefusal(error) });
    },
  });
  const onSubmit = form.onSubmit((values) => save.mutate(values), focusFirst);
  return { form, onSubmit, saving: save.isPending };
}

function focusFirst(errors: Readonly<Record<string, unknown>>): void {
  const wrong = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(
    (field) => errors[field.dataset['path'] ?? ''],
  );
  wrong?.focus();
}
