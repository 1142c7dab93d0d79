import type { CourseImport, ImportPlan, ImportProblem } from '@abhyas/contract/courses/portability';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useSize } from '../../media/index.ts';
import classes from './imports.module.css';
import { useProblemText } from './problem-text.ts';

interface Props {
  readonly planned: CourseImport;
  readonly onRun: () => void;
  readonly onBack: () => void;
}

/** The dry run: what will be made, and line by line what is wrong. */
export function PlanShown({ planned: { plan }, onRun, onBack }: Props) {
  const { t } = useTranslation();
  const errors = plan.problems.filter(({ level }) => level === 'error');
  const warnings = plan.problems.filter(({ level }) => level === 'warning');
  return (
    <>
      <h3 className={classes['name']}>
        {plan.title} <Badge>{t(`courses.imports.formats.${plan.format}`)}</Badge>
      </h3>
      <Figures plan={plan} />
      {errors.length > 0 && (
        <Problems tone="bad" title={t('courses.imports.errors', { count: errors.length })} problems={errors} />
      )}
      {warnings.length > 0 && (
        <Problems tone="warn" title={t('courses.imports.warnings', { count: warnings.length })} problems={warnings} />
      )}
      {plan.sections.length > 0 && <Outline plan={plan} open={errors.length === 0} />}
      {plan.unused.length > 0 && (
        <details className={classes['details']}>
          <summary>{t('courses.imports.unused', { count: plan.unused.length })}</summary>
          <ul className={classes['paths']}>
            {plan.unused.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onBack}>
          {t('courses.imports.again')}
        </Button>
        <Button variant="action" disabled={errors.length > 0} onClick={onRun}>
          {t('courses.imports.run')}
        </Button>
      </div>
    </>
  );
}

function Figures({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const size = useSize();
  const lessons = plan.sections.reduce((all, section) => all + section.lessons.length, 0);
  const bytes = plan.files.reduce((all, file) => all + file.bytes, 0);
  const figures = [
    ['sections', number(plan.sections.length)],
    ['lessons', number(lessons)],
    ['files', number(plan.files.length)],
    ['bytes', size(bytes)],
  ] as const;
  return (
    <dl className={classes['figures']}>
      {figures.map(([key, figure]) => (
        <div key={key}>
          <dt>{t(`courses.imports.figures.${key}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ProblemsProps {
  readonly tone: 'bad' | 'warn';
  readonly title: string;
  readonly problems: readonly ImportProblem[];
}
function Problems({ tone, title, problems }: ProblemsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  return (
    <Notice tone={tone} title={title}>
      <ul className={classes['problems']}>
        {problems.map((problem, index) => (
          <li key={index}>
            {problem.line !== null && <b>{t('courses.imports.line', { line: number(problem.line) })}</b>}{' '}
            {problemText(problem)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Outline({ plan, open }: { readonly plan: ImportPlan; readonly open: boolean }) {
  const { t } = useTranslation();
  return (
    <details className={classes['details']} open={open}>
      <summary>{t('courses.imports.willMake')}</summary>
      <ol className={classes['outline']}>
        {plan.sections.map((section, at) => (
          <li key={at}>
            <b>{section.title}</b>
            <ol>
              {section.lessons.map((lesson, index) => (
                <li key={index}>
                  <span>{lesson.title}</span>
                  <small>
                    {t(`courses.imports.kinds.${lesson.kind}`)}
                    {lesson.free && ` · ${t('courses.imports.free')}`}
                  </small>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </details>
  );
}
