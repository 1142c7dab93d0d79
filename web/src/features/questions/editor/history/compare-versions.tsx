import { Button, Select } from '@mantine/core';
import { askedDocs } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, Question, QuestionContent } from '@abhyas/contract/questions/shapes';
import { emptyDoc } from '../form/documents.ts';
import type { PastVersion, VersionEntry } from '@abhyas/contract/questions/versions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Notice } from '../../../../ui/status/notice.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { LoadError } from '../../bank/load-error.tsx';
import { answersOf, letterOf } from '../../preview/question-words.ts';
import { DiffText } from './diff-text.tsx';
import classes from './history.module.css';

interface Props {
  readonly question: Question;
  readonly current: { readonly version: number; readonly keyVersion: number };
  readonly chosen: VersionEntry;
  readonly onRestored: () => void;
  readonly waiting: ReactNode;
}

/** An older version beside what is published now, field by field, and the way back to it. */
export function CompareVersions({ question, current, chosen, onRestored, waiting }: Props) {
  const { t } = useTranslation();
  const [keyVersion, setKeyVersion] = useState(chosen.keys[0]!.keyVersion);
  const at = (version: number, key: number) =>
    query(api.questions.showQuestionVersion, {
      params: { questionId: question.id, version },
      query: { keyVersion: key },
    });
  const older = useQuery(at(chosen.version, keyVersion));
  const newer = useQuery(at(current.version, current.keyVersion));
  const error = older.error ?? newer.error;
  if (error) return <LoadError error={error} onRetry={() => void Promise.all([older.refetch(), newer.refetch()])} />;
  if (!older.data || !newer.data) return waiting;
  const isCurrent = chosen.version === current.version && keyVersion === current.keyVersion;
  return (
    <div className={classes['compare']}>
      <div className={classes['compareHead']}>
        <h3>
          {isCurrent
            ? t('questions.history.thisIsCurrent')
            : t('questions.history.since', { version: chosen.version, current: current.version })}
        </h3>
        {chosen.keys.length > 1 && (
          <Select
            size="sm"
            aria-label={t('questions.history.whichKey')}
            data={chosen.keys.map((key) => ({
              value: String(key.keyVersion),
              label: t('questions.history.key', { key: key.keyVersion }),
            }))}
            value={String(keyVersion)}
            allowDeselect={false}
            onChange={(value) => value !== null && setKeyVersion(Number(value))}
          />
        )}
        {!isCurrent && question.can.edit && (
          <Restore questionId={question.id} chosen={older.data} over={current} onRestored={onRestored} />
        )}
      </div>
      <Fields older={older.data} newer={newer.data} />
    </div>
  );
}

function Restore({
  questionId,
  chosen: { version, keyVersion },
  over,
  onRestored,
}: {
  readonly questionId: string;
  readonly chosen: PastVersion;
  readonly over: Props['current'];
  readonly onRestored: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const restore = useMutation({
    mutationFn: () =>
      api.questions.restoreQuestionVersion({ params: { questionId, version }, body: { keyVersion, over } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['questions'] });
      toast.good(t('questions.history.restored', { version }));
      onRestored();
    },
  });
  return (
    <>
      <Button size="sm" variant="outline" loading={restore.isPending} onClick={() => restore.mutate()}>
        {t('questions.history.restore', { version })}
      </Button>
      {restore.isError && (
        <Notice tone="bad" live>
          {textOf(restore.error)}
        </Notice>
      )}
    </>
  );
}

function Fields({ older, newer }: { readonly older: PastVersion; readonly newer: PastVersion }) {
  const { t } = useTranslation();
  const images = { ...older.images, ...newer.images };
  const languages = (['en', 'hi'] as const).filter((one) => older.content[one] ?? newer.content[one]);
  return (
    <>
      {older.type !== newer.type && (
        <Field label={t('questions.fields.type')}>
          <Exchanged older={t(`questions.types.${older.type}`)} newer={t(`questions.types.${newer.type}`)} />
        </Field>
      )}
      <Field label={t('questions.history.answer')}>
        <Exchanged older={keyText(older.key)} newer={keyText(newer.key)} />
      </Field>
      {languages.map((language) => (
        <section key={language} lang={language} className={classes['language']}>
          {languages.length > 1 && <h4>{language === 'en' ? 'English' : 'हिन्दी'}</h4>}
          {fieldsOf(older.content[language], newer.content[language]).map(({ path, older, newer }) => (
            <Field key={path} label={nameOf(path, t)}>
              <DiffText older={older} newer={newer} imageOf={(mediaId) => images[mediaId]} />
            </Field>
          ))}
        </section>
      ))}
    </>
  );
}

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
  return answersOf(key).join(' / ') + rounded;
}

function fieldsOf(older: QuestionContent | undefined, newer: QuestionContent | undefined) {
  const docs = (content: QuestionContent | undefined) =>
    new Map(
      content
        ? [...askedDocs(content), { path: 'explanation', doc: content.explanation }].map(({ path, doc }) => [path, doc])
        : [],
    );
  const [before, after] = [docs(older), docs(newer)];
  return [...new Set([...after.keys(), ...before.keys()])].map((path) => ({
    path,
    older: before.get(path) ?? emptyDoc,
    newer: after.get(path) ?? emptyDoc,
  }));
}

/** A field by its name: the question, option B, the explanation, an item of a list. */
function nameOf(path: string, t: TFunction): string {
  const [place, at = '', item = ''] = path.split('.');
  if (place === 'options') return t('questions.editor.option', { letter: letterOf(Number(at) + 1) });
  if (place === 'explanation') return t('questions.preview.explanation');
  if (place === 'statements') return t(`questions.history.fields.${at}`);
  if (place === 'lists') return t(`questions.history.fields.${at}`, { number: Number(item) + 1 });
  return t('questions.fields.question');
}
