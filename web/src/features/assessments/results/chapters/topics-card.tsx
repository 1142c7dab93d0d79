import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { IconCheck, IconCircleHalf2, IconMinus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStudent, useMe } from '../../../../lib/session.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { PractiseSet } from '../../practice-runs/practise-set.tsx';
import { usePracticeCounts } from '../../practice-runs/use-practice-counts.ts';
import { SolutionsLink } from '../solutions/solutions-link.tsx';
import classes from '../result.module.css';
import { useSubjectName } from '../use-subject-name.ts';

type Topic = AttemptResult['topics'][number];
const icons = { right: IconCheck, wrong: IconX, partial: IconCircleHalf2, unanswered: IconMinus } as const;
/** So many stand there before one asks for all. */
const first = 4;
/** At most so many questions of a topic are practised. */
const practised = 10;

/** The topics with the smallest share of right answers first. */
export function TopicsCard({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const topics = weakestFirst(result.topics);
  const me = useMe();
  const practises = me !== undefined && isStudent(me);
  const counts = usePracticeCounts(
    topics.map(({ areaId }) => areaId),
    { apartFrom: result.attemptId, enabled: practises },
  );
  const more = topics.length > first && (
    <button type="button" className={classes['more']} aria-expanded={all} onClick={() => setAll(!all)}>
      {t(all ? 'assessments.result.fewerTopics' : 'assessments.result.allTopics', { count: topics.length })}
    </button>
  );
  return (
    <Card title={t('assessments.result.topics')} aside={more}>
      <ul className={classes['topics']}>
        {(all ? topics : topics.slice(0, first)).map((topic) => (
          <TopicRow
            key={`${topic.subject} ${topic.name}`}
            topic={topic}
            attemptId={result.attemptId}
            found={practises ? counts?.get(topic.areaId) : 0}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Smallest share right first; of equal ones the topic with more questions. */
export const weakestFirst = (topics: readonly Topic[]): readonly Topic[] =>
  topics.toSorted((a, b) => a.right * b.of - b.right * a.of || b.of - a.of);

interface RowProps {
  readonly topic: Topic;
  readonly attemptId: string;
  /** Questions to practise that the attempt did not ask; undefined until they are counted. */
  readonly found: number | undefined;
}

function TopicRow({ topic, attemptId, found }: RowProps) {
  const { t } = useTranslation();
  const subject = useSubjectName();
  const share = t('assessments.result.rightOf', { right: topic.right, of: topic.of });
  return (
    <li>
      <div>
        <b>{topic.name}</b>
        <span>{subject(topic.subject)}</span>
      </div>
      <span className={classes['pips']} aria-hidden="true">
        {topic.outcomes.map((outcome, index) => (
          <i key={index} data-outcome={outcome}>
            <Icon of={icons[outcome]} size={12} />
          </i>
        ))}
      </span>
      <span className={classes['share']}>{share}</span>
      {found !== undefined && <ToDo topic={topic} attemptId={attemptId} found={found} />}
    </li>
  );
}

/** Practice where there is something to practise, else the questions that were asked. */
function ToDo({ topic, attemptId, found }: RowProps & { readonly found: number }) {
  const { t } = useTranslation();
  const count = Math.min(practised, found);
  if (count === 0)
    return (
      <SolutionsLink
        search={{ show: 'all', chapter: topic.areaId }}
        className={classes['see']}
        label={t('assessments.insights.chapters.seeTopic', { name: topic.name })}
      >
        {t('assessments.insights.chapters.see')}
      </SolutionsLink>
    );
  return (
    <PractiseSet
      wish={{ areaId: topic.areaId, apartFrom: attemptId, questions: count }}
      label={t('assessments.insights.chapters.practiseTopic', { name: topic.name, count })}
    >
      {t('assessments.insights.chapters.practise', { count })}
    </PractiseSet>
  );
}
