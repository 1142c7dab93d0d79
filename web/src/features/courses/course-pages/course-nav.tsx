import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../lib/session.ts';
import { SiblingPages } from '../../../ui/page/sibling-pages.tsx';
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
  const pages = coursePages
    .filter((page) => can(me, page.can) && (published || !page.published))
    .map(({ key, path }) => ({ to: `/partner/courses/${courseId}${path}`, label: t(`courses.pages.${key}`) }));
  return <SiblingPages label={t('courses.pages.title')} pages={pages} />;
}
