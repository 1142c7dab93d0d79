import { chooseOption, chosenOptions } from '@abhyas/contract/questions/chosen-options';
import type { SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { hasOneAnswer } from '@abhyas/contract/questions/question-types';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Response } from '@abhyas/contract/questions/shapes';
import { IconArrowBackUp, IconStrikethrough } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { OptionRow } from '../../../../../ui/controls/option-row.tsx';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import { optionsAsShown } from '../../../option-places.ts';
import { letters } from '../console-scene.ts';
import classes from './choice-answer.module.css';

interface Props {
  readonly question: SheetQuestion;
  readonly options: readonly RichTextDoc[];
  readonly response: Response | null;
  readonly onChange: (response: Response | null) => void;
  readonly readOnly: boolean;
  /** Numbers of the options that the student has ruled out; a note, not an answer. */
  readonly struck: readonly number[];
  readonly onStrike: (option: number) => void;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

/** The options as large rows: one of them, or several where more than one may be right. Each can be struck out. */
export function ChoiceAnswer(props: Props) {
  const { question, options, response, onChange, readOnly, struck, onStrike, resolveImage } = props;
  const { t } = useTranslation();
  const chosen = chosenOptions(response);
  return (
    <fieldset className={classes['options']}>
      <legend className="sr-only">{t('assessments.console.options')}</legend>
      {optionsAsShown(options.length, question.optionOrder).map((number, index) => {
        const isStruck = struck.includes(number);
        const letter = letters[index] ?? '';
        return (
          <div key={number} className={classes['choice']} data-struck={isStruck || undefined}>
            <OptionRow
              kind={hasOneAnswer(question.type) ? 'radio' : 'checkbox'}
              name={`options ${question.id}`}
              letter={letter}
              checked={chosen.includes(number)}
              readOnly={readOnly}
              onChange={() => onChange(chooseOption(question, response, number))}
            >
              <span className={classes['words']}>
                <RichText doc={options[number - 1]!} inline resolveImage={resolveImage} />
              </span>
              {isStruck && <span className="sr-only">{t('assessments.tools.struck')}</span>}
            </OptionRow>
            <IconButton
              icon={isStruck ? IconArrowBackUp : IconStrikethrough}
              label={t(isStruck ? 'assessments.tools.takeBack' : 'assessments.tools.strike', { letter })}
              aria-pressed={isStruck}
              onClick={() => onStrike(number)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
