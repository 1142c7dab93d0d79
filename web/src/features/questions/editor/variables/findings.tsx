import type { VariantFinding, VariantReport } from '@abhyas/contract/questions/variants';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Notice } from '../../../../ui/status/notice.tsx';
import { answersOf } from '../../preview/question-words.ts';
import { useEditing } from '../fields/editing.ts';
import type { VariantTrial } from './use-variant-report.ts';
import { isComputed } from './variables-form.ts';
import classes from './variables.module.css';

/** What a thousand variants have shown, and the numbers of a few of them. */
export function Findings({ trial: { report, error, waiting } }: { readonly trial: VariantTrial }) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  return (
    <div className={classes['findings']} aria-busy={waiting} role="status">
      {error && <Notice tone="warn">{textOf(error)}</Notice>}
      {!error && !report && (
        <p className={classes['quiet']}>{t(`questions.variables.report.${waiting ? 'trying' : 'incomplete'}`)}</p>
      )}
      {report && (
        <>
          <Verdict report={report} />
          <SampleTable report={report} />
        </>
      )}
    </div>
  );
}

function Verdict({ report: { problems, warnings, possible, drawn, kept } }: { readonly report: VariantReport }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const counts = { count: kept, kept: number(kept), drawn: number(drawn) };
  return (
    <>
      {problems.length > 0 ? (
        <Notice tone="bad" title={t('questions.variables.report.broken', { count: problems.length })}>
          <Lines of={problems} />
        </Notice>
      ) : (
        <Notice tone="good" title={t('questions.variables.report.sound', counts)}>
          {t(possible === null ? 'questions.variables.report.tried' : 'questions.variables.report.all', counts)}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warn">
          <Lines of={warnings} />
        </Notice>
      )}
    </>
  );
}

function Lines({ of }: { readonly of: readonly VariantFinding[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['lines']}>
      {of.map(({ path, messageKey, values }) => (
        <li key={`${path} ${messageKey} ${JSON.stringify(values)}`}>{t(messageKey, { ...values })}</li>
      ))}
    </ul>
  );
}

/** The numbers of a few variants, each in a row, with the answer where it is computed. */
function SampleTable({ report: { samples } }: { readonly report: VariantReport }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const names = Object.keys(samples[0]?.variant ?? {});
  if (samples.length === 0) return null;
  const computed = isComputed(form.type, form.variables);
  const { unit } = form.variables.answer;
  return (
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label={t('questions.variables.report.samples')}>
      <table className={classes['samples']}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {computed && <th scope="col">{t('questions.variables.report.answer')}</th>}
          </tr>
        </thead>
        <tbody>
          {samples.map(({ variant, key }) => (
            <tr key={JSON.stringify(variant)}>
              {names.map((name) => (
                <td key={name}>{variant[name]?.replace('-', '−')}</td>
              ))}
              {computed && (
                <td>
                  <b>
                    {key && answersOf(key).join(' / ').replaceAll('-', '−')} {unit}
                  </b>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
