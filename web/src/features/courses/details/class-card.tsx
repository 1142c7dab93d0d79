import { MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './details.module.css';

const mostSubjects = 8;
const mostTeachers = 12;

/** For which exam and subjects, in which language, and by whom. */
export function ClassCard() {
  const { t } = useTranslation();
  const { details, change, readOnly } = useBuilding();
  const exams = useQuery(query(api.taxonomy.listExams)).data ?? [];
  const people = useQuery(query(api.courses.listPossibleAuthors)).data?.people ?? [];
  const exam = exams.find(({ id }) => id === details.examId);
  const subjects = new Map(
    (exam ? [exam] : exams).flatMap((one) => one.subjects.map(({ id, name }) => [id, name] as const)),
  );
  return (
    <Card title={t('courses.authoring.details.class')}>
      <div className={classes['pair']}>
        <Select
          label={t('courses.authoring.details.exam')}
          placeholder={t('courses.authoring.details.anyExam')}
          clearable
          searchable
          readOnly={readOnly}
          data={exams.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={details.examId === null ? null : String(details.examId)}
          onChange={(value) => change({ examId: value === null ? null : Number(value), subjectIds: [] })}
        />
        <MultiSelect
          label={t('courses.authoring.details.subjects')}
          maxValues={mostSubjects}
          readOnly={readOnly}
          data={[...subjects].map(([id, name]) => ({ value: String(id), label: name }))}
          value={details.subjectIds.filter((id) => subjects.has(id)).map(String)}
          onChange={(ids) => change({ subjectIds: ids.map(Number) })}
        />
        <MultiSelect
          label={t('courses.authoring.details.teachers')}
          description={t('courses.authoring.details.teachersHelp')}
          searchable
          maxValues={mostTeachers}
          readOnly={readOnly}
          nothingFoundMessage={t('courses.authoring.details.noTeacher')}
          data={people.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          value={details.teacherIds}
          onChange={(teacherIds) => change({ teacherIds })}
        />
        <div className={classes['labelled']}>
          <span>{t('courses.authoring.details.language')}</span>
          <Segmented
            label={t('courses.authoring.details.language')}
            options={(['en', 'hi'] as const).map((value) => ({
              value,
              label: t(`courses.authoring.languages.${value}`),
            }))}
            value={details.language}
            onChange={(language) => !readOnly && change({ language })}
          />
        </div>
      </div>
    </Card>
  );
}
