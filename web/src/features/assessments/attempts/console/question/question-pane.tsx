import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import { isUnsaved } from '../../console-state.ts';
import { ChoiceAnswer } from '../answer/choice-answer.tsx';
import { isChoice, isNumeric, openQuestion, wordsOf, type ConsoleScene } from '../console-scene.ts';
import { NumberAnswer } from '../answer/number-answer.tsx';
import { QuestionFigures } from './question-figures.tsx';
import classes from './question-pane.module.css';
import { splitFigures } from './split-figures.ts';
import { TextAnswer } from '../answer/text-answer.tsx';

/** The open question: what it says, its figure, and where to answer. */
export function QuestionPane({ scene, large }: { readonly scene: ConsoleScene; readonly large: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const open = openQuestion(scene);
  if (!open) return null;
  const { question } = open;
  const own = scene.state.questions[question.id]!;
  const words = wordsOf(question, scene.language);
  const { text, figures } = splitFigures(words.stem);
  const resolveImage = (mediaId: string) => scene.sheet.images[mediaId];
  const answer = {
    response: own.selection,
    readOnly: scene.readOnly,
    onChange: (response: typeof own.selection) => scene.act({ type: 'select', response }),
  };
  return (
    <div
      className={classes['body']}
      data-large={large || undefined}
      data-figures={figures.length > 0 || undefined}
      lang={question.content[scene.language] ? scene.language : 'en'}
      role="group"
      aria-labelledby={id}
    >
      <div id={id} className={classes['stem']}>
        <RichText doc={text} resolveImage={resolveImage} />
      </div>
      <QuestionFigures figures={figures} resolveImage={resolveImage} />
      <div className={classes['answer']}>
        {isChoice(question) && (
          <ChoiceAnswer {...answer} question={question} options={words.options} resolveImage={resolveImage} />
        )}
        {isNumeric(question) && (
          <NumberAnswer key={question.id} {...answer} keyboard={scene.sheet.console.keyboardNumbers} />
        )}
        {question.type === 'FILL-BLANK-TEXT' && <TextAnswer key={question.id} {...answer} />}
        {isUnsaved(own) && own.selection && !scene.readOnly && (
          <p className={classes['unsaved']}>{t('assessments.console.unsaved')}</p>
        )}
      </div>
    </div>
  );
}
