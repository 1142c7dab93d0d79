import type { ImportRow } from '@abhyas/contract/questions/imports';
import { useTranslation } from 'react-i18next';
import { AreaSelect } from '../../bank/area-select.tsx';
import { useAreas } from '../../bank/use-areas.ts';
import type { ImportSteps } from '../use-import.ts';

/** Formats that know no areas leave every row without one: it is chosen once for all of them. */
export function PlaceAll({ rows, steps }: { readonly rows: readonly ImportRow[]; readonly steps: ImportSteps }) {
  const missing = rows.some(({ problems }) => problems.some(({ code }) => code === 'KNOWLEDGE_AREA_MISSING'));
  return missing ? <AreaForAll steps={steps} /> : null;
}

function AreaForAll({ steps }: { readonly steps: ImportSteps }) {
  const { t } = useTranslation();
  const areas = useAreas();
  return (
    <AreaSelect
      areas={areas}
      value={null}
      quiet
      size="sm"
      label={t('questions.formats.placeAll')}
      placeholder={t('questions.formats.placeAll')}
      onChange={(knowledgeAreaId) => {
        if (knowledgeAreaId !== null) void steps.place('', { knowledgeAreaId });
      }}
    />
  );
}
