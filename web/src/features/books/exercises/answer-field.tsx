import type { BookQuestion, JudgedAnswer } from '@abhyas/contract/books/reading';
import { chooseOption, chosenOptions, chosenRows, toggleCell } from '@abhyas/contract/questions/chosen-options';
import { hasOneAnswer, keyKinds, shownOptions } from '@abhyas/contract/questions/question-types';
import type { Response } from '@abhyas/contract/questions/shapes';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Options } from '../../../ui/answering/answering.tsx';
import { OptionRow } from '../../../ui/controls/option-row.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { QuestionGrid } from '../../questions/index.ts';

interface Props {
  readonly question: BookQuestion;
  readonly language: 'en' | 'hi';
  readonly response: Response | null;
  /** After it was judged nothing can be changed; without a key what is right is not shown yet. */
  readonly judged: { readonly key: JudgedAnswer['key'] | undefined } | undefined;
  readonly onChange: (response: Response | null) => void;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

/** Where one answers, by the type of the question; afterwards what is right stands in the same place. */
export function AnswerField(props: Props) {
  const { question, language, response, judged, onChange } = props;
  const kind = keyKinds[question.type];
  const { lists } = question.content[language] ?? question.content.en;
  if (kind === 'choice') return <Choice {...props} />;
  if (kind === 'matrix' && lists) {
    const count = lists.first.length;
    const right = judged?.key?.kind === 'matrix' ? judged.key.rows : undefined;
    return (
      <QuestionGrid
        lists={lists}
        chosen={chosenRows(response, count)}
        right={right}
        readOnly={judged !== undefined}
        onToggle={(row, column) => onChange(toggleCell(response, count, row, column))}
      />
    );
  }
  return <Typed {...props} isNumber={kind !== 'text'} />;
}

function Choice({ question, language, response, judged, onChange, resolveImage }: Props) {
  const { t } = useTranslation();
  const { type, content } = question;
  const words = content[language] ?? content.en;
  const chosen = chosenOptions(response);
  const right = new Set(judged?.key?.kind === 'choice' ? judged.key.accepted.flat() : []);
  return (
    <Options legend={t('books.reading.answer.letters')}>
      {shownOptions(type, words, content[language] ? language : 'en').map((option, index) => {
        const place = index + 1;
        const [isChosen, isRight] = [chosen.includes(place), right.has(place)];
        const note = isRight ? 'correct' : judged && isChosen ? 'yours' : undefined;
        return (
          <OptionRow
            key={place}
            kind={hasOneAnswer(type) ? 'radio' : 'checkbox'}
            name={question.itemId}
            letter={'ABCDEF'[index] ?? ''}
            checked={isChosen}
            readOnly={judged !== undefined}
            state={isRight ? 'correct' : judged && isChosen ? 'wrong' : 'normal'}
            note={note && t(`books.reading.answer.${note}`)}
            onChange={() => onChange(chooseOption(question, response, place))}
          >
            <RichText doc={option} inline resolveImage={resolveImage} />
          </OptionRow>
        );
      })}
    </Options>
  );
}

function Typed({ question, response, judged, onChange, isNumber }: Props & { readonly isNumber: boolean }) {
  const { t } = useTranslation();
  const value =
    response && 'number' in response ? response.number : response && 'text' in response ? response.text : '';
  const write = (typed: string) => {
    if (typed === '') onChange(null);
    else if (!isNumber) onChange({ text: typed });
    else if (/^-?\d*\.?\d*$/.test(typed)) onChange({ number: typed });
  };
  return (
    <>
      <TextInput
        label={t('books.reading.answer.typed')}
        inputMode={isNumber ? 'decimal' : 'text'}
        maxLength={isNumber ? 24 : 200}
        readOnly={judged !== undefined}
        rightSection={question.unit || undefined}
        value={value}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {judged?.key && (
        <p>
          {t('books.reading.answer.correct')}: <b>{rightWords(judged.key)}</b>
        </p>
      )}
    </>
  );
}

/** What is right of a typed answer: a value, a range, texts. */
function rightWords(key: JudgedAnswer['key']): string {
  if (key.kind === 'text') return key.accepted.join(' / ');
  if (key.kind !== 'number') return '';
  return key.accepted.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(' / ');
}
