import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { useForm, type FormValidateInput, type UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api, ApiError } from '../../../lib/api.ts';
import { paintBrand } from '../../../lib/brand.ts';
import { institute } from '../../../lib/institute.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { fieldsOnPage, partProblems } from '../../../lib/refused-fields.ts';
import { useChange } from '../../../lib/use-change.ts';
import { toast } from '../../../ui/status/toast.tsx';
import type { FieldProblem } from './settings-fields.ts';

interface Given<T extends object> {
  readonly saved: T;
  readonly validate?: (say: (problem: FieldProblem | undefined) => string | null) => FormValidateInput<T>;
  readonly save: (values: T) => Promise<InstituteSettings>;
  /** What the fields hold once it is saved: a secret is gone from its field. */
  readonly settle?: (values: T) => T;
}

export interface SectionForm<T extends object> {
  readonly form: UseFormReturnType<T>;
  readonly onSubmit: (event?: React.FormEvent<HTMLFormElement>) => void;
  readonly saving: boolean;
  readonly dirty: boolean;
}

/** The form of one section: saved by itself, shown on this page at once and on everyone's within a second. */
export function useSectionForm<T extends object>({ saved, validate, save, settle }: Given<T>): SectionForm<T> {
  const { t } = useTranslation();
  const sayRefusal = useRefusalText();
  const say = (problem: FieldProblem | undefined) => (problem ? t(problem.key, problem.values ?? {}) : null);
  const form = useForm<T>({
    mode: 'controlled',
    initialValues: saved,
    validateInputOnBlur: true,
    ...(validate && { validate: validate(say) }),
  });
  const mutation = useChange(save, {
    stale: [api.tenancy.showEditableSettings, api.tenancy.listSettingsChanges],
    said: t('tenancy.settings.saved'),
    after: (settings, values) => {
      wear(settings);
      const kept = settle ? settle(values) : values;
      form.setInitialValues(kept);
      form.setValues(kept);
    },
    inline: true,
    refused: (error) => {
      if (!(error instanceof ApiError)) throw error;
      const { placed, rest } = partProblems(error.fields, fieldsOnPage());
      const problems = [...placed].map(([field, { messageKey, values }]) => [field, t(messageKey, { ...values })]);
      form.setErrors(Object.fromEntries(problems) as Record<string, string>);
      if (problems.length > 0) focusFirst(Object.fromEntries(placed));
      if (problems.length === 0 || rest.length > 0)
        toast.bad(t('tenancy.settings.notSaved'), { text: sayRefusal(error, rest) });
    },
  });
  const onSubmit = form.onSubmit((values) => mutation.send(values), focusFirst);
  return { form, onSubmit, saving: mutation.busy, dirty: form.isDirty() };
}

/** The page wears what was saved, unless an employee of the provider saved it for another institute. */
function wear(settings: InstituteSettings): void {
  if (settings.instituteKey !== institute.find()?.instituteKey) return;
  institute.set(settings);
  paintBrand(settings);
}

function focusFirst(errors: Readonly<Record<string, unknown>>): void {
  const wrong = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(
    (field) => errors[field.dataset['path'] ?? ''],
  );
  wrong?.focus();
}
