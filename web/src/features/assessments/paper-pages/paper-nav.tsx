import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../lib/session.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import classes from './paper-nav.module.css';
import { paperPages } from './paper-pages.ts';

interface Props {
  readonly paperId: string;
  /** It was published at least once. */
  readonly published: boolean;
}

/** Leads between the pages of one paper: building, watching, scores and what else the person may see of it. */
export function PaperNav({ paperId, published }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const pages = paperPages.filter((page) => can(me, page.can) && (published || !page.published));
  if (pages.length < 2) return null;
  return (
    <nav aria-label={t('authoring.pages.title')} className={classes['nav']}>
      {pages.map(({ key, path }) => (
        <AddressLink
          key={key}
          to={`/partner/papers/${paperId}${path}`}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes['link']}
        >
          {t(`authoring.pages.${key}`)}
        </AddressLink>
      ))}
    </nav>
  );
}
