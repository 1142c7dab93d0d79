import type { VersionDifference } from '@abhyas/contract/assessments/equal-versions';
import { useTranslation } from 'react-i18next';

/** In what two versions differ, in words. */
export function useDifferenceWords(): (differences: readonly VersionDifference[]) => string {
  const { t } = useTranslation();
  return (differences) => differences.map((one) => t(`authoring.versions.differences.${one}`)).join(', ');
}
