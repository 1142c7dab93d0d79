import { useTranslation } from 'react-i18next';
import { useTieWords } from '../../rank-lists/use-tie-words.ts';
import { useBuilding } from '../builder/building.ts';
import { usePattern } from './use-patterns.ts';

/** Who stands before whom at equal marks: as the exam of the pattern tells them apart; in a paper of one's own nobody. */
export function RankRule() {
  const { t } = useTranslation();
  const { draft } = useBuilding();
  const pattern = usePattern(draft.patternId);
  const ties = useTieWords();
  if (draft.patternId === undefined) return t('authoring.results.rank');
  return pattern ? ties(pattern.tieChain) : null;
}
