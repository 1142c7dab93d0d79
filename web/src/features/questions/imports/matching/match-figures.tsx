import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Card } from '../../../../ui/page/card.tsx';

/** How many rows are ready as the file is read now. `rows`: of the file, also where none was kept. */
export function MatchFigures({ counts, rows }: { readonly counts: ImportSummary['counts']; readonly rows: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { ready, duplicate } = counts;
  return (
    <Card as="div">
      <Facts
        kind="figures"
        items={[
          { label: t('questions.imports.match.ready'), value: number(ready) },
          { label: t('questions.imports.match.needYou'), value: number(rows - ready - duplicate) },
          { label: t('questions.imports.match.duplicate'), value: number(duplicate) },
        ]}
      />
    </Card>
  );
}
