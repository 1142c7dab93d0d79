import type { Question } from '@abhyas/contract/questions/shapes';
import type { VersionEntry } from '@abhyas/contract/questions/versions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { CardSkeleton, ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { LoadError } from '../../bank/load-error.tsx';
import { CompareVersions } from './compare-versions.tsx';
import classes from './history.module.css';

interface Props {
  readonly question: Question;
  /** The version that is compared with what is published now; 0: none yet; undefined: closed. */
  readonly shown: number | undefined;
  readonly onShow: (version: number | undefined) => void;
  readonly onRestored: () => void;
}

/** What the question was: every version with its keys, who wrote it and when, and what is different since. */
export function HistoryPanel({ question, shown, onShow, onRestored }: Props) {
  const { t } = useTranslation();
  const opened = shown !== undefined;
  const asked = useQuery({
    ...query(api.questions.listQuestionVersions, { params: { questionId: question.id } }),
    enabled: opened,
  });
  const versions = asked.data?.versions ?? [];
  const chosen = versions.find(({ version }) => version === shown) ?? versions[1] ?? versions[0];
  return (
    <SidePanel
      opened={opened}
      onClose={() => onShow(undefined)}
      size="signup"
      title={t('questions.history.title', { number: question.number })}
    >
      {asked.isPending && <ListSkeleton rows={3} />}
      {asked.isError && <LoadError error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && chosen && (
        <div className={classes['panes']}>
          <ol className={classes['versions']} aria-label={t('questions.history.versions')}>
            {versions.map((entry) => (
              <li key={entry.version}>
                <VersionRow
                  entry={entry}
                  isCurrent={entry.version === asked.data.current.version}
                  isChosen={entry === chosen}
                  onChoose={() => onShow(entry.version)}
                />
              </li>
            ))}
          </ol>
          <CompareVersions
            key={chosen.version}
            question={question}
            current={asked.data.current}
            chosen={chosen}
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
