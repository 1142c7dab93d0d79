import type { PracticeAnswer } from '@abhyas/contract/assessments/practice-runs';
import type { SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { chooseOption, chosenOptions, chosenRows } from '@abhyas/contract/questions/chosen-options';
import { hasOneAnswer } from '@abhyas/contract/questions/question-types';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { useTranslation } from 'react-i18next';
import { Options } from '../../../ui/answering/answering.tsx';
import { OptionRow } from '../../../ui/controls/option-row.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { QuestionGrid } from '../../questions/index.ts';
import { GridAnswer } from '../attempts/console/answer/grid-answer.tsx';
import { NumberAnswer } from '../attempts/console/answer/number-answer.tsx';
import { TextAnswer } from '../attempts/console/answer/text-answer.tsx';
import { answerKind, letters, optionsOf, wordsOf } from '../attempts/console/console-scene.ts';
import { keyWords, responseWords, rightOptions } from '../results/answer-words.ts';
import classes from './practice.module.css';

type Given = Pick<PracticeAnswer, 'response'> & { readonly key: PracticeAnswer['key'] | undefined };

interface Props {
  readonly question: SheetQuestion;
  readonly language: Language;
  readonly response: Response | null;
  /** After it was answered; without a key what is right is not shown yet. */
  readonly given: Given | undefined;
  readonly onChange: (response: Response | null) => void;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

/** Where one answers; afterwards the same place shows what was given beside what is right. */
export function PracticeAnswerField(props: Props) {
  const { question, language, response, given, onChange } = props;
  const kind = answerKind(question);
  const { lists } = wordsOf(question, language);
  if (kind === 'choice') return <Choice {...props} />;
  if (given && kind === 'matrix' && lists) {
    const right = given.key?.kind === 'matrix' ? given.key.rows : undefined;
    return <QuestionGrid lists={lists} chosen={chosenRows(response, lists.first.length)} right={right} readOnly />;
  }
  if (given) return <Typed given={given} question={question} />;
  if (kind === 'matrix' && lists)
    return <GridAnswer lists={lists} response={response} readOnly={false} onChange={onChange} />;
  if (kind === 'text') return <TextAnswer response={response} readOnly={false} onChange={onChange} />;
  return <NumberAnswer keyboard typed={question.typed} response={response} readOnly={false} onChange={onChange} />;
}

function Choice({ question, language, response, given, onChange, resolveImage }: Props) {
  const { t } = useTranslation();
  const chosen = chosenOptions(response);
  const right = given?.key ? rightOptions(given.key) : new Set<number>();
  return (
    <Options legend={t('assessments.console.options')} lang={question.content[language] ? language : 'en'}>
      {optionsOf(question, language).map((option, index) => {
        const place = index + 1;
        const isChosen = chosen.includes(place);
        const isRight = right.has(place);
        const notes = [
          isRight && t('assessments.solutions.correct'),
          isChosen && given && t('assessments.solutions.yours'),
        ];
        return (
          <OptionRow
            key={place}
            kind={hasOneAnswer(question.type) ? 'radio' : 'checkbox'}
            name={`practice ${question.id}`}
            letter={letters[index] ?? ''}
            checked={isChosen}
            readOnly={given !== undefined}
            state={isRight ? 'correct' : given && isChosen ? 'wrong' : 'normal'}
            note={notes.filter(Boolean).join(' · ') || undefined}
            onChange={() => onChange(chooseOption(question, response, place))}
          >
            <RichText doc={option} inline resolveImage={resolveImage} />
          </OptionRow>
        );
      })}
    </Options>
  );
}

function Typed({ given, question }: { readonly given: Given; readonly question: Props['question'] }) {
  const { t } = useTranslation();
  return (
    <dl className={classes['typed']}>
      <div>
        <dt>{t('assessments.solutions.yourAnswer')}</dt>
        <dd>{responseWords(given.response, question.typed)}</dd>
      </div>
      {given.key && (
        <div>
          <dt>{t('assessments.solutions.rightAnswer')}</dt>
          <dd>{keyWords(given.key, t('assessments.solutions.or'), question.typed)}</dd>
        </div>
      )}
    </dl>
  );
}
