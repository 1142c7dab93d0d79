import {
  type KeyPopulation,
  keysOfVerdict,
  type KeyVerdictKind,
  keyVerdictKinds,
  populationsOf,
} from '@abhyas/contract/assessments/key-rules';
import type { QuestionKeyCase } from '@abhyas/contract/assessments/keys';
import { keyKinds } from '@abhyas/contract/questions/question-types';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { Button, Radio, Select, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { type AnswerDraft, draftOf, emptyDraft, keyOf } from './answer-draft.ts';
import { AnswerField } from './answer-field.tsx';
import classes from './keys.module.css';

interface Props {
  readonly params: { readonly paperId: string; readonly version: number; readonly questionId: string };
  readonly asked: QuestionKeyCase;
}
interface Values extends Record<string, unknown> {
  readonly kind: KeyVerdictKind;
  readonly keys: readonly AnswerDraft[];
  readonly population: KeyPopulation | undefined;
  readonly reason: string;
}

/** What was decided last, to be read again and changed; of a key that nobody has decided about, that it stays. */
function saidLast({ verdicts: [last] }: QuestionKeyCase): Values {
  const drafts = last?.keys.map(draftOf) ?? [];
  return {
    kind: last?.kind ?? 'keep',
    keys: [...drafts, emptyDraft, emptyDraft].slice(0, Math.max(2, drafts.length)),
    population: last?.population ?? undefined,
    reason: last?.reason ?? '',
  };
}

/** A decision about one key. It waits until it is applied together with the others of its round. */
export function VerdictForm({ params, asked }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const kinds =
    asked.published.kind === 'formula'
      ? keyVerdictKinds.filter((kind) => keysOfVerdict[kind].most === 0)
      : keyVerdictKinds;
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields<Values>(
    saidLast(asked),
    async (given) => {
      const { kind, reason } = given;
      const population = populationOf(given, asked);
      await api.assessments.decideKey({ params, body: { kind, keys: keysOf(given, asked), population, reason } });
      toast.good(t('assessments.keys.form.saved'), { text: t('assessments.keys.form.savedText') });
      await client.invalidateQueries({ queryKey: api.assessments.showPaperKeys.key });
      await client.invalidateQueries({ queryKey: api.assessments.showQuestionKey.key });
    },
    {
      check: (given) => ({
        ...(keysOf(given, asked).length < keysOfVerdict[given.kind].least && {
          keys: t('assessments.keys.form.keyNeeded'),
        }),
        ...(given.reason.trim().length < 3 && { reason: t('assessments.keys.form.reasonNeeded') }),
      }),
    },
  );
  const populations = populationsOf[values.kind];
  return (
    <form ref={form} className={classes['verdict']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <Radio.Group
        label={t('assessments.keys.form.title')}
        value={values.kind}
        onChange={(value) => {
          set('kind', kinds.find((kind) => kind === value) ?? 'keep');
          set('population', undefined);
        }}
      >
        <div className={classes['choices']}>
          {kinds.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              label={t(`assessments.keys.form.kinds.${kind}`)}
              description={t(`assessments.keys.form.kindHelp.${kind}`)}
            />
          ))}
        </div>
      </Radio.Group>
      {keysOfVerdict[values.kind].most > 0 && (
        <Keys asked={asked} values={values} error={errorOf('keys')} onChange={(keys) => set('keys', keys)} />
      )}
      {populations.length > 1 && (
        <Select
          label={t('assessments.keys.form.population')}
          data={populations.map((value) => ({ value, label: t(`assessments.keys.form.populations.${value}`) }))}
          value={populationOf(values, asked)}
          allowDeselect={false}
          error={errorOf('population')}
          onChange={(value) =>
            set(
              'population',
              populations.find((one) => one === value),
            )
          }
        />
      )}
      <Textarea
        label={t('assessments.keys.form.reason')}
        description={t('assessments.keys.form.reasonHelp')}
        autosize
        minRows={2}
        maxLength={1000}
        value={values.reason}
        error={errorOf('reason')}
        onChange={(event) => set('reason', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button type="submit" variant="filled" loading={busy}>
          {t('assessments.keys.form.save')}
        </Button>
      </div>
    </form>
  );
}

interface KeysProps {
  readonly asked: QuestionKeyCase;
  readonly values: Values;
  readonly error: string | undefined;
  readonly onChange: (keys: readonly AnswerDraft[]) => void;
}

/** The right answer, or each of several that are right. */
function Keys({ asked, values, error, onChange }: KeysProps) {
  const { t } = useTranslation();
  const { most } = keysOfVerdict[values.kind];
  const drafts = values.keys.slice(0, most);
  return (
    <>
      {drafts.map((draft, at) => (
        <AnswerField
          key={at}
          type={asked.type}
          content={asked.content.en}
          language="en"
          label={most > 1 ? t('assessments.keys.form.nth', { number: at + 1 }) : t('assessments.keys.form.newKey')}
          value={draft}
          error={at === drafts.length - 1 ? error : undefined}
          resolveImage={(mediaId) => asked.images[mediaId]}
          onChange={(changed) => onChange(values.keys.map((one, place) => (place === at ? changed : one)))}
        />
      ))}
      {drafts.length < most && keyKinds[asked.type] !== 'rubric' && (
        <div>
          <Button
            size="sm"
            variant="ghost"
            leftSection={<Icon of={IconPlus} size={16} />}
            onClick={() => onChange([...values.keys, emptyDraft])}
          >
            {t('assessments.keys.form.another')}
          </Button>
        </div>
      )}
    </>
  );
}

const keysOf = ({ kind, keys }: Values, { type, published }: QuestionKeyCase): AnswerKey[] =>
  keys.slice(0, keysOfVerdict[kind].most).flatMap((draft) => keyOf(type, draft, published) ?? []);

const populationOf = ({ kind, population }: Values, { dropped }: QuestionKeyCase): KeyPopulation =>
  population ?? (kind === 'drop' ? dropped : populationsOf[kind][0]);
