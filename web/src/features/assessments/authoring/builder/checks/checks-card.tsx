import type { PaperProblem } from '@abhyas/contract/assessments/shapes';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { Card } from '../../../../../ui/page/card.tsx';
import { Badge } from '../../../../../ui/status/badge.tsx';
import { totalsOf } from '../../draft/change-draft.ts';
import { missingOf } from '../../filling/missing-of.ts';
import { MissingLines } from '../../filling/missing-lines.tsx';
import { usePattern } from '../../patterns/use-patterns.ts';
import classes from '../builder.module.css';
import { useBuilding } from '../building.ts';
import { CheckLine } from './check-line.tsx';
import { PaperAdvice } from './paper-advice.tsx';
import { placeOf } from './problem-place.ts';

/** A problem in words. */
export function useProblemText(): (problem: PaperProblem) => string {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return ({ code, values }) => {
    const at = values['closesAt'];
    const language = values['language'];
    return t(`authoring.problems.${code}`, {
      ...values,
      ...(typeof at === 'string' && { closesAt: dateTime(at) }),
      ...(typeof language === 'string' && { language: t(`authoring.languages.${language}`) }),
    });
  };
}

/** What hinders publishing, each with the way to where it is fixed. */
export function ChecksCard() {
  const { t } = useTranslation();
  const { paper, draft, openTab } = useBuilding();
  const textOf = useProblemText();
  const { problems } = paper;
  const missing = missingOf(draft, usePattern(draft.patternId));
  const sectionOf = (problem: PaperProblem) =>
    draft.sections.find((section) => section.title === problem.values['section'])?.id;
  const empty = new Set(problems.filter(({ code }) => code === 'EMPTY_SECTION').map(sectionOf));
  // Said below with what the bank has for it.
  const isSaid = (problem: PaperProblem) =>
    problem.code === 'EMPTY_SECTION' && missing.some(({ section }) => section.id === sectionOf(problem));
  return (
    <Card
      title={t('authoring.checks.title')}
      aside={
        problems.length > 0 ? (
          <Badge tone="warn" icon={IconAlertTriangle}>
            {t('authoring.checks.toFix', { count: problems.length })}
          </Badge>
        ) : (
          <Badge tone="good" icon={IconCheck}>
            {t('authoring.checks.ready')}
          </Badge>
        )
      }
    >
      <ul className={classes['checks']}>
        {problems
          .filter((problem) => !isSaid(problem))
          .map((problem, i) => (
            <CheckLine
              key={`${problem.code}-${i}`}
              tone="warn"
              onOpen={() => openTab(placeOf(problem), sectionOf(problem))}
            >
              {textOf(problem)}
            </CheckLine>
          ))}
        {missing.length > 0 && <MissingLines missing={missing} hinders={({ section }) => empty.has(section.id)} />}
        <Advice />
        <PaperAdvice />
        <Fine />
      </ul>
    </Card>
  );
}

/** What may stay so, but is worth a look: nothing here hinders publishing. */
function Advice() {
  const { t } = useTranslation();
  const { draft, openTab } = useBuilding();
  if (!draft.console.languages.includes('hi') || draft.instructionsHi) return null;
  return (
    <CheckLine tone="info" onOpen={() => openTab('details')}>
      {t('authoring.composing.instructions.missing')}
    </CheckLine>
  );
}

/** What is in order already. */
function Fine() {
  const { t } = useTranslation();
  const { paper, draft } = useBuilding();
  const wrong = new Set(paper.problems.map(({ code }) => code));
  const { questions } = totalsOf(draft);
  const lines = [
    ...(questions > 0 && !wrong.has('TOO_MANY_QUESTIONS')
      ? [t('authoring.checks.questions', { count: questions })]
      : []),
    ...(questions > 0 && !wrong.has('REPEATED_QUESTION') ? [t('authoring.checks.noRepeats')] : []),
    ...(wrong.has('MINUTES') ? [] : [t('authoring.checks.minutes', { count: draft.minutes })]),
    ...(wrong.has('WINDOW') || wrong.has('RESULTS_DATE') ? [] : [t('authoring.checks.schedule')]),
  ];
  return lines.map((line) => (
    <CheckLine key={line} tone="good">
      {line}
    </CheckLine>
  ));
}
