import { sectionMarks } from '@abhyas/contract/assessments/section-size';
import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { PaletteMark, paletteStates } from '../../../../../ui/palette-tile/palette-tile.tsx';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import { ConsoleDialog } from './console-dialog.tsx';
import classes from './dialogs.module.css';
import { MarkingTable } from './marking-table.tsx';

interface Props {
  readonly sheet: QuestionSheet;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The instructions and the marking, to read again while the clock runs. */
export function InstructionsDialog({ sheet, opened, onClose }: Props) {
  const { t } = useTranslation();
  const sections = sheet.sections.map(({ title, questions, rule, counted }) => ({
    title,
    rule,
    questions: questions.length,
    counted,
    marks: sectionMarks(
      { rule, counted },
      questions.map((question) => question.rule),
    ),
  }));
  return (
    <ConsoleDialog opened={opened} onClose={onClose} title={t('assessments.console.instructions')}>
      <div className={classes['instructions']}>
        <RichText doc={sheet.instructions} resolveImage={(mediaId) => sheet.images[mediaId]} />
        <h3>{t('assessments.marking.title')}</h3>
        <MarkingTable sections={sections} />
        <h3>{t('ui.palette.legend')}</h3>
        <ShapeList />
      </div>
    </ConsoleDialog>
  );
}

/** What the shapes of the palette mean, and which of them are evaluated. */
export function ShapeList() {
  const { t } = useTranslation();
  return (
    <ul className={classes['shapes']}>
      {paletteStates.map((state) => (
        <li key={state}>
          <PaletteMark state={state} />
          {t(`assessments.shapes.${state}`)}
        </li>
      ))}
    </ul>
  );
}
