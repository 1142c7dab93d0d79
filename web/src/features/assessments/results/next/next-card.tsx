import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import {
  IconArrowBackUp,
  IconBookmark,
  IconChevronRight,
  IconClipboardText,
  IconClockHour4,
  IconListCheck,
  IconPlayerSkipForward,
  IconRun,
  IconTarget,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { AddressLink } from '../../../../ui/controls/address-link.tsx';
import { Icon, type TablerIcon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { SolutionsLink } from '../solutions/solutions-link.tsx';
import { type NextAction, nextActions } from './next-actions.ts';
import classes from './next.module.css';

const icons: Readonly<Record<NextAction['kind'], TablerIcon>> = {
  changed: IconArrowBackUp,
  hasty: IconRun,
  wrong: IconX,
  skipped: IconPlayerSkipForward,
  slow: IconClockHour4,
  chapters: IconListCheck,
  bookmarks: IconBookmark,
  paper: IconClipboardText,
  retake: IconTarget,
};

/** What to do now, the most worthwhile first; each line leads there. */
export function NextCard({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const papers = useQuery(query(api.assessments.listMyPapers));
  const bookmarks = useQuery(query(api.questions.listBookmarks, { query: { size: 1 } }));
  const around = { papers: papers.data ?? [], bookmarks: bookmarks.data?.counts.all ?? 0 };
  // What follows may push a line out: nobody should aim at one that goes.
  if (papers.isPending || bookmarks.isPending) return <CardSkeleton lines={5} />;
  const actions = nextActions(result, around);
  if (actions.length === 0) return null;
  return (
    <Card title={t('assessments.insights.next.title')} note={t('assessments.insights.next.note')} flush>
      <ol className={classes['list']}>
        {actions.map((action) => (
          <li key={action.kind}>
            <Action action={action} result={result} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Action({ action, result }: { readonly action: NextAction; readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const say = (part: string, values = {}) => t(`assessments.insights.next.${action.kind}.${part}`, values);
  const stake =
    'marks' in action ? t('assessments.insights.next.marks', { marks: format.marks(action.marks) }) : undefined;
  if ('show' in action)
    return (
      <SolutionsLink search={{ show: action.show }} className={classes['link']}>
        <Line kind={action.kind} title={say('title', { count: action.count })} text={say('text')} stake={stake} />
      </SolutionsLink>
    );
  switch (action.kind) {
    case 'chapters': {
      const chapters = format.list(action.chapters.map(({ name }) => name));
      return (
        <AddressLink
          to="/newtest"
          search={{ chapters: action.chapters.map(({ areaId }) => areaId).join(',') }}
          className={classes['link']}
        >
          <Line kind="chapters" title={say('title', { chapters })} text={say('text')} stake={stake} />
        </AddressLink>
      );
    }
    case 'retake':
      return (
        <AddressLink
          to={`/student/tests/${result.paper.id}/practice`}
          search={{ wrongOf: result.attemptId }}
          className={classes['link']}
        >
          <Line kind="retake" title={say('title', { count: action.count })} text={say('text')} stake={stake} />
        </AddressLink>
      );
    case 'bookmarks':
      return (
        <AddressLink to="/student/bookmarks" className={classes['link']}>
          <Line kind="bookmarks" title={say('title', { count: action.count })} text={say('text')} />
        </AddressLink>
      );
    case 'paper':
      return (
        <AddressLink to={`/student/tests/${action.paperId}`} className={classes['link']}>
          <Line
            kind="paper"
            title={say('title', { title: action.title })}
            text={action.closesAt ? say('closes', { at: format.dateTime(action.closesAt) }) : say('text')}
          />
        </AddressLink>
      );
  }
}

interface LineProps {
  readonly kind: NextAction['kind'];
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly stake?: string | undefined;
}

function Line({ kind, title, text, stake }: LineProps) {
  return (
    <>
      <span className={classes['icon']}>
        <Icon of={icons[kind]} size={18} />
      </span>
      <span className={classes['words']}>
        <b>{title}</b> <span>{text}</span>
      </span>
      {stake && <span className={classes['stake']}>{stake}</span>}
      <Icon of={IconChevronRight} size={16} />
    </>
  );
}
