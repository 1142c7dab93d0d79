import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './written-answer.module.css';

interface Props {
  readonly type: QuestionType;
  readonly solution: AnswerKey | undefined;
  readonly imageOf?: ((mediaId: string) => string | undefined) | undefined;
}

/** The room for an answer in words; in the solution what a full answer says, and what earns how many marks. */
export function WrittenAnswer({ type, solution, imageOf }: Props) {
  const { t } = useTranslation();
  if (solution?.kind !== 'rubric')
    return (
      <div className={classes['room']} data-length={type} aria-label={t('questions.kinds.room')} role="img">
        <span>{t(`questions.kinds.rooms.${type}`)}</span>
      </div>
    );
  const { modelAnswer, criteria } = solution;
  return (
    <div className={classes['rubric']}>
      {modelAnswer.content.length > 0 && (
        <Notice tone="good" title={t('questions.kinds.modelAnswer')}>
          <RichText doc={modelAnswer} resolveImage={imageOf} />
        </Notice>
      )}
      {criteria.length > 0 && (
        <table>
          <caption>{t('questions.kinds.rubric')}</caption>
          <tbody>
            {criteria.map(({ text, marks }, i) => (
              <tr key={i}>
                <th scope="row">{text}</th>
                <td>{t('questions.kinds.marks', { count: marks })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
