import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useBuilding } from '../builder/building.ts';
import { usePatterns } from '../patterns/use-patterns.ts';
import { GenerateForm } from './generate-form.tsx';

/** Questions chosen from the bank by rules, for every section at once. */
export function GenerateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 47.99em)');
  const { draft } = useBuilding();
  const { data, isPending } = usePatterns(draft.patternId !== undefined);
  const pattern = data?.rows.find(({ id }) => id === draft.patternId);
  return (
    <Modal
      opened
      size="xl"
      fullScreen={narrow}
      onClose={onClose}
      title={t('authoring.generate.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {!(isPending && draft.patternId !== undefined) && <GenerateForm pattern={pattern} onClose={onClose} />}
    </Modal>
  );
}
