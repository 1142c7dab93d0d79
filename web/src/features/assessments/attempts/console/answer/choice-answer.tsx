import type { SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { hasOneAnswer } from '@abhyas/contract/questions/question-types';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Response } from '@abhyas/contract/questions/shapes';
import { useTranslation } from 'react-i18next';
import { OptionRow } from '../../../../../ui/controls/option-row.tsx';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import { chooseOption, chosenOptions } from './choice.ts';
import { letters } from '../console-scene.ts';
import classes from '../question/question-pane.module.css';

interface Props {
  readonly question: SheetQuestion;
  readonly options: readonly RichTextDoc[];
  readonly response: Response | null;
  readonly onChange: (response: Response | null) => void;
  readonly readOnly: boolean;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

/** The options as large rows: one of them, or several where more than one may be right. */
export function ChoiceAnswer({ question, options, response, onChange, readOnly, resolveImage }: Props) {
  const { t } = useTranslation();
  const chosen = chosenOptions(response);
  return (
    <fieldset className={classes['options']}>
      <legend className="sr-only">{t('assessments.console.options')}</legend>
      {options.map((option, index) => (
        <OptionRow
          key={index}
          kind={hasOneAnswer(question.type) ? 'radio' : 'checkbox'}
          name={`options ${question.id}`}
          letter={letters[index] ?? ''}
          checked={chosen.includes(index + 1)}
          readOnly={readOnly}
          onChange={() => onChange(chooseOption(question, response, index + 1))}
        >
          <RichText doc={option} inline resolveImage={resolveImage} />
        </OptionRow>
      ))}
    </fieldset>
  );
}
