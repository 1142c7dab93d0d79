import type { Registration } from '@abhyas/contract/onboarding/registration';
import { IconClipboardCheck, IconDeviceLaptop, IconRocket } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressStep } from './address-step.tsx';
import { FoundedStep } from './founded-step.tsx';
import { InstituteStep } from './institute-step.tsx';
import { ProveStep } from './prove-step.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { Promises } from './step-parts.tsx';
import { type Place, placeOf, useRegistration } from './use-registration.ts';
import { asSubdomain } from './use-subdomain.ts';
import { type IdentityFields, YouStep } from './you-step.tsx';

interface Props {
  /** The part that the address names; absent: the furthest one. */
  readonly wanted: string | undefined;
  readonly fields: IdentityFields;
  readonly goTo: (place: Place | undefined) => void;
}

/** Steps 1 to 3 at the provider: a reload, or another device with the mailed link, goes on where one was. */
export function RegisterScreen({ wanted, fields, goTo }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const { data, error, lost, refetch, keep } = useRegistration();
  const registration = data?.registration ?? null;
  const [name, setName] = useState<string>();
  const [host, setHost] = useState<string>();
  const place = placeOf(registration, wanted);
  const shownName = name ?? registration?.institute?.name ?? '';
  const shownHost =
    host ?? `${asSubdomain(shownName) || t('onboarding.registration.yourAddress')}.${data?.roots[0] ?? ''}`;
  const go = (next: Registration) => {
    keep(next);
    goTo(undefined);
  };
  const aside = (
    <AddressCard
      name={registration?.founded?.name ?? shownName}
      host={registration?.founded?.host ?? shownHost}
      title={t('onboarding.registration.preview.title')}
      text={t('onboarding.registration.preview.text')}
    />
  );
  if (error) {
    return (
      <Frame place="you" aside={<Welcome />}>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame place="you" aside={<Welcome />}>
        <Skeleton height={36} width={280} />
        <Skeleton height={46} radius={8} />
        <Skeleton height={46} radius={8} />
        <Skeleton height={46} radius={8} />
      </Frame>
    );
  }
  return (
    <Frame place={place} aside={place === 'you' || place === 'prove' ? <Welcome /> : aside}>
      {lost !== undefined && <Problem>{say(lost)}</Problem>}
      {place === 'you' && <YouStep before={registration} fields={fields} onSaved={go} />}
      {place === 'prove' && registration && (
        <ProveStep registration={registration} onProven={go} onChange={() => goTo('you')} />
      )}
      {place === 'institute' && registration && <InstituteStep before={registration} onName={setName} onSaved={go} />}
      {place === 'address' && registration?.institute && (
        <AddressStep
          name={registration.institute.name}
          roots={data.roots}
          onHost={setHost}
          onFounded={(founded) => enter(founded)}
          onBack={() => goTo('institute')}
        />
      )}
      {place === 'founded' && registration?.founded && (
        <FoundedStep
          founded={registration.founded}
          onEnter={() => enter(registration)}
          onAnother={() => void api.onboarding.leaveRegistration().then(() => keep(null))}
        />
      )}
    </Frame>
  );
}

/** On to the new institute, where the owner's session is made. */
function enter({ founded }: Registration): void {
  if (founded) location.assign(`${founded.origin}/register/arrive?from=${encodeURIComponent(location.hostname)}`);
}

const stepOf: Readonly<Record<Place, number>> = { you: 1, prove: 1, institute: 2, address: 3, founded: 3 };

function Frame({
  place,
  aside,
  children,
}: {
  readonly place: Place;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) {
  const step = stepOf[place];
  return (
    <RegistrationFrame part={step === 1 ? 'you' : 'institute'} step={step} aside={aside}>
      {children}
    </RegistrationFrame>
  );
}

function Welcome() {
  const { t } = useTranslation();
  const points = [
    { name: 'minutes', icon: IconRocket },
    { name: 'address', icon: IconDeviceLaptop },
    { name: 'paper', icon: IconClipboardCheck },
  ] as const;
  return (
    <Promises
      title={t('onboarding.registration.promise.title')}
      foot={t('onboarding.registration.promise.foot')}
      points={points.map(({ name, icon }) => ({
        icon,
        title: t(`onboarding.registration.promise.${name}.title`),
        text: t(`onboarding.registration.promise.${name}.text`),
      }))}
    />
  );
}
