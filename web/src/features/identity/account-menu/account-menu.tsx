import type { Me } from '@abhyas/contract/identity/sign-in';
import { Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconBriefcase,
  IconBuildingStore,
  IconDeviceDesktop,
  IconGift,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconReceipt,
  IconSun,
  IconTicket,
  IconUserCircle,
  IconWallet,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../lib/i18n.ts';
import { ownArea } from '../../../lib/areas.ts';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import classes from './account-menu.module.css';

interface Props {
  readonly me: Me;
  /** The person's own area, where it is not the open one. */
  readonly workspace?: string | undefined;
}

/** Areas that have pages of one's account. */
const accounts = /^\/(student|partner|guardian)$/;

/** Who is signed in, language, light and dark, and the way out. */
export function AccountMenu({ me, workspace }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const signOut = useSignOut();
  const { firstname, lastname, email, photoUrl } = me.account;
  const name = `${firstname} ${lastname}`.trim();
  const area = ownArea(settings, me);
  return (
    <Menu position="bottom-end" width={252} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes['button']}>
          <Avatar name={name} tone="action" src={photoUrl ?? undefined} />
          <span className="sr-only">{t('identity.menu.open', { name })}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['who']}>
          <b>{name}</b>
          <span>{email}</span>
        </div>
        <Menu.Divider />
        {area && accounts.test(area) && (
          <Menu.Item component={Link} to={`${area}/account`} leftSection={<Icon of={IconUserCircle} />}>
            {t('identity.menu.account')}
          </Menu.Item>
        )}
        {area === '/student' && <Bought />}
        {workspace && (
          <Menu.Item component={Link} to={workspace} leftSection={<Icon of={IconBriefcase} />}>
            {t('identity.menu.workspace')}
          </Menu.Item>
        )}
        {allows(settings, 'marketPlace') && (
          <Menu.Item component={Link} to="/home" leftSection={<Icon of={IconBuildingStore} />}>
            {t('identity.menu.home')}
          </Menu.Item>
        )}
        <Look />
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={IconLogout} />} onClick={signOut}>
          {t('identity.menu.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** What a student bought and can spend. */
function Bought() {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Item component={Link} to="/student/orders" leftSection={<Icon of={IconReceipt} />}>
        {t('identity.menu.orders')}
      </Menu.Item>
      <Menu.Item component={Link} to="/student/passbook" leftSection={<Icon of={IconWallet} />}>
        {t('commerce.wallet.title')}
      </Menu.Item>
      <Menu.Item component={Link} to="/student/redeem" leftSection={<Icon of={IconTicket} />}>
        {t('codes.redeem.title')}
      </Menu.Item>
      {allows(useInstitute(), 'referAndEarn') && (
        <Menu.Item component={Link} to="/student/passbook/refer" leftSection={<Icon of={IconGift} />}>
          {t('engagement.refer.title')}
        </Menu.Item>
      )}
    </>
  );
}

const schemes = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'auto', icon: IconDeviceDesktop },
] as const;

function Look() {
  const { t, i18n } = useTranslation();
  const { languages } = useInstitute();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const other = i18n.language === 'hi' ? 'en' : 'hi';
  return (
    <>
      {languages.includes(other) && (
        <Menu.Item lang={other} leftSection={<Icon of={IconLanguage} />} onClick={() => void changeLanguage(other)}>
          {t(`identity.menu.languages.${other}`)}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{t('identity.menu.look')}</Menu.Label>
      {schemes.map(({ value, icon }) => (
        <Menu.Item
          key={value}
          leftSection={<Icon of={icon} />}
          data-on={colorScheme === value || undefined}
          className={classes['choice']!}
          onClick={() => setColorScheme(value)}
        >
          {t(`identity.menu.schemes.${value}`)}
          {colorScheme === value && <span className="sr-only">, {t('identity.menu.chosen')}</span>}
        </Menu.Item>
      ))}
    </>
  );
}
