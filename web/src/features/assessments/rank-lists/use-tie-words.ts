import type { TieChain } from '@abhyas/contract/assessments/patterns';
import { useTranslation } from 'react-i18next';
import { useSubjectName } from '../results/use-subject-name.ts';

/** By what an exam tells equal totals apart, with its source; without a chain they share a rank. */
export function useTieWords(): (chain: TieChain | null) => string {
  const { t } = useTranslation();
  const subjectName = useSubjectName();
  const link = (figure: string) => {
    const [name = '', subject] = figure.split('.');
    const what = t(`assessments.ranks.figures.${name}`);
    return subject ? t('assessments.ranks.figureIn', { what, subject: subjectName(subject) }) : what;
  };
  return (chain) => {
    if (!chain) return t('assessments.ranks.tiesShare');
    const said = t('assessments.ranks.tiesBy', {
      chain: chain.links.map(({ figure }) => link(figure)).join(' → '),
      source: chain.source,
    });
    return chain.secondHand ? `${said} ${t('assessments.ranks.secondHand')}` : said;
  };
}
