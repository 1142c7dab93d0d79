import type { Question } from '@abhyas/contract/questions/shapes';
import type { VersionEntry } from '@abhyas/contract/questions/versions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { CardSkeleton, ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { CompareVersions, type Side } from './compare-versions.tsx';
import classes from './history.module.css';

/** The versions that are compared; `from` 0: the one before the newest; no `to`: what is published now. */
export interface ShownVersions {
  readonly from: number;
  readonly to?: number | undefined;
}

interface Props {
  readonly question: Question;
  /** Undefined: closed. */
  readonly shown: ShownVersions | undefined;
  readonly onShow: (shown: ShownVersions | undefined) => void;
  readonly onRestored: () => void;
}

/** What the question was: every version with its keys, who wrote it and when, and what is different between any two of them. */
export function HistoryPanel({ question, shown, onShow, onRestored }: Props) {
  const { t } = useTranslation();
  const opened = shown !== undefined;
  const asked = useQuery({
    ...query(api.questions.listQuestionVersions, { params: { questionId: question.id } }),
    enabled: opened,
  });
  const versions = asked.data?.versions ?? [];
  const current = asked.data?.current;
  const chosen = versions.find(({ version }) => version === shown?.from) ?? versions[1] ?? versions[0];
  const against = versions.find(({ version }) => version === shown?.to);
  // The key of a side is the newest of its version, unless somebody chose another.
  const [keys, setKeys] = useState<{ readonly from?: Side; readonly to?: Side }>({});
  const sideOf = (entry: VersionEntry, kept: Side | undefined): Side =>
    kept?.version === entry.version ? kept : { version: entry.version, keyVersion: entry.keys[0]!.keyVersion };
  return (
    <SidePanel
      opened={opened}
      onClose={() => onShow(undefined)}
      size="signup"
      title={t('questions.history.title', { number: question.number })}
    >
      {asked.isPending && <ListSkeleton rows={3} />}
      {asked.isError && <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />}
      {current && chosen && (
        <div className={classes['panes']}>
          <ol className={classes['versions']} aria-label={t('questions.history.versions')}>
            {versions.map((entry) => (
              <li key={entry.version}>
                <VersionRow
                  entry={entry}
                  isCurrent={entry.version === current.version}
                  isChosen={entry === chosen}
                  onChoose={() => onShow({ from: entry.version, to: shown?.to })}
                />
              </li>
            ))}
          </ol>
          <CompareVersions
            question={question}
            versions={versions}
            current={current}
            from={sideOf(chosen, keys.from)}
            to={against ? sideOf(against, keys.to) : current}
            onSides={(sides) => {
              setKeys(sides);
              onShow({ from: sides.from.version, to: sides.to.version });
            }}
            onRestored={onRestored}
            waiting={<CardSkeleton lines={6} />}
          />
        </div>
      )}
    </SidePanel>
  );
}

interface RowProps {
  readonly entry: VersionEntry;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function VersionRow({ entry, isCurrent, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const by = (name: string | null) => name ?? t('questions.history.nobody');
  return (
    <button type="button" className={classes['version']} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classes['name']}>
        <b>{t('questions.history.version', { version: entry.version })}</b>
        {isCurrent && <Badge tone="good">{t('questions.history.current')}</Badge>}
        {entry.languages.includes('hi') && <Badge>हिन्दी</Badge>}
      </span>
      <span className={classes['when']}>
        {format.dateTime(entry.createdAt)} · {by(entry.createdBy)}
      </span>
      {entry.keys.length > 1 &&
        entry.keys.map((key) => (
          <span key={key.keyVersion} className={classes['when']}>
            {t('questions.history.key', { key: key.keyVersion })} · {format.dateTime(key.createdAt)} ·{' '}
            {by(key.createdBy)}
          </span>
        ))}
    </button>
  );
}
