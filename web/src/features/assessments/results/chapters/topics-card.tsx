import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { IconCheck, IconCircleHalf2, IconMinus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStudent, useMe } from '../../../../lib/session.ts';
import { AddressLink } from '../../../../ui/controls/address-link.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { SolutionsLink } from '../solutions/solutions-link.tsx';
import classes from '../result.module.css';
import { useSubjectName } from '../use-subject-name.ts';

type Topic = AttemptResult['topics'][number];
const icons = { right: IconCheck, wrong: IconX, partial: IconCircleHalf2, unanswered: IconMinus } as const;
/** So many stand there before one asks for all. */
const first = 4;

/** The topics with the smallest share of right answers first. */
export function TopicsCard({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const topics = weakestFirst(result.topics);
  const more = topics.length > first && (
    <button type="button" className={classes['more']} aria-expanded={all} onClick={() => setAll(!all)}>
      {t(all ? 'assessments.result.fewerTopics' : 'assessments.result.allTopics', { count: topics.length })}
    </button>
  );
  return (
    <Card title={t('assessments.result.topics')} aside={more}>
      <ul className={classes['topics']}>
        {(all ? topics : topics.slice(0, first)).map((topic) => (
          <TopicRow key={`${topic.subject} ${topic.name}`} topic={topic} />
        ))}
      </ul>
    </Card>
  );
}

/** Smallest share right first; of equal ones the topic with more questions. */
export const weakestFirst = (topics: readonly Topic[]): readonly Topic[] =>
  topics.toSorted((a, b) => a.right * b.of - b.right * a.of || b.of - a.of);

function TopicRow({ topic }: { readonly topic: Topic }) {
  const { t } = useTranslation();
  const subject = useSubjectName();
  const me = useMe();
  const practises = me !== undefined && isStudent(me);
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
      {practises ? (
        <AddressLink
          to="/newtest"
          search={{ chapters: topic.areaId }}
          className={classes['see']}
          aria-label={t('assessments.insights.chapters.practiseTopic', { name: topic.name })}
        >
          {t('assessments.insights.chapters.practise')}
        </AddressLink>
      ) : (
        <SolutionsLink
          search={{ show: 'all', chapter: topic.areaId }}
          className={classes['see']}
          label={t('assessments.insights.chapters.seeTopic', { name: topic.name })}
        >
          {t('assessments.insights.chapters.see')}
        </SolutionsLink>
      )}
    </li>
  );
}
