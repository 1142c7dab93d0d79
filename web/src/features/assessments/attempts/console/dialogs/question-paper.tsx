import type { SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import { AskedParts } from '../../../../questions/index.ts';
import { optionsAsShown } from '../../../option-places.ts';
import { isOpen } from '../../console-state.ts';
import { letters, optionsOf, wordsOf, type ConsoleScene } from '../console-scene.ts';
import { useQuestionType } from '../question/use-question-type.ts';
import classes from './question-paper.module.css';

interface Props {
  readonly scene: ConsoleScene;
  readonly onClose: () => void;
}

/** exams: console behaviour, Question Paper. All questions at once, to read; looking at one here does not visit it. */
export default function QuestionPaper({ scene, onClose }: Props) {
  const { t } = useTranslation();
  const typeName = useQuestionType();
  const { sheet, state, act } = scene;
  const shown = new Set<string>();
  const isFirstOfGroup = ({ groupId }: SheetQuestion) => {
    if (groupId === undefined || shown.has(groupId)) return false;
    shown.add(groupId);
    return true;
  };
  return (
    <div className={classes['paper']}>
      {sheet.sections.map((section, index) => (
        <section key={section.id} aria-label={section.title}>
          <h3>{section.title}</h3>
          <ol>
            {section.questions.map((question) => (
              <li key={question.id}>
                {isFirstOfGroup(question) && <SharedWords scene={scene} question={question} />}
                <div className={classes['head']}>
                  <h4>{t('assessments.console.question', { number: question.number })}</h4>
                  <span>{typeName(question.type)}</span>
                  {isOpen(state, index) && (
                    <button
                      type="button"
                      onClick={() => {
                        act({ type: 'jump', questionId: question.id });
                        onClose();
                      }}
                      aria-label={t('assessments.tools.paper.openNumber', { number: question.number })}
                    >
                      {t('assessments.tools.paper.open')}
                    </button>
                  )}
                </div>
                <Words scene={scene} question={question} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface QuestionProps {
  readonly scene: ConsoleScene;
  readonly question: SheetQuestion;
}

function Words({ scene: { sheet, language }, question }: QuestionProps) {
  const words = wordsOf(question, language);
  const options = optionsOf(question, language);
  const resolveImage = (mediaId: string) => sheet.images[mediaId];
  return (
    <div className={classes['words']} lang={question.content[language] ? language : 'en'}>
      <RichText doc={words.stem} resolveImage={resolveImage} />
      {(words.lists || words.statements) && <AskedParts content={words} resolveImage={resolveImage} />}
      <ul>
        {optionsAsShown(options.length, question.optionOrder).map((number, index) => (
          <li key={number}>
            <b>{letters[index]}</b>
            <RichText doc={options[number - 1]!} inline resolveImage={resolveImage} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SharedWords({ scene: { sheet, language }, question }: QuestionProps) {
  const stem = sheet.groups?.[question.groupId ?? ''];
  return stem ? (
    <div className={classes['shared']} lang={stem[language] ? language : 'en'}>
      <RichText doc={stem[language] ?? stem.en} resolveImage={(mediaId) => sheet.images[mediaId]} />
    </div>
  ) : null;
}
