import type { KeepingPaper } from '@abhyas/contract/questions/rewording';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/status/notice.tsx';
import classes from './words.module.css';

/** Published papers that hold questions as they were: a change of words does not reach them. */
export function PapersThatKeep({ papers }: { readonly papers: readonly KeepingPaper[] }) {
  const { t } = useTranslation();
  if (papers.length === 0) return null;
  return (
    <Notice tone="info" title={t('questions.rewording.papers', { count: papers.length })}>
      <ul className={classes['papers']}>
        {papers.map(({ id, title, questions }) => (
          <li key={id}>
            <Link to="/partner/papers/$paperId" params={{ paperId: id }}>
              {title}
            </Link>{' '}
            <small>{t('questions.rewording.ofPaper', { count: questions })}</small>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
