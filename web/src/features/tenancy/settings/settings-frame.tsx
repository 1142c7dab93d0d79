import {
  IconBuildingBank,
  IconCalendarEvent,
  IconClockHour4,
  IconCreditCard,
  IconFileText,
  IconGauge,
  IconLogin2,
  IconMail,
  IconPalette,
  IconScale,
  IconToggleLeft,
  IconWorldWww,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './settings-frame.module.css';

/** The sections of the settings, each at its own address. */
const sections = [
  ['brand', IconPalette],
  ['features', IconToggleLeft],
  ['sign-in', IconLogin2],
  ['messages', IconMail],
  ['rules', IconScale],
  ['exams', IconCalendarEvent],
  ['policies', IconFileText],
  ['domain', IconWorldWww],
  ['payments', IconCreditCard],
  ['bank', IconBuildingBank],
  ['standing', IconGauge],
  ['history', IconClockHour4],
] as const;

/** The list of sections beside the open one; above it, in a row that scrolls, where there is no room. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const list = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const show = () => {
      const open = list.current?.querySelector('[aria-current="page"]');
      open?.scrollIntoView({ block: 'nearest', inline: 'center' });
    };
    show();
    return router.subscribe('onRendered', show);
  }, [router]);
  return (
    <div className={classes['frame']}>
      <nav ref={list} aria-label={t('tenancy.rules.sectionsLabel')} className={classes['list']}>
        {sections.map(([name, icon]) => (
          <AddressLink key={name} to={`/partner/settings/${name}`} className={classes['section']}>
            <Icon of={icon} size={18} />
            {t(`tenancy.rules.sections.${name}`)}
          </AddressLink>
        ))}
      </nav>
      <div className={classes['open']}>{children}</div>
    </div>
  );
}
