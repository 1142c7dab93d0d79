import { useTranslation } from 'react-i18next';
import { useBuilding } from '../builder/building.ts';
import { LargeDialog } from '../builder/large-dialog.tsx';
import { usePatterns } from '../patterns/use-patterns.ts';
import { GenerateForm } from './generate-form.tsx';

/** Questions chosen from the bank by rules, for every section at once. */
export function GenerateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { draft } = useBuilding();
  const { data, isPending } = usePatterns(draft.patternId !== undefined);
  const pattern = data?.rows.find(({ id }) => id === draft.patternId);
  return (
    <LargeDialog title={t('authoring.generate.title')} onClose={onClose}>
      {!(isPending && draft.patternId !== undefined) && <GenerateForm pattern={pattern} onClose={onClose} />}
    </LargeDialog>
  );
}
