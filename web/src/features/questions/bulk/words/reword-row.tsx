import type { RewordedRow } from '@abhyas/contract/questions/rewording';
import { Checkbox } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/status/badge.tsx';
import { DiffText } from '../../editor/history/diff-text.tsx';
import { letterOf } from '../../preview/question-words.ts';
import classes from './words.module.css';

interface Props {
  readonly row: RewordedRow;
  readonly images: Readonly<Record<string, string>>;
  /** The author leaves it as it is. */
  readonly out: boolean;
  readonly onOut: (out: boolean) => void;
}

/** One question before and after, with what would be wrong with it. */
export function RewordRow({ row, images, out, onOut }: Props) {
  const { t, i18n } = useTranslation();
  const { number, problems } = row;
  return (
    <li className={classes['row']} data-out={out || problems !== null || undefined}>
      <div className={classes['rowHead']}>
        <Checkbox
          label={t('questions.number', { number })}
          checked={!out && problems === null}
          disabled={problems !== null}
          onChange={(event) => onOut(!event.currentTarget.checked)}
        />
        <Badge>{t(`questions.types.${row.type}`)}</Badge>
        <small>{t('questions.rewording.hits', { count: row.hits })}</small>
      </div>
      {problems !== null && (
        <ul className={classes['problems']}>
          {problems.map((problem) => (
            <li key={problem.path + problem.messageKey}>{t(problem.messageKey, { ...problem.values })}</li>
          ))}
        </ul>
      )}
      <dl className={classes['fields']}>
        {row.fields.map(({ language, path, before, after }) => (
          <div key={language + path} lang={language}>
            <dt lang={i18n.language}>
              {nameOf(path, t)}
              {language === 'hi' && ' · हिन्दी'}
            </dt>
            <dd>
              <DiffText older={before} newer={after} imageOf={(mediaId) => images[mediaId]} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A text of a question by its name. */
function nameOf(path: string, t: TFunction): string {
  const [place, at = '', item = ''] = path.split('.');
  if (place === 'options') return t('questions.editor.option', { letter: letterOf(Number(at) + 1) });
  if (place === 'explanation') return t('questions.preview.explanation');
  if (place === 'modelAnswer') return t('questions.rewording.modelAnswer');
  if (place === 'statements') return t(`questions.history.fields.${at}`);
  if (place === 'lists') return t(`questions.history.fields.${at}`, { number: Number(item) + 1 });
  return t('questions.fields.question');
}
