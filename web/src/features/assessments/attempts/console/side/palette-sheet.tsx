import { Button } from '@mantine/core';
import type { Language } from '@abhyas/contract/shapes';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../../ui/controls/segmented.tsx';
import { PaletteLegend } from '../../../../../ui/palette-tile/palette-legend.tsx';
import { countAnswered, countStates, sectionOf } from '../../console-state.ts';
import type { ConsoleScene } from '../console-scene.ts';
import { ConsoleDialog } from '../dialogs/console-dialog.tsx';
import { groupSections, type SectionGroup } from '../section-groups.ts';
import { Palette } from './palette.tsx';
import classes from './side.module.css';

interface Props {
  readonly scene: ConsoleScene;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly pill: ReactNode;
  readonly onLanguage: (language: Language) => void;
  readonly onShow: (overlay: 'instructions' | 'paper' | 'display' | 'keys') => void;
  readonly onSubmit?: (() => void) | undefined;
}

/** On a phone: all questions, the legend, language, instructions and submitting, as a sheet from below. */
export function PaletteSheet({ scene, opened, onClose, pill, onLanguage, onShow, onSubmit }: Props) {
  const { t } = useTranslation();
  const { sheet, state, language } = scene;
  const groups = groupSections(sheet.sections);
  const here = groups.findIndex(({ sections }) => sections.includes(sectionOf(state, state.current)));
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? here;
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const footer = (
    <>
      <Button size="lg" variant="outline" onClick={() => onShow('paper')}>
        {t('assessments.tools.paper.title')}
      </Button>
      <Button size="lg" variant="outline" onClick={() => onShow('instructions')}>
        {t('assessments.console.instructions')}
      </Button>
      {onSubmit && (
        <Button size="lg" variant="filled" onClick={onSubmit}>
          {t('assessments.console.submit')}
        </Button>
      )}
    </>
  );
  return (
    <ConsoleDialog
      shape="sheet"
      opened={opened}
      onClose={close}
      title={t('assessments.console.allQuestions')}
      beside={pill}
      footer={footer}
    >
      {groups.length > 1 && (
        <div className={classes['sections']}>
          <Segmented
            grow
            size="lg"
            label={t('assessments.console.sections')}
            options={groups.map((group, index) => ({
              value: String(index),
              label: `${group.title} ${answeredIn(scene, group)}`,
            }))}
            value={String(shown)}
            onChange={(value) => setChosen(Number(value))}
          />
        </div>
      )}
      <Palette scene={scene} group={groups[shown]} size="lg" onJump={close} />
      <div className={classes['sheetLegend']}>
        <PaletteLegend counts={countStates(state)} />
      </div>
      {sheet.console.languages.length > 1 && (
        <Segmented
          grow
          size="lg"
          label={t('assessments.console.languageOfPaper')}
          options={sheet.console.languages.map((one) => ({ value: one, label: t(`assessments.languages.${one}`) }))}
          value={language}
          onChange={onLanguage}
        />
      )}
    </ConsoleDialog>
  );
}

const answeredIn = ({ state }: ConsoleScene, { sections }: SectionGroup): number =>
  countAnswered(
    state,
    sections.flatMap((index) => state.sections[index]!),
  );
