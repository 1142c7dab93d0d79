import { everyDoc } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionContent } from '@abhyas/contract/questions/shapes';
import type { PastVersion } from '@abhyas/contract/questions/versions';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../../preview/field-name.ts';
import { answersOf } from '../../preview/question-words.ts';
import { emptyDoc } from '../form/documents.ts';
import { formulaText, variablesText } from '../variables/variables-text.ts';
import { DiffText } from './diff-text.tsx';
import classes from './history.module.css';

interface Props {
  readonly older: PastVersion;
  readonly newer: PastVersion;
}

/** Two versions field by field. What is the same in both waits behind a button, so that a change in a long question is seen at once. */
export function ComparedFields({ older, newer }: Props) {
  const { t } = useTranslation();
  const isSame = older.version === newer.version && older.keyVersion === newer.keyVersion;
  const [all, setAll] = useState(isSame);
  const images = { ...older.images, ...newer.images };
  const languages = (['en', 'hi'] as const).filter((one) => older.content[one] ?? newer.content[one]);
  const sections = languages.map((language) => ({
    language,
    fields: fieldsOf(older.content[language], newer.content[language]),
  }));
  const [before, after] = [keyText(older.key), keyText(newer.key)];
  const [numbersBefore, numbersAfter] = [variablesText(older.variables), variablesText(newer.variables)];
  const equal = sections.flatMap(({ fields }) => fields).filter(({ same }) => same).length + (before === after ? 1 : 0);
  const nothing =
    !isSame &&
    older.type === newer.type &&
    before === after &&
    numbersBefore === numbersAfter &&
    sections.every(hasNoChange);
  return (
    <>
      {nothing && <p className={classes['nothing']}>{t('questions.history.noChange')}</p>}
      {older.type !== newer.type && (
        <Field label={t('questions.fields.type')}>
          <Exchanged older={t(`questions.types.${older.type}`)} newer={t(`questions.types.${newer.type}`)} />
        </Field>
      )}
      {(all || before !== after) && (
        <Field label={t('questions.history.answer')}>
          <Exchanged older={before} newer={after} />
        </Field>
      )}
      {(numbersBefore !== numbersAfter || (all && numbersAfter !== '')) && (
        <Field label={t('questions.variables.history')}>
          <Exchanged older={numbersBefore} newer={numbersAfter} />
        </Field>
      )}
      {sections
        .filter((section) => all || !hasNoChange(section))
        .map(({ language, fields }) => (
          <section key={language} lang={language} className={classes['language']}>
            {languages.length > 1 && <h4>{language === 'en' ? 'English' : 'हिन्दी'}</h4>}
            {fields
              .filter(({ same }) => all || !same)
              .map(({ path, older, newer }) => (
                <Field key={path} label={fieldName(path, t)}>
                  <DiffText older={older} newer={newer} imageOf={(mediaId) => images[mediaId]} />
                </Field>
              ))}
          </section>
        ))}
      {!isSame && equal > 0 && (
        <div>
          <Button size="sm" variant="soft" aria-expanded={all} onClick={() => setAll((shown) => !shown)}>
            {all ? t('questions.history.hideSame') : t('questions.history.showSame', { count: equal })}
          </Button>
        </div>
      )}
    </>
  );
}

const hasNoChange = ({ fields }: { readonly fields: readonly { readonly same: boolean }[] }) =>
  fields.every(({ same }) => same);

const Field = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={classes['field']}>
    <span className={classes['label']}>{label}</span>
    {children}
  </div>
);

/** Old and new, where they differ. */
function Exchanged({ older, newer }: { readonly older: string; readonly newer: string }) {
  const { t } = useTranslation();
  if (older === newer) return <span>{newer}</span>;
  return (
    <span className={classes['diff']}>
      <del>
        <span className="sr-only">{t('questions.history.removed')} </span>
        {older}
      </del>{' '}
      <ins>
        <span className="sr-only">{t('questions.history.added')} </span>
        {newer}
      </ins>
    </span>
  );
}

/** A key in one line: letters, numbers, accepted texts; of a rubric its points. */
function keyText(key: AnswerKey): string {
  if (key.kind === 'rubric') return key.criteria.map(({ text, marks }) => `${text} (${marks})`).join(' · ');
  const rounded = key.kind === 'number' && key.decimals !== undefined ? ` (0.${'0'.repeat(key.decimals)})` : '';
  if (key.kind === 'formula') return formulaText(key);
  return answersOf(key).join(' / ') + rounded;
}

function fieldsOf(older: QuestionContent | undefined, newer: QuestionContent | undefined) {
  const docs = (content: QuestionContent | undefined) =>
    new Map((content ? everyDoc(content) : []).map(({ path, doc }) => [path, doc]));
  const [before, after] = [docs(older), docs(newer)];
  return [...new Set([...after.keys(), ...before.keys()])].map((path) => ({
    path,
    older: before.get(path) ?? emptyDoc,
    newer: after.get(path) ?? emptyDoc,
    same: JSON.stringify(before.get(path) ?? emptyDoc) === JSON.stringify(after.get(path) ?? emptyDoc),
  }));
}
