import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../lib/session.ts';
import { SiblingPages } from '../../../ui/page/sibling-pages.tsx';
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
  const pages = paperPages
    .filter((page) => can(me, page.can) && (published || !page.published))
    .map(({ key, path }) => ({ to: `/partner/papers/${paperId}${path}`, label: t(`authoring.pages.${key}`) }));
  return <SiblingPages label={t('authoring.pages.title')} pages={pages} />;
}
