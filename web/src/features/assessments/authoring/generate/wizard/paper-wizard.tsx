import type { SavedBlueprint } from '@abhyas/contract/assessments/blueprints';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../../ui/page/card.tsx';
import { Problem } from '../../../../../ui/status/problem.tsx';
import { PatternChoice } from '../../patterns/pattern-choice.tsx';
import { BlueprintFields } from '../blueprint-fields.tsx';
import { paperBlueprintOf } from '../blueprint-form.ts';
import { withBlueprint } from '../saved/saved-form.ts';
import { SavedRules } from '../saved/saved-rules.tsx';
import { MadePapers } from './made-papers.tsx';
import { NotMade } from './not-made.tsx';
import { PapersStep } from './papers-step.tsx';
import { usePaperWizard } from './use-paper-wizard.ts';
import classes from './wizard.module.css';
import { WizardSteps } from './wizard-steps.tsx';

/** From a pattern to papers in three steps. `begin`: a saved blueprint to begin with. */
export function PaperWizard({ begin }: { readonly begin?: SavedBlueprint | undefined }) {
  const { t } = useTranslation();
  const wizard = usePaperWizard(begin);
  const { step, form, generated } = wizard;
  if (generated?.written) return <MadePapers generated={generated} onAgain={wizard.again} />;
  return (
    <Card as="section" title={t('authoring.generating.wizard')} note={t('authoring.generating.wizardNote')}>
      <div className={classes['wizard']} data-step={step}>
        <WizardSteps at={step} onStep={wizard.goTo} />
        {step === 'pattern' && (
          <PatternChoice value={wizard.patternId ?? null} onChange={(id) => wizard.choosePattern(id ?? undefined)} />
        )}
        {step === 'rules' && (
          <>
            <SavedRules
              rules={() => paperBlueprintOf(form, wizard.patternId, wizard.syllabus)}
              onUse={(saved, id) => wizard.takeSaved(id, withBlueprint(form, saved, wizard.chapters))}
            />
            <BlueprintFields isNew form={form} syllabus={wizard.syllabus} onChange={wizard.setForm} />
          </>
        )}
        {step === 'papers' && <PapersStep wizard={wizard} />}
        <Problem>{wizard.problem}</Problem>
        {generated && (
          <NotMade
            generated={generated}
            form={form}
            busy={wizard.busy}
            onRelax={wizard.relax}
            onNearest={wizard.makeNearest}
          />
        )}
        <div className={classes['foot']}>
          {step !== 'pattern' && (
            <Button variant="ghost" onClick={wizard.back}>
              {t('authoring.generating.back')}
            </Button>
          )}
          <Button
            variant={generated ? 'outline' : 'action'}
            loading={wizard.busy}
            disabled={wizard.waits}
            onClick={wizard.next}
          >
            {t(step === 'papers' ? 'authoring.generating.make' : 'authoring.generating.next')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
