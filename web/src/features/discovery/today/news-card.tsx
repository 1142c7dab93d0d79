import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './news-card.module.css';

const SHOWN = 3;

/** The newest notices that were not read; nothing where there are none. */
export function NewsCard() {
  const { t, i18n } = useTranslation();
  const { dateTime } = useFormat();
  const language = i18n.language === 'hi' ? 'hi' : 'en';
  const { data } = useQuery(query(api.notices.listNotices, { query: { language, state: 'unread', size: SHOWN } }));
  if (!data || data.rows.length === 0) return null;
  return (
    <Card
      title={t('discovery.today.news.title')}
      aside={<Link to="/student/notices">{t('discovery.today.news.all')}</Link>}
    >
      <ul className={classes['news']}>
        {data.rows.map(({ id, subject, link, at }) => (
          <li key={id}>
            {link ? <AddressLink to={link}>{subject}</AddressLink> : subject}
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
