import { Button, NumberInput, TextInput } from '@mantine/core';
import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { IconRefresh } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import { blankForm, type BlueprintForm, blueprintOf, formProblem, newSeed } from './blueprint-form.ts';
import { ChapterWishes } from './chapter-wishes.tsx';
import { DifficultyShares } from './difficulty-shares.tsx';
import classes from './generate.module.css';
import { type Generated, Outcome } from './outcome.tsx';
import { SectionWishes } from './section-wishes.tsx';

interface Props {
  readonly pattern: ExamPattern | undefined;
  readonly onClose: () => void;
}

/** The rules, what the bank makes of them, and the way into the draft. */
export function GenerateForm({ pattern, onClose }: Props) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { paper, draft, change } = useBuilding();
  const [form, setForm] = useState(() => blankForm(draft, pattern, newSeed()));
  const [generated, setGenerated] = useState<Generated>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const set = (values: Partial<BlueprintForm>) => {
    setForm((before) => ({ ...before, ...values }));
    setGenerated(undefined);
    setProblem(undefined);
  };
  const generate = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = formProblem(form);
    if (wrong) return setProblem(t(`authoring.generate.problems.${wrong}`));
    setBusy(true);
    try {
      const body = blueprintOf(form);
      const reply = await api.assessments.generateQuestions({ params: { paperId: paper.id }, body });
      setGenerated({ ...reply, wanted: body.sections });
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  const add = ({ sections }: Generated) => {
    const found = sections.flatMap(({ questionIds }) => questionIds);
    for (const { sectionId, questionIds } of sections) change({ do: 'addQuestions', id: sectionId, questionIds });
    toast.info(t('authoring.generate.added', { count: found.length }), {
      undo: () => {
        for (const questionId of found) change({ do: 'removeQuestion', questionId });
      },
      undoLabel: t('ui.undo'),
    });
    onClose();
  };
  return (
    <form className={classes['form']} noValidate onSubmit={(event) => void generate(event)}>
      <SectionWishes sections={form.sections} onChange={(sections) => set({ sections })} />
      <DifficultyShares shares={form.shares} onChange={(shares) => set({ shares })} />
      <ChapterWishes chapters={form.chapters} onChange={(chapters) => set({ chapters })} />
      <MoreRules form={form} onChange={set} />
      <Problem>{problem}</Problem>
      {generated && <Outcome generated={generated} sections={form.sections} />}
      <div className={classes['foot']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant={generated ? 'outline' : 'action'} loading={busy}>
          {t('authoring.generate.generate')}
        </Button>
        {generated && generated.sections.some(({ questionIds }) => questionIds.length > 0) && (
          <Button variant="action" onClick={() => add(generated)}>
            {t('authoring.generate.add', {
              count: generated.sections.reduce((sum, { questionIds }) => sum + questionIds.length, 0),
            })}
          </Button>
        )}
      </div>
    </form>
  );
}

interface RulesProps {
  readonly form: BlueprintForm;
  readonly onChange: (values: Partial<BlueprintForm>) => void;
}

/** Spec §9: criteria; what was used of late; and the seed that makes the choice repeatable. */
function MoreRules({ form, onChange }: RulesProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['rules']}>
      <div>
        <p className={classes['label']}>{t('authoring.generate.criterion')}</p>
        <Segmented
          label={t('authoring.generate.criterion')}
          value={form.askedInExam ? 'asked' : 'random'}
          options={(['random', 'asked'] as const).map((value) => ({
            value,
            label: t(`authoring.generate.criteria.${value}`),
          }))}
          onChange={(value) => onChange({ askedInExam: value === 'asked' })}
        />
      </div>
      <NumberInput
        label={t('authoring.generate.unused')}
        description={t('authoring.generate.unusedHelp')}
        placeholder={t('authoring.generate.unusedNone')}
        min={1}
        max={3650}
        allowDecimal={false}
        value={form.unusedDays ?? ''}
        onChange={(value) => onChange({ unusedDays: typeof value === 'number' && value > 0 ? value : null })}
      />
      <TextInput
        label={t('authoring.generate.seed')}
        description={t('authoring.generate.seedHelp')}
        maxLength={40}
        value={form.seed}
        rightSection={
          <IconButton
            icon={IconRefresh}
            label={t('authoring.generate.newSeed')}
            onClick={() => onChange({ seed: newSeed() })}
          />
        }
        onChange={(event) => onChange({ seed: event.currentTarget.value })}
      />
    </div>
  );
}
