import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './bell.module.css';

/** While the page is looked at; a page in the background asks when it comes back. */
const EVERY_MS = 20_000;
const MOST_SHOWN = 99;

/** The way to the inbox, with how many notices wait there. */
export default function Bell({ to }: { readonly to: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...query(api.notices.countUnread, {}, { quiet: true }),
    staleTime: 5000,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const unread = data?.unread ?? 0;
  return (
    <AddressLink
      to={to}
      className={classes['bell']}
      aria-label={t('notices.bell', { count: unread })}
      title={t('notices.title')}
    >
      <Icon of={IconBell} size={20} />
      {unread > 0 && (
        <span className={classes['count']} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </AddressLink>
  );
}
