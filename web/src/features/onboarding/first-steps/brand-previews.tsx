import type { BrandSettings } from '@abhyas/contract/tenancy/settings';
import { IconLock } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Logo } from '../../tenancy/index.ts';
import classes from './brand-previews.module.css';

const views = ['home', 'console', 'mail'] as const;
type View = (typeof views)[number];
interface Props {
  readonly brand: BrandSettings;
  readonly host: string;
}

/** What name, pictures and colours make of home, console and mail, while they are chosen. */
export function BrandPreviews({ brand, host }: Props) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('home');
  const colours = { '--p-accent': colourOf(brand.accent), '--p-action': colourOf(brand.action) } as CSSProperties;
  return (
    <section className={classes['previews']} aria-label={t('onboarding.firstSteps.preview.label')}>
      <div className={classes['tabs']} role="group" aria-label={t('onboarding.firstSteps.preview.choose')}>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {t(`onboarding.firstSteps.preview.${one}`)}
          </button>
        ))}
      </div>
      <div className={classes['window']} style={colours} aria-hidden="true">
        <div className={classes['bar']}>
          <Logo name={brand.name} src={brand.icon} colour={colourOf(brand.accent)} decorative />
          <span>
            {view !== 'mail' && <Icon of={IconLock} size={14} />}
            {view === 'mail' ? t('onboarding.firstSteps.preview.inbox') : host}
          </span>
        </div>
        {view === 'home' && <Home brand={brand} />}
        {view === 'console' && <Console brand={brand} />}
        {view === 'mail' && <Mail brand={brand} host={host} />}
      </div>
    </section>
  );
}

/** A colour that is half typed shows as the product's own. */
const colourOf = (typed: string): string => (/^#[0-9a-f]{6}$/i.test(typed) ? typed : '#1b2a56');

const Who = ({ brand, children }: { readonly brand: BrandSettings; readonly children?: React.ReactNode }) => (
  <div className={classes['who']}>
    <Logo name={brand.name} src={brand.logo} colour={colourOf(brand.accent)} decorative />
    <b>
      {brand.name}
      {brand.tagline && <small>{brand.tagline}</small>}
    </b>
    {children}
  </div>
);

function Home({ brand }: { readonly brand: BrandSettings }) {
  const { t } = useTranslation();
  return (
    <div className={classes['sheet']}>
      <Who brand={brand}>
        <span className={classes['filled']}>{t('onboarding.registration.preview.logIn')}</span>
      </Who>
      <div className={classes['hero']}>
        <b>{t('onboarding.firstSteps.preview.hero')}</b>
        <span className={classes['action']}>{t('onboarding.firstSteps.preview.start')}</span>
      </div>
      <div className={classes['cards']}>
        {(['one', 'two'] as const).map((card) => (
          <div key={card}>
            <i />
            <b>{t(`onboarding.firstSteps.preview.papers.${card}`)}</b>
            <span>{t('onboarding.firstSteps.preview.paperText')}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Console({ brand }: { readonly brand: BrandSettings }) {
  const { t } = useTranslation();
  const states = ['answered', 'answered', 'not', 'marked', 'answered', '', '', '', '', ''];
  return (
    <div className={classes['sheet']}>
      <Who brand={brand}>
        <span className={classes['timer']}>28:41</span>
      </Who>
      <div className={classes['console']}>
        <div>
          <p>{t('onboarding.firstSteps.preview.question')}</p>
          {['9.8 m/s', '19.6 m/s', '4.9 m/s'].map((option, index) => (
            <span key={option} className={classes['option']} data-on={index === 1 || undefined}>
              <i>{'ABC'[index]}</i>
              {option}
            </span>
          ))}
        </div>
        <div className={classes['palette']}>
          {states.map((state, index) => (
            <i key={index} data-state={state}>
              {index + 1}
            </i>
          ))}
        </div>
      </div>
      <div className={classes['foot']}>
        <span className={classes['outline']}>{t('onboarding.firstSteps.preview.mark')}</span>
        <span className={classes['action']}>{t('onboarding.firstSteps.preview.saveNext')}</span>
      </div>
    </div>
  );
}

function Mail({ brand, host }: { readonly brand: BrandSettings; readonly host: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes['sheet']}>
      <p className={classes['subject']}>
        {t('onboarding.firstSteps.preview.subject')}
        <small>{`${brand.name} <no-reply@${host}>`}</small>
      </p>
      <div className={classes['letter']}>
        <Who brand={brand} />
        <p>{t('onboarding.firstSteps.preview.letter')}</p>
        <span className={classes['action']}>{t('onboarding.firstSteps.preview.open')}</span>
      </div>
    </div>
  );
}
