import type { AnswerKey, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownOptions } from '@abhyas/contract/questions/question-types';
import { OptionRow } from '../../../ui/controls/option-row.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { AskedParts } from '../asked/asked-parts.tsx';
import { QuestionGrid } from '../asked/question-grid.tsx';
import classes from './question-preview.module.css';
import { answersOf, isRight, keyKind, letterOf } from './question-words.ts';
import { WrittenAnswer } from './written-answer.tsx';

interface Props {
  readonly type: QuestionType;
  readonly content: QuestionContent;
  /** With a key the right answer and the explanation are shown, as after a test. */
  readonly solution?: AnswerKey | undefined;
  readonly title?: ReactNode;
  /** Beside the title: marks of the paper. */
  readonly beside?: ReactNode;
  /** Of the words; English unless given. */
  readonly language?: Language | undefined;
  readonly imageOf?: ((mediaId: string) => string | undefined) | undefined;
}

/** A question as the student sees it, in the test or in its solution; nothing in it can be chosen. */
export function QuestionPreview({ type, content, solution, title, beside, language = 'en', imageOf }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['question']}>
      <div className={classes['head']}>
        {title && <b>{title}</b>}
        <Badge>{t(`questions.types.${type}`)}</Badge>
        {beside}
      </div>
      {(content.stem.content.length > 0 || !content.statements) && (
        <div className={classes['stem']}>
          {content.stem.content.length > 0 ? (
            <RichText doc={content.stem} resolveImage={imageOf} />
          ) : (
            <p className={classes['missing']}>{t('questions.preview.noStem')}</p>
          )}
        </div>
      )}
      <AskedParts content={content} resolveImage={imageOf} />
      <AnswerPart type={type} content={content} solution={solution} language={language} imageOf={imageOf} />
      {solution && content.hint && (
        <Notice tone="info" title={t('questions.help.hint')}>
          <RichText doc={content.hint} resolveImage={imageOf} />
        </Notice>
      )}
      {solution && content.explanation.content.length > 0 && (
        <Notice tone="good" title={t('questions.preview.explanation')}>
          <div
            className={classes['explanation']}
            tabIndex={0}
            role="group"
            aria-label={t('questions.preview.explanation')}
          >
            <RichText doc={content.explanation} resolveImage={imageOf} />
          </div>
        </Notice>
      )}
    </div>
  );
}

type Part = Pick<Props, 'type' | 'content' | 'solution' | 'imageOf'> & { readonly language: Language };

function AnswerPart(part: Part) {
  const { type, content, solution, imageOf } = part;
  switch (keyKind(type)) {
    case 'choice':
      return <Options {...part} />;
    case 'matrix': {
      const right = solution?.kind === 'matrix' ? solution.rows : undefined;
      return content.lists && <QuestionGrid lists={content.lists} chosen={right ?? []} right={right} readOnly />;
    }
    case 'rubric':
      return <WrittenAnswer type={type} solution={solution} imageOf={imageOf} />;
    case 'number':
      return <Blank numeric solution={solution} />;
    case 'text':
      return <Blank numeric={false} solution={solution} />;
  }
}

function Options({ type, content, solution, language, imageOf }: Part) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes['options']}>
      <legend className="sr-only">{t('questions.preview.options')}</legend>
      {shownOptions(type, content, language).map((option, i) => {
        const right = solution !== undefined && isRight(solution, i + 1);
        return (
          <OptionRow
            key={i}
            kind={type === 'MULTIPLE' ? 'checkbox' : 'radio'}
            name={name}
            letter={letterOf(i + 1)}
            checked={false}
            readOnly
            state={right ? 'correct' : 'normal'}
            note={right ? t('questions.preview.correct') : undefined}
          >
            <RichText doc={option} resolveImage={imageOf} inline />
          </OptionRow>
        );
      })}
    </fieldset>
  );
}

function Blank({ numeric, solution }: { readonly numeric: boolean; readonly solution: AnswerKey | undefined }) {
  const { t } = useTranslation();
  const decimals = solution?.kind === 'number' ? solution.decimals : undefined;
  return (
    <div className={classes['blank']} data-solved={solution ? true : undefined}>
      <span className={classes['blankLabel']}>
        {solution ? t('questions.preview.correct') : t(numeric ? 'questions.preview.number' : 'questions.preview.text')}
      </span>
      <span className={classes['answer']}>
        {solution ? answersOf(solution).join(t('questions.preview.or')) : <span aria-hidden="true">______</span>}
      </span>
      {decimals !== undefined && (
        <span className={classes['blankLabel']}>{t('questions.preview.rounded', { count: decimals })}</span>
      )}
      {solution?.kind === 'text' && solution.caseSensitive && (
        <span className={classes['blankLabel']}>{t('questions.preview.caseSensitive')}</span>
      )}
    </div>
  );
}
