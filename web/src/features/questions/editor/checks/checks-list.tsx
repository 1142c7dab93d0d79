import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { DuplicateCheck } from '../../review/duplicate-check.tsx';
import classes from '../editor.module.css';
import { useEditing } from '../fields/editing.ts';
import { leadToField } from '../focus-field.ts';
import type { WordLanguage } from '../form/question-form.ts';
import { questionChecks, type QuestionCheck } from './question-checks.ts';

/** Whether the question is complete; what is not leads to its field. */
export function ChecksList({
  questionId,
  onLanguage,
}: {
  readonly questionId?: string | undefined;
  readonly onLanguage: (language: WordLanguage) => void;
}) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const checks = questionChecks(useDeferredValue(form), useFormulaReader());
  const lead = ({ path, language }: QuestionCheck) => {
    if (language) onLanguage(language);
    leadToField(path);
  };
  return (
    <ul className={classes['checks']} aria-label={t('questions.editor.checks.title')}>
      {checks.map((check) => (
        <li key={check.key} data-tone={check.good ? 'good' : 'warn'}>
          <Icon of={check.good ? IconCircleCheck : IconAlertTriangle} size={16} />
          {check.good ? (
            <span>{t(`questions.drafts.checks.${check.key}.good`)}</span>
          ) : (
            <button type="button" onClick={() => lead(check)}>
              {t(`questions.drafts.checks.${check.key}.missing`)}
            </button>
          )}
        </li>
      ))}
      <DuplicateCheck questionId={questionId} />
    </ul>
  );
}

/** The typesetter comes with the editor; until it is there nothing is said about formulas. */
function useFormulaReader(): ((latex: string) => boolean) | undefined {
  const [reader, setReader] = useState<{ readonly reads: (latex: string) => boolean }>();
  useEffect(() => {
    let isShown = true;
    void import('../../../../ui/rich-text-editor/formulas/read-formula.ts').then(
      ({ readFormula }) => isShown && setReader({ reads: (latex) => readFormula(latex, true).html !== undefined }),
      () => undefined, // without the network the checks say nothing about formulas
    );
    return () => {
      isShown = false;
    };
  }, []);
  return reader?.reads;
}
