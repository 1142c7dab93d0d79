import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../lib/session.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import classes from './course-nav.module.css';
import { coursePages } from './course-pages.ts';

interface Props {
  readonly courseId: string;
  /** It was published at least once. */
  readonly published: boolean;
}

/** Leads between the pages of one course: building, learners with access, figures and what else the person may see of it. */
export function CourseNav({ courseId, published }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const pages = coursePages.filter((page) => can(me, page.can) && (published || !page.published));
  if (pages.length < 2) return null;
  return (
    <nav aria-label={t('courses.pages.title')} className={classes['nav']}>
      {pages.map(({ key, path }) => (
        <AddressLink
          key={key}
          to={`/partner/courses/${courseId}${path}`}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes['link']}
        >
          {t(`courses.pages.${key}`)}
        </AddressLink>
      ))}
    </nav>
  );
}
