import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { SolutionsLink } from '../solutions/solutions-link.tsx';
import { useResultWords } from '../head-words.ts';
import { useSubjectName } from '../use-subject-name.ts';
import classes from './chapters.module.css';
import { heatOf, type Topic } from './heat.ts';

/** Every chapter by subject, coloured by the share of its marks that was won; picking one shows its solutions. */
export function HeatMapCard({ result: { topics } }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const subject = useSubjectName();
  const say = useResultWords();
  const bySubject = Map.groupBy(topics, (topic) => topic.subject);
  return (
    <Card title={t('assessments.insights.chapters.title')} note={say('insights.chapters.note')}>
      <div className={classes['map']}>
        {[...bySubject].map(([name, ofSubject]) => (
          <section key={name} aria-label={subject(name)}>
            <h3>{subject(name)}</h3>
            <ul>
              {ofSubject.map((topic) => (
                <li key={topic.areaId}>
                  <Tile topic={topic} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Tile({ topic }: { readonly topic: Topic }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { areaId, name, marks, full, average, topper } = topic;
  return (
    <SolutionsLink search={{ show: 'all', chapter: areaId }} className={classes['tile']}>
      <span data-heat={heatOf(topic)}>
        <b>{name}</b>{' '}
        <span>
          {t('assessments.insights.chapters.own', {
            marks: format.marks(marks),
            full: format.marks(full),
          })}
        </span>{' '}
        {average !== null && topper !== null && (
          <small>
            {t('assessments.insights.chapters.others', {
              average: format.marks(average),
              topper: format.marks(topper),
            })}
          </small>
        )}
      </span>
    </SolutionsLink>
  );
}
