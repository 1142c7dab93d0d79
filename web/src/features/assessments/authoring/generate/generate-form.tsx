import { Button } from '@mantine/core';
import type { Relaxation } from '@abhyas/contract/assessments/generation';
import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Problem } from '../../../../ui/status/problem.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useAreas } from '../../../questions/index.ts';
import { targetsAfter } from '../blueprint/targets-of.ts';
import { useBuilding } from '../builder/building.ts';
import { BlueprintFields } from './blueprint-fields.tsx';
import {
  blankForm,
  type BlueprintForm,
  blueprintOf,
  formProblem,
  newSeed,
  paperBlueprintOf,
} from './blueprint-form.ts';
import classes from './generate.module.css';
import { type Generated, Outcome } from './outcome.tsx';
import { relaxedForm } from './relaxing/relaxed.ts';
import { keepingMarks, withBlueprint } from './saved/saved-form.ts';
import { SavedRules } from './saved/saved-rules.tsx';
import { useSyllabus } from './use-syllabus.ts';

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
  const syllabus = useSyllabus(draft.patternId);
  const chapters = new Map(useAreas().map((area) => [area.id, area]));
  const set = (values: Partial<BlueprintForm>) => {
    setForm((before) => ({ ...before, ...values }));
    setGenerated(undefined);
    setProblem(undefined);
  };
  const generate = async (wished = form) => {
    const wrong = formProblem(wished);
    if (wrong) return setProblem(t(`authoring.generate.problems.${wrong}`));
    setBusy(true);
    try {
      const body = blueprintOf(wished, syllabus);
      const reply = await api.assessments.generateQuestions({ params: { paperId: paper.id }, body });
      setGenerated({ ...reply, wanted: body.sections, byStudents: body.byStudents });
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  const relax = (relaxation: Relaxation) => {
    const wished = relaxedForm(form, relaxation);
    set(wished);
    void generate(wished);
  };
  const add = ({ sections, wanted, byStudents }: Generated) => {
    const found = sections.flatMap(({ questionIds }) => questionIds);
    const before = draft.targets;
    // From here on the test is held against what was wished of it.
    change({ do: 'setTargets', targets: targetsAfter(draft, { sections: wanted, byStudents }) });
    for (const { sectionId, questionIds } of sections) change({ do: 'addQuestions', id: sectionId, questionIds });
    toast.info(t('authoring.generate.added', { count: found.length }), {
      undo: () => {
        for (const questionId of found) change({ do: 'removeQuestion', questionId });
        change({ do: 'setTargets', targets: before });
      },
      undoLabel: t('ui.undo'),
    });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void generate();
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <SavedRules
        rules={() => paperBlueprintOf(form, draft.patternId, syllabus)}
        onUse={(saved) => set(keepingMarks(form, withBlueprint(form, saved, chapters)))}
      />
      <BlueprintFields form={form} syllabus={syllabus} onChange={set} />
      <Problem>{problem}</Problem>
      {generated && <Outcome generated={generated} sections={form.sections} busy={busy} onRelax={relax} />}
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
