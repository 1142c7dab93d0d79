import type { ClassMap } from '@abhyas/contract/practice/class-map';
import { MultiSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { toLocal } from '../../../lib/zoned-time.ts';
import { FieldRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

/** What the dialog begins with; nobody stands for everybody. */
export interface AssignWish {
  readonly chapterIds: readonly string[];
  readonly accountIds: readonly string[];
}

interface Props {
  readonly map: ClassMap;
  readonly wish: AssignWish;
  readonly onClose: () => void;
}

const DAYS = 3;
const DAY_MS = 86_400_000;
const MOST_CHAPTERS = 5;
const [LEAST, MOST] = [3, 40];

/** What the form holds. */
interface Values extends AssignWish {
  readonly questions: number | string;
  readonly dueOn: string;
  readonly note: string;
}

/** Asks students of the batch to practise chapters until a day. */
export function AssignPractice({ map: { batch, examId, ...map }, wish, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { timeZone } = useInstitute();
  const [dueOn] = useState(() => toLocal(new Date(Date.now() + DAYS * DAY_MS).toISOString(), timeZone).slice(0, 10));
  const initial: Values = { ...wish, questions: 10, dueOn, note: '' };
  const send = async ({ chapterIds, accountIds, questions, dueOn: day, note }: Values) => {
    const whom = { accountIds: [...accountIds], chapterIds: [...chapterIds], examId };
    const body = { ...whom, questions: Number(questions), dueOn: day, note: note.trim() };
    const made = await api.practice.assignPractice({ params: { batchId: batch.id }, body });
    void client.invalidateQueries({ queryKey: api.practice.listPracticeAssignments.key });
    toast.good(t('practice.assign.done', { count: made.students.length }));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('practice.assign.title', { batch: batch.name })}
      submit={({ accountIds }) => t('practice.assign.confirm', { count: accountIds.length || batch.students })}
      initial={initial}
      check={({ chapterIds, questions, dueOn: day }) => ({
        ...(chapterIds.length === 0 && { chapterIds: t('practice.assign.noChapter') }),
        ...(!isCount(questions) && { questions: t('practice.assign.wrongCount') }),
        ...(day === '' && { dueOn: t('errors.PRACTICE_DUE') }),
      })}
      fieldOf={{ PRACTICE_DUE: 'dueOn', CHAPTER_UNKNOWN: 'chapterIds', MEMBER_NOT_HERE: 'accountIds' }}
      send={send}
    >
      {(fields) => (
        <>
          <Whom map={map} students={batch.students} fields={fields} />
          <HowMuch fields={fields} />
        </>
      )}
    </FormDialog>
  );
}

const isCount = (questions: number | string) =>
  typeof questions === 'number' && questions >= LEAST && questions <= MOST;

interface WhomProps {
  readonly map: Pick<ClassMap, 'chapters' | 'students'>;
  readonly students: number;
  readonly fields: Fields<Values>;
}

function Whom({ map: { chapters, students: people }, students, fields }: WhomProps) {
  const { t } = useTranslation();
  const { chapterIds, accountIds } = fields.values;
  return (
    <>
      <MultiSelect
        label={t('practice.assign.chapters')}
        data={chapters.filter(({ questions }) => questions > 0).map(({ id, name }) => ({ value: id, label: name }))}
        maxValues={MOST_CHAPTERS}
        searchable
        value={[...chapterIds]}
        error={fields.errorOf('chapterIds')}
        onChange={(chosen) => fields.set('chapterIds', chosen)}
      />
      <MultiSelect
        label={t('practice.assign.to')}
        placeholder={accountIds.length === 0 ? t('practice.assign.everyone', { count: students }) : ''}
        data={people.map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        clearable
        value={[...accountIds]}
        error={fields.errorOf('accountIds')}
        onChange={(chosen) => fields.set('accountIds', chosen)}
      />
    </>
  );
}

function HowMuch({ fields }: { readonly fields: Fields<Values> }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldRow>
        <NumberInput
          {...fields.choice('questions')}
          label={t('practice.assign.questions')}
          description={t('practice.assign.questionsHelp')}
          min={LEAST}
          max={MOST}
          allowDecimal={false}
          clampBehavior="none"
        />
        <TextInput
          {...fields.text('dueOn')}
          type="date"
          label={t('practice.assign.due')}
          description={t('practice.assign.dueHelp')}
        />
      </FieldRow>
      <Textarea {...fields.text('note')} label={t('practice.assign.note')} autosize minRows={2} maxLength={300} />
    </>
  );
}
