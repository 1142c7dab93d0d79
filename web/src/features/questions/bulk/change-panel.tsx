import type { BulkChange } from '@abhyas/contract/questions/bulk';
import { Button, NumberInput, Select, TagsInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { AreaSelect } from '../bank/area-select.tsx';
import { useAreas } from '../bank/use-areas.ts';
import { readPastExam } from '../editor/form/past-exams.ts';
import { difficulties, expectedLimits } from '../preview/question-words.ts';
import classes from './bulk.module.css';
import { type ChangeScope, scopeBody } from './scope-of.ts';
import { useUndoChange } from './use-undo-change.ts';

interface Props {
  readonly scope: ChangeScope;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
interface Values extends Record<string, unknown> {
  readonly knowledgeAreaId: string | null;
  readonly difficulty: string | null;
  readonly addTags: string[];
  readonly removeTags: string[];
  readonly addPastExams: string[];
  readonly removePastExams: string[];
  /** Seconds that a student is expected to need. */
  readonly expected: number | '';
  readonly status: string | null;
}
const nothing: Values = {
  knowledgeAreaId: null,
  difficulty: null,
  addTags: [],
  removeTags: [],
  addPastExams: [],
  removePastExams: [],
  expected: '',
  status: null,
};

/** Changes the classification of many questions; what is left empty stays as it is in each. */
export function ChangePanel({ scope, count, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const areas = useAreas();
  const undo = useUndoChange();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields<Values>(
    nothing,
    async (given) => {
      const { changeId, questions } = await api.questions.changeQuestions({
        body: { scope: scopeBody(scope), change: changeOf(given) },
      });
      await client.invalidateQueries({ queryKey: ['questions'] });
      toast.good(t('questions.bulk.done', { count: questions, shown: number(questions) }), {
        undo: () => void undo(changeId),
        undoLabel: t('ui.undo'),
      });
      onDone();
    },
    {
      check: (given) => {
        const unread = [...given.addPastExams, ...given.removePastExams].find((one) => readPastExam(one) === undefined);
        if (unread !== undefined) {
          const field = given.addPastExams.includes(unread) ? 'addPastExams' : 'removePastExams';
          return { [field]: t('questions.editor.problems.pastExam', { typed: unread }) };
        }
        return Object.keys(changeOf(given)).length === 0 ? { status: t('questions.bulk.nothing') } : {};
      },
    },
  );
  // "Choose something" is told beside the last field and is no longer true once anything is chosen.
  const change = <K extends keyof Values & string>(field: K, value: Values[K]) => {
    set('status', values.status);
    set(field, value);
  };
  const tags = (field: 'addTags' | 'removeTags' | 'addPastExams' | 'removePastExams') => (
    <TagsInput
      label={t(`questions.bulk.fields.${field}`)}
      maxTags={20}
      splitChars={[',']}
      value={values[field]}
      error={errorOf(field)}
      onChange={(value) => change(field, value)}
    />
  );
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('questions.bulk.title', { count, shown: number(count) })}
      subtitle={t('questions.bulk.subtitle')}
    >
      <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <AreaSelect
          areas={areas}
          label={t('questions.fields.area')}
          placeholder={t('questions.bulk.stays')}
          value={values.knowledgeAreaId}
          error={errorOf('knowledgeAreaId')}
          onChange={(value) => change('knowledgeAreaId', value)}
          clearable
        />
        <Select
          label={t('questions.fields.difficulty')}
          placeholder={t('questions.bulk.stays')}
          data={difficulties.map((one) => ({ value: String(one), label: t(`questions.difficulties.${one}`) }))}
          value={values.difficulty}
          error={errorOf('difficulty')}
          onChange={(value) => change('difficulty', value)}
          clearable
        />
        {tags('addTags')}
        {tags('removeTags')}
        {tags('addPastExams')}
        {tags('removePastExams')}
        <NumberInput
          label={t('questions.expected.label')}
          description={t('questions.expected.help')}
          placeholder={t('questions.bulk.stays')}
          min={expectedLimits.least}
          max={expectedLimits.most}
          step={30}
          allowDecimal={false}
          suffix={t('questions.expected.suffix')}
          value={values.expected}
          error={errorOf('expectedSeconds')}
          onChange={(value) => change('expected', typeof value === 'number' ? value : '')}
        />
        <Select
          label={t('questions.fields.status')}
          placeholder={t('questions.bulk.stays')}
          data={[
            { value: 'active', label: t('questions.statuses.active') },
            { value: 'archived', label: t('questions.statuses.archived') },
            { value: 'removed', label: t('questions.bulk.removed') },
          ]}
          value={values.status}
          error={errorOf('status')}
          onChange={(value) => change('status', value)}
          clearable
        />
        <div className={classes['buttons']}>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="action" loading={busy}>
            {t('questions.bulk.apply', { count, shown: number(count) })}
          </Button>
        </div>
      </form>
    </SidePanel>
  );
}

function changeOf({ knowledgeAreaId, difficulty, status, expected, ...lists }: Values): BulkChange {
  const exams = (typed: readonly string[]) => typed.flatMap((one) => readPastExam(one) ?? []);
  const chosen = difficulties.find((one) => String(one) === difficulty);
  return {
    ...(knowledgeAreaId !== null && { knowledgeAreaId }),
    ...(chosen !== undefined && { difficulty: chosen }),
    ...(lists.addTags.length > 0 && { addTags: lists.addTags }),
    ...(lists.removeTags.length > 0 && { removeTags: lists.removeTags }),
    ...(lists.addPastExams.length > 0 && { addPastExams: exams(lists.addPastExams) }),
    ...(lists.removePastExams.length > 0 && { removePastExams: exams(lists.removePastExams) }),
    ...(expected !== '' && { expectedSeconds: expected }),
    ...((status === 'active' || status === 'archived') && { status }),
    ...(status === 'removed' && { remove: true as const }),
  };
}
