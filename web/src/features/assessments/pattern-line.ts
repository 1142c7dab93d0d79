import type { FollowedPattern } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';

/** The official paper that a test follows, in words: “JEE Main, Paper 1”; undefined for one of its teacher's own making. */
export function usePatternLine(pattern: FollowedPattern | undefined): string | undefined {
  const { t, i18n } = useTranslation();
  if (!pattern) return undefined;
  const { exam, paper } = pattern;
  const name = `assessments.patternLine.papers.${paper}`;
  // An exam of one paper gives it no name of its own.
  return i18n.exists(name) ? t('assessments.patternLine.both', { exam, paper: t(name) }) : exam;
}
