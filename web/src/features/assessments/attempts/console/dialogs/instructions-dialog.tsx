import { sectionMarks } from '@abhyas/contract/assessments/section-size';
import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { useTranslation } from 'react-i18next';
import { PaletteMark, paletteStates } from '../../../../../ui/palette-tile/palette-tile.tsx';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import { ConsoleDialog } from './console-dialog.tsx';
import { isSaid, Rules } from './console-rules.tsx';
import classes from './dialogs.module.css';
import { MarkingTable } from './marking-table.tsx';

interface Props {
  readonly sheet: QuestionSheet;
  /** The one in which the questions are read now. */
  readonly language: Language;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The instructions and the marking, to read again while the clock runs. */
export function InstructionsDialog({ sheet, language, opened, onClose }: Props) {
  const { t } = useTranslation();
  const sections = sheet.sections.map(({ title, questions, rule, counted, minutes }) => ({
    title,
    minutes,
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
        <Words sheet={sheet} language={language} />
        <h3>{t('assessments.before.rules')}</h3>
        <Rules paper={sheet} />
        <h3>{t('assessments.marking.title')}</h3>
        <MarkingTable sections={sections} />
        <h3>{t('ui.palette.legend')}</h3>
        <ShapeList />
      </div>
    </ConsoleDialog>
  );
}

/** The English ones where there are none in the language that is read (exams: console behaviour, language). */
function Words({ sheet, language }: Pick<Props, 'sheet' | 'language'>) {
  const hindi = language === 'hi' ? sheet.instructionsHi : undefined;
  if (!isSaid(hindi ?? sheet.instructions)) return null;
  return (
    <div lang={hindi ? 'hi' : 'en'}>
      <RichText doc={hindi ?? sheet.instructions} resolveImage={(mediaId) => sheet.images[mediaId]} />
    </div>
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
