import type { Notice, NoticeTopic } from '@abhyas/contract/notices/notices';
import { IconCheck, IconClipboardCheck, IconSchool, IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import classes from './inbox.module.css';

const looks = {
  safety: { icon: IconShieldLock, tone: 'warn' },
  study: { icon: IconClipboardCheck, tone: 'action' },
  institute: { icon: IconSchool, tone: 'accent' },
} as const satisfies Record<NoticeTopic, unknown>;

/** One notice; following its link reads it. */
export function NoticeRow({ notice, onRead }: { readonly notice: Notice; readonly onRead: () => void }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { icon, tone } = looks[notice.topic];
  const unread = notice.readAt === null;
  const read = () => {
    if (unread) onRead();
  };
  return (
    <li className={classes['notice']} data-unread={unread || undefined}>
      <Tile icon={icon} tone={tone} />
      <div className={classes['words']}>
        <h3>
          {unread && (
            <span className={classes['new']}>
              <span className="sr-only">{t('notices.unread')}: </span>
            </span>
          )}
          {notice.link ? (
            <AddressLink to={notice.link} className={classes['link']} onClick={read}>
              {notice.subject}
            </AddressLink>
          ) : (
            notice.subject
          )}
        </h3>
        <p>{notice.text}</p>
        <time dateTime={notice.at}>{dateTime(notice.at)}</time>
      </div>
      {unread && (
        <IconButton icon={IconCheck} label={t('notices.markOne', { subject: notice.subject })} onClick={read} />
      )}
    </li>
  );
}
