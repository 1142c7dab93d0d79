import type { FirstSteps } from '@abhyas/contract/onboarding/checklist';
import type { ContentChoice } from '@abhyas/contract/onboarding/constants';
import type { BrandSettings } from '@abhyas/contract/tenancy/settings';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, ApiError, query } from '../../../lib/api.ts';
import { paintBrand } from '../../../lib/brand.ts';
import { institute } from '../../../lib/institute.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { fieldsOnPage, partProblems } from '../../../lib/refused-fields.ts';
import { useChange } from '../../../lib/use-change.ts';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import { RegistrationFrame } from '../registration/registration-frame.tsx';
import { type BrandFields, BrandStep } from './brand-step.tsx';
import { BrandPreviews } from './brand-previews.tsx';
import { ContentStep, SamplePicture } from './content-step.tsx';
import classes from './first-steps.module.css';

interface Props {
  readonly fields: BrandFields;
  /** The content was chosen; the workspace begins here. */
  readonly onDone: (steps: FirstSteps) => void;
  /** There are no first steps here. */
  readonly onNone: () => void;
}

/** Steps 4 and 5 at the new institute. */
export function FirstStepsScreen({ fields, onDone, onNone }: Props) {
  const steps = useQuery(query(api.onboarding.showFirstSteps));
  const settings = useQuery({ ...query(api.tenancy.showEditableSettings), staleTime: Infinity });
  const error = steps.error ?? settings.error;
  if (steps.data === null) {
    onNone();
    return null;
  }
  if (error || !steps.data || !settings.data) {
    return (
      <RegistrationFrame part="brand" step={4} aside={null}>
        {error ? (
          <LoadFailed error={error} onRetry={() => void Promise.all([steps.refetch(), settings.refetch()])} />
        ) : (
          <>
            <Skeleton height={36} width={280} />
            <Skeleton height={90} radius={12} />
            <Skeleton height={46} radius={8} />
          </>
        )}
      </RegistrationFrame>
    );
  }
  return <Steps saved={settings.data.brand} steps={steps.data} fields={fields} onDone={onDone} />;
}

interface StepsProps extends Omit<Props, 'onNone'> {
  readonly saved: BrandSettings;
  readonly steps: FirstSteps;
}

function Steps({ saved, steps, fields, onDone }: StepsProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const queryClient = useQueryClient();
  const [back, setBack] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm<BrandSettings>({ mode: 'controlled', initialValues: saved });
  const keep = (next: FirstSteps) => queryClient.setQueryData(query(api.onboarding.showFirstSteps).queryKey, next);
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const { placed, rest } = partProblems(error.fields, fieldsOnPage());
    const problems = [...placed].map(([field, { messageKey, values }]) => [field, t(messageKey, { ...values })]);
    form.setErrors(Object.fromEntries(problems) as Record<string, string>);
    if (problems.length === 0 || rest.length > 0) setProblem(say(error, rest));
  };
  const forget = () => {
    setProblem(undefined);
    return undefined;
  };
  const brand = useChange(
    async (values: BrandSettings | undefined) => {
      if (values) {
        const { accent, action } = values;
        const worn = await api.tenancy.saveBrand({
          body: { ...values, accent: accent.toLowerCase(), action: action.toLowerCase() },
        });
        institute.set(worn);
        paintBrand(worn);
        await queryClient.invalidateQueries({ queryKey: api.tenancy.showEditableSettings.key });
      }
      return api.onboarding.passBrand();
    },
    {
      after: (next) => {
        keep(next);
        setBack(false);
      },
      inline: true,
      ahead: forget,
      refused: onError,
    },
  );
  const content = useChange((choice: ContentChoice) => api.onboarding.chooseContent({ body: { choice } }), {
    after: (next) => {
      keep(next);
      onDone(next);
    },
    inline: true,
    ahead: forget,
    refused: onError,
  });
  const host = location.hostname;
  if (!steps.branded || back) {
    return (
      <RegistrationFrame
        part="brand"
        step={4}
        aside={
          <div className={classes['side']}>
            <BrandPreviews brand={form.values} host={host} />
          </div>
        }
        previews
      >
        <BrandStep
          form={form}
          fields={fields}
          host={host}
          problem={problem}
          busy={brand.busy}
          onSave={() => brand.send(form.values)}
          onLater={() => brand.send(undefined)}
        />
      </RegistrationFrame>
    );
  }
  return (
    <RegistrationFrame part="brand" step={5} aside={<SamplePicture />}>
      <ContentStep
        problem={problem}
        busy={content.busy || content.isDone}
        onChoose={(choice) => content.send(choice)}
        onBack={() => setBack(true)}
      />
    </RegistrationFrame>
  );
}
