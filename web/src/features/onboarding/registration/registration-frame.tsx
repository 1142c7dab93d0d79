import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { InstituteLogo } from '../../tenancy/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import classes from './registration-frame.module.css';

/** What the progress bar shows: you; institute and address; brand and first content. */
export const parts = ['you', 'institute', 'brand'] as const;
export type Part = (typeof parts)[number];

interface Props {
  readonly part: Part;
  /** Of the five steps. */
  readonly step: number;
  /** The dark side: what waits, or what it will look like. */
  readonly aside: ReactNode;
  /** The dark side holds a preview, which phones show too. */
  readonly previews?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame around the five steps: whose it is, how far one is, the step, and on the dark side what comes of it. */
export function RegistrationFrame({ part, step, aside, previews, children }: Props) {
  const { name, tagline } = useInstitute();
  return (
    <div className={classes['frame']}>
      <aside className={classNames(classes['side'], previews && classes['previews'])}>
        <span className={classes['brand']}>
          <InstituteLogo decorative />
          <span>
            {name}
            {tagline && <small>{tagline}</small>}
          </span>
        </span>
        <div className={classes['sideContent']}>{aside}</div>
      </aside>
      <main id="content" className={classes['main']}>
        <Progress part={part} step={step} />
        <div className={classes['step']}>{children}</div>
      </main>
    </div>
  );
}

function Progress({ part, step }: { readonly part: Part; readonly step: number }) {
  const { t } = useTranslation();
  const at = parts.indexOf(part);
  return (
    <nav aria-label={t('onboarding.registration.progress')} className={classes['progress']}>
      <ol>
        {parts.map((one, index) => (
          <li
            key={one}
            data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes['number']} aria-hidden="true">
              {index < at ? <Tick /> : index + 1}
            </span>
            <span className={classes['partName']}>
              {t(`onboarding.registration.parts.${one}`)}
              {index < at && <span className="sr-only">{t('onboarding.registration.partDone')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={classes['of']}>{t('onboarding.registration.stepOf', { step })}</p>
    </nav>
  );
}

const Tick = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M2.500 6.500l2.500 2.500 4.500-5.500" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
