import type { Registration, SubdomainAnswer } from '@abhyas/contract/onboarding/registration';
import { Button, Select, TextInput } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { StepHead } from './step-parts.tsx';
import classes from './steps.module.css';
import { asSubdomain, asTyped, useSubdomain } from './use-subdomain.ts';

interface Props {
  readonly name: string;
  readonly roots: readonly string[];
  readonly onHost: (host: string) => void;
  readonly onFounded: (registration: Registration) => void;
  readonly onBack: () => void;
}

/** Step 3: where the institute lives. As one types it tells whether the address can be had; when it is saved, the institute stands. */
export function AddressStep({ name, roots, onHost, onFounded, onBack }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [wish, setWish] = useState(() => asSubdomain(name));
  const [root, setRoot] = useState(roots[0] ?? '');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { answer } = useSubdomain(wish, name);
  const free = answer?.state === 'free';
  const want = (subdomain: string, at = root) => {
    setWish(subdomain);
    setProblem(undefined);
    onHost(`${subdomain || '…'}.${at}`);
  };
  const found = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (wish === '' || (answer && !free)) return document.getElementById('subdomain')?.focus();
    setBusy(true);
    setProblem(undefined);
    try {
      onFounded(await api.onboarding.foundInstitute({ body: { subdomain: wish, root } }));
    } catch (error) {
      setBusy(false);
      setProblem(say(error));
      if (isRefusal(error, 'SUBDOMAIN_TAKEN', 'SUBDOMAIN_REFUSED')) document.getElementById('subdomain')?.focus();
    }
  };
  return (
    <>
      <StepHead title={t('onboarding.registration.address.title')}>
        {t('onboarding.registration.address.text')}
      </StepHead>
      <form className={classes['form']} onSubmit={(event) => void found(event)} noValidate>
        <Problem>{problem}</Problem>
        <div className={classes['address']}>
          <div className={classes['addressField']}>
            <TextInput
              id="subdomain"
              label={t('onboarding.registration.fields.subdomain')}
              size="lg"
              value={wish}
              autoCapitalize="none"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={answer !== undefined && !free}
              aria-describedby="subdomain-standing"
              onChange={(event) => want(asTyped(event.currentTarget.value))}
            />
            <Select
              label={t('onboarding.registration.fields.suffix')}
              size="lg"
              data={roots.map((one) => ({ value: one, label: `.${one}` }))}
              value={root}
              allowDeselect={false}
              onChange={(chosen) => {
                if (chosen === null) return;
                setRoot(chosen);
                want(wish, chosen);
              }}
            />
          </div>
          <Standing wish={wish} answer={answer} host={`${wish}.${root}`} />
        </div>
        {answer && answer.suggestions.length > 0 && (
          <div
            className={classes['suggestions']}
            role="group"
            aria-label={t('onboarding.registration.address.suggestions')}
          >
            <p>{t('onboarding.registration.address.suggestions')}</p>
            <div className={classes['pills']}>
              {answer.suggestions.map((one) => (
                <button key={one} type="button" className={classes['suggestion']} onClick={() => want(one)}>
                  {one}
                </button>
              ))}
            </div>
          </div>
        )}
        <div className={classes['buttons']}>
          <Button type="submit" variant="action" size="lg" loading={busy}>
            {t('onboarding.registration.address.submit')}
          </Button>
          <button type="button" className={classes['back']} onClick={onBack}>
            {t('onboarding.registration.back')}
          </button>
        </div>
      </form>
    </>
  );
}

function Standing({
  wish,
  answer,
  host,
}: {
  readonly wish: string;
  readonly answer: SubdomainAnswer | undefined;
  readonly host: string;
}) {
  const { t } = useTranslation();
  const state = wish === '' ? 'empty' : (answer?.state ?? 'asking');
  const tone = state === 'free' ? 'good' : state === 'asking' || state === 'empty' ? undefined : 'bad';
  return (
    <p id="subdomain-standing" className={classes['standing']} data-tone={tone} role="status">
      {tone && <Icon of={tone === 'good' ? IconCircleCheck : IconAlertCircle} size={16} />}
      {t(`onboarding.registration.address.states.${state}`, { host })}
    </p>
  );
}
