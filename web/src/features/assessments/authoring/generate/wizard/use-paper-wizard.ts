import type { api as contract } from '@abhyas/contract';
import type { SavedBlueprint } from '@abhyas/contract/assessments/blueprints';
import type { Relaxation } from '@abhyas/contract/assessments/generation';
import type { Reply } from '@abhyas/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../../lib/api.ts';
import { useRefusalText } from '../../../../../lib/refusal-text.ts';
import { usePatternWords } from '../../patterns/use-patterns.ts';
import { type BlueprintForm, formProblem, newSeed, paperBlueprintOf } from '../blueprint-form.ts';
import { relaxed } from '../relaxing/relaxed.ts';
import { useRules } from './use-rules.ts';
import type { WizardStep } from './wizard-steps.tsx';

export type GeneratedPapers = Reply<typeof contract.assessments.generatePapers>;

export interface Naming {
  readonly title: string;
  /** Parallel papers with different questions. */
  readonly papers: number;
  /** Sets of each. */
  readonly sets: number;
}

/** The way from a pattern to papers: what was chosen so far, and what came of it. */
export function usePaperWizard(begin: SavedBlueprint | undefined) {
  const { t } = useTranslation();
  const words = usePatternWords();
  const rules = useRules(begin);
  const [step, setStep] = useState<WizardStep>(begin ? 'rules' : 'pattern');
  const [naming, setNaming] = useState<Naming>({ title: begin?.name ?? '', papers: 1, sets: 1 });
  const making = useMaking();
  const { form, patternId, syllabus, blueprintId } = rules;
  const goTo = (to: WizardStep) => {
    making.forget();
    setStep(to);
  };
  const make = (nearest = false, wished = { form, naming }) =>
    making.make({
      ...wished.naming,
      title: wished.naming.title.trim(),
      seed: wished.form.seed.trim(),
      nearest,
      blueprint: paperBlueprintOf(wished.form, patternId, syllabus),
      ...(blueprintId !== undefined && { blueprintId }),
    });
  const next = () => {
    if (step === 'pattern') return goTo('rules');
    const wrong = formProblem(form);
    if (wrong) return making.say(t(`authoring.generate.problems.${wrong}`));
    if (step === 'rules') return goTo('papers');
    if (naming.title.trim() === '') return making.say(t('authoring.problems.NO_TITLE'));
    void make();
  };
  return {
    ...rules,
    ...making,
    step,
    naming,
    goTo,
    next,
    makeNearest: () => void make(true),
    setForm: (values: Partial<BlueprintForm>) => {
      rules.setForm(values);
      making.forget();
    },
    choosePattern: (id: string | undefined) => {
      const pattern = rules.choosePattern(id);
      setNaming((before) => ({ ...before, title: pattern ? words.name(pattern) : '' }));
      making.forget();
    },
    setNaming: (values: Partial<Naming>) => {
      setNaming((before) => ({ ...before, ...values }));
      making.forget();
    },
    relax: (relaxation: Relaxation) => {
      const wished = relaxed({ form, naming }, relaxation);
      rules.setForm(wished.form);
      setNaming(wished.naming);
      void make(false, wished);
    },
    back: () => goTo(step === 'papers' ? 'rules' : 'pattern'),
    again: () => {
      rules.setForm({ seed: newSeed() });
      goTo('papers');
    },
  };
}
export type PaperWizardState = ReturnType<typeof usePaperWizard>;

type Wanted = Parameters<typeof api.assessments.generatePapers>[0]['body'];

/** Asks for the papers, and keeps what came of it. */
function useMaking() {
  const textOf = useRefusalText();
  const client = useQueryClient();
  const [generated, setGenerated] = useState<GeneratedPapers>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const forget = () => {
    setGenerated(undefined);
    setProblem(undefined);
  };
  const make = async (body: Wanted) => {
    forget();
    setBusy(true);
    try {
      setGenerated(await api.assessments.generatePapers({ body }));
      void client.invalidateQueries({ queryKey: api.assessments.listPapers.key });
      void client.invalidateQueries({ queryKey: api.assessments.listBlueprints.key });
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { generated, problem, busy, forget, make, say: setProblem };
}
