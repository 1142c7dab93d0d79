import { Button, Select } from '@mantine/core';
import type { Question } from '@abhyas/contract/questions/shapes';
import type { VersionEntry } from '@abhyas/contract/questions/versions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Notice } from '../../../../ui/status/notice.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { ComparedFields } from './compared-fields.tsx';
import classes from './history.module.css';

/** One version with one of its keys. */
export interface Side {
  readonly version: number;
  readonly keyVersion: number;
}

interface Props {
  readonly question: Question;
  readonly versions: readonly VersionEntry[];
  readonly current: Side;
  readonly from: Side;
  readonly to: Side;
  readonly onSides: (sides: { readonly from: Side; readonly to: Side }) => void;
  readonly onRestored: () => void;
  readonly waiting: ReactNode;
}

/** Any two versions beside each other, field by field, and the way back to the first of them. */
export function CompareVersions({ question, versions, current, from, to, onSides, onRestored, waiting }: Props) {
  const { t } = useTranslation();
  const at = ({ version, keyVersion }: Side) =>
    query(api.questions.showQuestionVersion, { params: { questionId: question.id, version }, query: { keyVersion } });
  const older = useQuery(at(from));
  const newer = useQuery(at(to));
  const error = older.error ?? newer.error;
  if (error) return <LoadFailed error={error} onRetry={() => void Promise.all([older.refetch(), newer.refetch()])} />;
  const sides = { versions, current };
  return (
    <div className={classes['compare']}>
      <div className={classes['compareHead']}>
        <h3>{t(isSame(from, to) ? 'questions.history.oneVersion' : 'questions.history.whatChanged')}</h3>
        {!isSame(from, current) && question.can.edit && (
          <Restore questionId={question.id} chosen={from} over={current} onRestored={onRestored} />
        )}
      </div>
      <div className={classes['sides']}>
        <SideSelect
          {...sides}
          label={t('questions.history.from')}
          value={from}
          onChange={(from) => onSides({ from, to })}
        />
        <SideSelect {...sides} label={t('questions.history.to')} value={to} onChange={(to) => onSides({ from, to })} />
      </div>
      {older.data && newer.data ? (
        <ComparedFields key={`${nameOf(from)}-${nameOf(to)}`} older={older.data} newer={newer.data} />
      ) : (
        waiting
      )}
    </div>
  );
}

const isSame = (one: Side, other: Side) => one.version === other.version && one.keyVersion === other.keyVersion;
const nameOf = ({ version, keyVersion }: Side) => `${version}.${keyVersion}`;

function SideSelect({
  label,
  versions,
  current,
  value,
  onChange,
}: {
  readonly label: string;
  readonly versions: readonly VersionEntry[];
  readonly current: Side;
  readonly value: Side;
  readonly onChange: (side: Side) => void;
}) {
  const { t } = useTranslation();
  const choices = versions.flatMap(({ version, keys }) =>
    keys.map(({ keyVersion }) => {
      const side = { version, keyVersion };
      const words = [
        t('questions.history.version', { version }),
        ...(keys.length > 1 ? [t('questions.history.key', { key: keyVersion })] : []),
        ...(isSame(side, current) ? [t('questions.history.current')] : []),
      ];
      return { side, value: nameOf(side), label: words.join(' · ') };
    }),
  );
  return (
    <Select
      size="sm"
      label={label}
      data={choices.map(({ value, label }) => ({ value, label }))}
      value={nameOf(value)}
      allowDeselect={false}
      onChange={(chosen) => {
        const found = choices.find((choice) => choice.value === chosen);
        if (found) onChange(found.side);
      }}
    />
  );
}

function Restore({
  questionId,
  chosen: { version, keyVersion },
  over,
  onRestored,
}: {
  readonly questionId: string;
  readonly chosen: Side;
  readonly over: Side;
  readonly onRestored: () => void;
}) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const restore = useChange(
    () => api.questions.restoreQuestionVersion({ params: { questionId, version }, body: { keyVersion, over } }),
    {
      stale: [['questions']],
      said: t('questions.history.restored', { version }),
      after: async (_reply, _given, refreshed) => {
        await refreshed;
        onRestored();
      },
      inline: true,
    },
  );
  return (
    <>
      <Button size="sm" variant="outline" loading={restore.busy} onClick={() => restore.send()}>
        {t('questions.history.restore', { version })}
      </Button>
      {restore.error && (
        <Notice tone="bad" live>
          {textOf(restore.error)}
        </Notice>
      )}
    </>
  );
}
