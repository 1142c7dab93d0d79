import type { BrandSettings } from '@abhyas/contract/tenancy/settings';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { Logo } from '../brand/institute-logo.tsx';
import { contrastWithWhite } from './contrast.ts';
import classes from './brand-preview.module.css';

/** What name and colours make, before they are saved; a colour that is none yet keeps the saved one. */
export function BrandPreview({ settings }: { readonly settings: BrandSettings }) {
  const { t } = useTranslation();
  return (
    <Card title={t('tenancy.settings.preview')} className={classes['card']}>
      <div className={classes['page']} style={variablesOf(settings)} aria-hidden="true">
        <div className={classes['bar']}>
          <Logo name={settings.name || '?'} src={settings.logo} decorative />
          <span>
            {settings.name}
            <small>{settings.tagline}</small>
          </span>
        </div>
        <div className={classes['hero']}>
          <b>{t('tenancy.settings.previewTitle')}</b>
          <span className={classes['action']}>{t('tenancy.settings.previewAction')}</span>
        </div>
        <div className={classes['row']}>
          <span className={classes['chip']}>{t('tenancy.settings.previewChosen')}</span>
          <span className={classes['link']}>{t('tenancy.settings.previewLink')}</span>
        </div>
      </div>
    </Card>
  );
}

/** The variables that the page has for a saved brand; of the ten shades only those that text and surfaces use. */
function variablesOf({ accent, action }: BrandSettings): CSSProperties {
  const soft = (colour: string, share: number) => `color-mix(in oklab, ${colour} ${share}%, white)`;
  const shades = (name: string, colour: string) =>
    contrastWithWhite(colour) === undefined
      ? {}
      : {
          [`--brand-${name}`]: colour,
          [`--brand-${name}-0`]: soft(colour, 8),
          [`--brand-${name}-2`]: soft(colour, 26),
        };
  return { ...shades('accent', accent), ...shades('action', action) } as CSSProperties;
}
