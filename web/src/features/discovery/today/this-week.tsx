import type { TestOfWeek } from '@abhyas/contract/discovery/home';
import { IconCalendarOff, IconChevronRight, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { DateTile } from '../../../ui/figures/date-tile.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { PaperStep, RegisteredMark } from './paper-step.tsx';
import classes from './this-week.module.css';
import { useWindowWords } from './use-window-words.ts';

interface Props {
  readonly papers: readonly TestOfWeek[];
  readonly now: string;
  /** Name of the exam that the list is narrowed to. */
  readonly exam?: string | undefined;
}

/** The tests of this week, each with when it is open and the one thing to do about it. */
export function ThisWeek({ papers, now, exam }: Props) {
  const { t } = useTranslation();
  const all = (
    <Link to="/student/tests" className={classes['all']!}>
      {t('discovery.today.allTests')}
      <Icon of={IconChevronRight} size={14} />
    </Link>
  );
  return (
    <Card title={t('discovery.today.thisWeek')} aside={all} flush>
      {papers.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title={t('discovery.today.noTests.title')}>
          {exam ? t('discovery.today.noTests.ofExam', { exam }) : t('discovery.today.noTests.text')}
        </EmptyState>
      ) : (
        <ul className={classes['tests']}>
          {papers.map((paper) => (
            <Row key={paper.paperId} paper={paper} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ paper, now }: { readonly paper: TestOfWeek; readonly now: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { day, sentence } = useWindowWords(paper, now);
  return (
    <li className={classes['test']}>
      <DateTile top={format.weekday(day)} day={format.day(day)} />
      <div className={classes['words']}>
        <h3>{paper.title}</h3>
        <p>
          {t('discovery.today.facts', { count: paper.questions, minutes: format.minutes(paper.minutes) })}
          <span className={classes['narrow']}> · {sentence}</span>
        </p>
        {paper.state === 'upcoming' && paper.registered && (
          <span className={classes['mark']}>
            <RegisteredMark />
          </span>
        )}
      </div>
      <span className={classes['when']} data-now={paper.state === 'open' || undefined}>
        <Icon of={IconClock} size={16} />
        {sentence}
      </span>
      <PaperStep paper={paper} />
    </li>
  );
}
