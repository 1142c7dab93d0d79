import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../../../ui/status/notice.tsx';
import { AskedParts } from '../../../../questions/index.ts';
import { isUnsaved } from '../../console-state.ts';
import { ChoiceAnswer } from '../answer/choice-answer.tsx';
import { GridAnswer } from '../answer/grid-answer.tsx';
import { answerKind, openQuestion, optionsOf, wordsOf, type ConsoleScene } from '../console-scene.ts';
import { NumberAnswer } from '../answer/number-answer.tsx';
import { QuestionFigures } from './question-figures.tsx';
import classes from './question-pane.module.css';
import { splitFigures } from './split-figures.ts';
import { SharedStem } from './shared-stem.tsx';
import { TextAnswer } from '../answer/text-answer.tsx';
import { WrittenAnswer } from '../answer/written-answer.tsx';
import { strikeOut } from '../use-shortcuts.ts';

/** The open question: what it says, its figure, and where to answer. */
export function QuestionPane({ scene }: { readonly scene: ConsoleScene }) {
  const { t } = useTranslation();
  const id = useId();
  const open = openQuestion(scene);
  if (!open) return null;
  const { question } = open;
  const own = scene.state.questions[question.id]!;
  const words = wordsOf(question, scene.language);
  const kind = answerKind(question);
  const { text, figures } = splitFigures(words.stem);
  const resolveImage = (mediaId: string) => scene.sheet.images[mediaId];
  const answer = {
    response: own.selection,
    readOnly: scene.readOnly,
    onChange: (response: typeof own.selection) => scene.act({ type: 'select', response }),
  };
  const shared = question.groupId === undefined ? undefined : scene.sheet.groups?.[question.groupId];
  return (
    <div className={classes['frame']} data-shared={shared ? true : undefined}>
      {shared && <SharedStem key={question.groupId} stem={shared} scene={scene} resolveImage={resolveImage} />}
      <div
        className={classes['body']}
        data-figures={figures.length > 0 || undefined}
        lang={question.content[scene.language] ? scene.language : 'en'}
        role="group"
        aria-labelledby={id}
      >
        {question.sample && (
          <div className={classes['sample']}>
            <Notice tone="info">{t('assessments.variants.sample')}</Notice>
          </div>
        )}
        <div id={id} className={classes['stem']}>
          <RichText doc={text} resolveImage={resolveImage} />
        </div>
        <QuestionFigures figures={figures} resolveImage={resolveImage} />
        {(words.lists || words.statements) && (
          <div className={classes['asked']}>
            <AskedParts content={words} resolveImage={resolveImage} />
          </div>
        )}
        <div className={classes['answer']}>
          {kind === 'choice' && (
            <ChoiceAnswer
              {...answer}
              question={question}
              options={optionsOf(question, scene.language)}
              struck={scene.notes.of(question.id).struck}
              onStrike={(option) => strikeOut(scene, question.id, option)}
              resolveImage={resolveImage}
            />
          )}
          {kind === 'matrix' && words.lists && <GridAnswer key={question.id} {...answer} lists={words.lists} />}
          {kind === 'number' && (
            <NumberAnswer
              key={question.id}
              {...answer}
              keyboard={scene.sheet.console.keyboardNumbers}
              typed={question.typed}
            />
          )}
          {kind === 'text' && <TextAnswer key={question.id} {...answer} />}
          {kind === 'rubric' && <WrittenAnswer key={question.id} {...answer} type={question.type} />}
          {isUnsaved(own) && own.selection && !scene.readOnly && (
            <p className={classes['unsaved']}>{t('assessments.console.unsaved')}</p>
          )}
        </div>
      </div>
    </div>
  );
}
