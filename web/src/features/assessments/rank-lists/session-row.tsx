import type { RankListDraft } from '@abhyas/contract/assessments/rank-lists';
import { Select, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import classes from './rank-lists.module.css';

type Session = RankListDraft['sessions'][number];

interface Props {
  /** From 1. */
  readonly number: number;
  readonly session: Session;
  /** `titles`: of the papers that could be chosen. */
  readonly onChange: (part: Partial<Session>, titles: ReadonlyMap<string, string>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One test of a rank list with the name of its session. */
export function SessionRow({ number, session, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  // The field holds the title of what is chosen: that is no search.
  const search = typed === chosen ? '' : typed.trim();
  const { data } = useQuery({
    ...query(api.assessments.listPapers, { query: { status: 'published', size: 100, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const titles = new Map(data?.rows.map(({ id, title }) => [id, title]));
  const known = titles.has(session.paperId) || session.paperId === '';
  return (
    <div className={classes['session']}>
      <Select
        label={t('assessments.ranks.form.paper', { number })}
        placeholder={t('assessments.ranks.form.choose')}
        searchable
        data={[
          ...(known ? [] : [{ value: session.paperId, label: chosen ?? session.label }]),
          ...[...titles].map(([value, label]) => ({ value, label })),
        ]}
        value={session.paperId || null}
        nothingFoundMessage={t('assessments.ranks.form.noPaper')}
        onSearchChange={setTyped}
        onChange={(paperId, option) => {
          setChosen(option?.label);
          onChange({ paperId: paperId ?? '' }, titles);
        }}
      />
      <TextInput
        label={t('assessments.ranks.form.label')}
        maxLength={60}
        value={session.label}
        onChange={(event) => onChange({ label: event.currentTarget.value }, titles)}
      />
      <VersionChoice session={session} number={number} onChange={(version) => onChange({ version }, titles)} />
      {onRemove && (
        <IconButton icon={IconTrash} label={t('assessments.ranks.form.remove', { number })} onClick={onRemove} />
      )}
    </div>
  );
}

/** Which version of the test is ranked; nothing where there is one. */
function VersionChoice({
  session: { paperId, version },
  number,
  onChange,
}: {
  readonly session: Session;
  readonly number: number;
  readonly onChange: (version: number) => void;
}) {
  const { t } = useTranslation();
  const asked = useQuery({
    ...query(api.assessments.listPaperVersions, { params: { paperId } }),
    enabled: paperId !== '',
  });
  const rows = asked.data?.rows ?? [];
  if (rows.length < 2) return null;
  return (
    <Select
      className={classes['version']}
      label={t('assessments.ranks.form.version', { number })}
      description={t('assessments.ranks.form.versionHelp')}
      data={rows.map((row) => ({
        value: String(row.version),
        label: t('assessments.ranks.form.versionOf', { version: row.version, count: row.attempts }),
      }))}
      value={String(version ?? rows[0]!.version)}
      allowDeselect={false}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
