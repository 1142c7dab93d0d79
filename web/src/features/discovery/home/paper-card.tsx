import { IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { coverOf } from '../../../ui/figures/cover-of.ts';
import { Cover } from '../../../ui/figures/cover.tsx';
import classes from './paper-card.module.css';
import type { HomePaper } from './paper-filter.ts';
import { useMaySit } from './use-may-sit.ts';
import { usePaperWords } from './use-paper-words.ts';

/** One open paper: what it asks, how long it takes, until when it is open. */
export function PaperCard({ paper }: { readonly paper: HomePaper }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePaperWords();
  const maySit = useMaySit();
  const only = paper.subjects.length === 1 ? paper.subjects[0] : undefined;
  return (
    <article className={classes['card']}>
      <Cover {...coverOf(paper.subjects)} label={only ? words.subject(only) : t('discovery.home.mock')} />
      <div className={classes['body']}>
        <h3>
          {maySit ? (
            <Link to="/student/tests/$paperId" params={{ paperId: paper.paperId }} className={classes['link']!}>
              {paper.title}
            </Link>
          ) : (
            paper.title
          )}
        </h3>
        <p className={classes['facts']}>
          {t('discovery.home.facts', {
            count: paper.questions,
            minutes: format.minutes(paper.minutes),
            marks: format.marks(paper.marks),
          })}
        </p>
        {!only && <p className={classes['facts']}>{words.subjects(paper.subjects)}</p>}
        <p className={classes['window']}>
          <Icon of={IconClock} size={16} />
          {words.window(paper)}
        </p>
        {paper.sat > 0 && <p className={classes['sat']}>{t('discovery.home.sat', { count: paper.sat })}</p>}
      </div>
    </article>
  );
}
