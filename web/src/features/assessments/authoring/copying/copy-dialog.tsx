import type { PaperRow } from '@abhyas/contract/assessments/shapes';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '../draft/change-draft.ts';
import { ChooseTest } from './choose-test.tsx';
import { CopyQuestions } from './copy-questions.tsx';

interface Props {
  /** Where the questions go. */
  readonly section: Section;
  readonly onClose: () => void;
}

/** Questions of another test for a section of this one: first the test, then its questions. */
export function CopyDialog({ section, onClose }: Props) {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 47.99em)');
  const [source, setSource] = useState<PaperRow>();
  return (
    <Modal
      opened
      size="xl"
      fullScreen={narrow}
      onClose={onClose}
      title={t('authoring.building.copy.title', { section: section.title })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {source ? (
        <CopyQuestions
          key={source.id}
          source={source}
          section={section}
          onBack={() => setSource(undefined)}
          onClose={onClose}
        />
      ) : (
        <ChooseTest onChoose={setSource} />
      )}
    </Modal>
  );
}
