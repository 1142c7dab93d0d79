import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { PlainNotice } from './plain-notice.tsx';
import classes from './steps.module.css';

/** One hop on the way to the new institute: asks for the next address and goes there, leaving no trace in the history. */
export function HopScreen({ next }: { readonly next: () => Promise<{ readonly address: string }> }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const started = useRef(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    next().then(
      ({ address }) => location.replace(address),
      (error: unknown) => setProblem(say(error)),
    );
  });
  if (problem) return <PlainNotice problem={problem} />;
  return (
    <main id="content" className={classes['waiting']}>
      <div role="status">
        <span className={classes['pulse']} />
        <p>{t('onboarding.registration.opening')}</p>
      </div>
    </main>
  );
}
