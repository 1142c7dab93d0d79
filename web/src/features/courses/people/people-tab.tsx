import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './people.module.css';

const MOST = 20;

/** Who writes the course, and how its last review went. */
export function PeopleTab() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { course } = useBuilding();
  const { review } = course;
  return (
    <>
      <Card title={t('courses.authoring.people.title')} note={t('courses.authoring.people.note')}>
        <ul className={classes['people']}>
          {course.authors.map(({ accountId, name, since, isCreator }) => (
            <li key={accountId}>
              <Avatar name={name} />
              <b>{name}</b>
              {isCreator && <Badge>{t('courses.authoring.people.creator')}</Badge>}
              <span className={classes['quiet']}>{t('courses.authoring.people.since', { date: date(since) })}</span>
            </li>
          ))}
        </ul>
        {course.can.manageAuthors && <CoAuthors />}
      </Card>
      <Card title={t('courses.authoring.review.title')} note={t('courses.authoring.review.text')}>
        {review ? (
          <dl className={classes['review']}>
            <dt>{t(`courses.authoring.review.states.${review.state}`)}</dt>
            <dd>
              {t('courses.authoring.review.askedBy', { name: review.askedBy, date: date(review.askedAt) })}
              {review.note && <q>{review.note}</q>}
            </dd>
            {review.decidedAt && (
              <dd>
                {t('courses.authoring.review.decidedBy', {
                  name: review.decidedBy ?? '',
                  date: date(review.decidedAt),
                })}
                {review.decision && <q>{review.decision}</q>}
              </dd>
            )}
          </dl>
        ) : (
          <p className={classes['quiet']}>{t('courses.authoring.review.never')}</p>
        )}
      </Card>
    </>
  );
}

function CoAuthors() {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { course, takeReply, settle } = useBuilding();
  const people = useQuery(query(api.courses.listPossibleAuthors)).data?.people ?? [];
  const named = course.authors.filter(({ isCreator }) => !isCreator).map(({ accountId }) => accountId);
  const [chosen, setChosen] = useState<readonly string[]>(named);
  const creator = course.authors.find(({ isCreator }) => isCreator)?.accountId;
  const save = async (accountIds: string[]) => {
    setChosen(accountIds);
    try {
      await settle();
      takeReply(await api.courses.saveCourseAuthors({ params: { courseId: course.courseId }, body: { accountIds } }));
    } catch (error) {
      setChosen(named);
      toast.bad(textOf(error));
    }
  };
  return (
    <MultiSelect
      label={t('courses.authoring.people.add')}
      description={t('courses.authoring.people.addHelp')}
      searchable
      maxValues={MOST}
      nothingFoundMessage={t('courses.authoring.details.noTeacher')}
      data={people
        .filter(({ accountId }) => accountId !== creator)
        .map(({ accountId, name }) => ({ value: accountId, label: name }))}
      value={[...chosen]}
      onChange={(ids) => void save(ids)}
    />
  );
}
