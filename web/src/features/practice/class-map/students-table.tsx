import type { ClassMap } from '@abhyas/contract/practice/class-map';
import { type ChapterState, chapterStates } from '@abhyas/contract/practice/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { bandWords } from '../../../ui/figures/band.tsx';
import { StackBar } from '../../../ui/figures/stack-bar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { StateMark } from '../state-mark.tsx';
import classes from './class-map.module.css';

type Student = ClassMap['students'][number];
const tones = { mastered: 'good', shaky: 'warn', fading: 'info', not_begun: 'neutral' } as const;
const order = ['name', 'help'] as const;

/** Chapters that are mastered, less those that are shaky: who has least of it needs most help. */
const standing = ({ cells }: Student) =>
  cells.reduce((sum, { state, band }) => sum + (state === 'not_begun' ? 0 : (band?.from ?? 0)), 0);

/** Each student in each chapter of the subject, with the whole class in the first row. */
export function StudentsTable({ map }: { readonly map: ClassMap }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [by, setBy] = useState<(typeof order)[number]>('name');
  const found = map.students.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const rows = by === 'name' ? found : found.toSorted((a, b) => standing(a) - standing(b));
  return (
    <Card title={t('practice.table.title')} note={t('practice.table.note')} flush>
      <div className={classes['tools']}>
        <Row gap={3}>
          <div className={classes['search']}>
            <SearchField label={t('practice.table.find')} value={words} onChange={setWords} />
          </div>
          <Segmented
            label={t('practice.table.order')}
            size="sm"
            options={order.map((value) => ({ value, label: t(`practice.table.by.${value}`) }))}
            value={by}
            onChange={setBy}
          />
        </Row>
        <Row as="ul" gap={4}>
          {chapterStates.map((state) => (
            <Row as="li" key={state} gap={1}>
              <StateMark state={state} />
              <Quiet size="sm">{t(`practice.class.states.${state}`)}</Quiet>
            </Row>
          ))}
        </Row>
      </div>
      <Table
        label={t('practice.table.title')}
        head={headOf(map, t('practice.table.student'))}
        maxHeight="min(80vh, 900px)"
      >
        <WholeClass map={map} />
        {rows.map((student) => (
          <StudentRow key={student.id} student={student} />
        ))}
      </Table>
      {rows.length === 0 && (
        <p className={classes['none']}>
          {t(map.students.length === 0 ? 'practice.table.empty' : 'practice.table.noMatch')}
        </p>
      )}
    </Card>
  );
}

const headOf = ({ chapters }: ClassMap, student: string) => [
  { key: 'student', label: student, width: 190 },
  ...chapters.map(({ id, name, share }) => ({
    key: id,
    label: (
      <span className={classes['chapter']}>
        {name} {share !== null && <small>{share}%</small>}
      </span>
    ),
  })),
];

function WholeClass({ map: { chapters, batch } }: { readonly map: ClassMap }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <tr className={classes['whole']}>
      <td>
        <b>{t('practice.table.whole')}</b>
        <small>{t('practice.table.students', { count: batch.students })}</small>
      </td>
      {chapters.map(({ id, name, states }) => (
        <td key={id}>
          <StackBar
            label={name}
            height={6}
            parts={chapterStates.map((state) => ({
              value: states[state],
              tone: tones[state],
              label: `${number(states[state])} ${t(`practice.class.states.${state}`)}`,
            }))}
          />
          <small>{t('practice.table.mastered', { count: states.mastered })}</small>
        </td>
      ))}
    </tr>
  );
}

function StudentRow({ student: { name, drift, cells } }: { readonly student: Student }) {
  const { t } = useTranslation();
  return (
    <tr>
      <td className={classes['name']}>
        <b>{name}</b>
        {drift && <small>{t('practice.drift.drifts')}</small>}
      </td>
      {cells.map((cell, at) => (
        // The chapters of a subject never change their order here.
        // oxlint-disable-next-line react/no-array-index-key
        <Cell key={at} {...cell} />
      ))}
    </tr>
  );
}

function Cell({ state, band }: { readonly state: ChapterState; readonly band: Student['cells'][number]['band'] }) {
  const { t } = useTranslation();
  return (
    <td>
      <span className={classes['cell']} data-state={state}>
        <StateMark state={state} />
        <span>
          <b>{t(`practice.class.states.${state}`)}</b>
          <small>{band ? bandWords(band) : t('practice.table.noAnswers')}</small>
        </span>
      </span>
    </td>
  );
}
