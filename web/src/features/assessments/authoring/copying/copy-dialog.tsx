import type { PaperRow } from '@abhyas/contract/assessments/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LargeDialog } from '../builder/large-dialog.tsx';
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
  const [source, setSource] = useState<PaperRow>();
  return (
    <LargeDialog title={t('authoring.building.copy.title', { section: section.title })} onClose={onClose}>
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
    </LargeDialog>
  );
}
