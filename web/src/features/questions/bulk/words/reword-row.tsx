import type { RewordedRow } from '@abhyas/contract/questions/rewording';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/status/badge.tsx';
import { DiffText } from '../../editor/history/diff-text.tsx';
import { fieldName } from '../../preview/field-name.ts';
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
              {fieldName(path, t)}
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
