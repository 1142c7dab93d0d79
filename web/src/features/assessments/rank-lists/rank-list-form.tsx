import type { Combination, RankListDraft } from '@abhyas/contract/assessments/rank-lists';
import { Button, Select, Switch, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import {
  addSession,
  emptyDraft,
  problemsOf,
  removeSession,
  setSession,
  type DraftProblems,
} from './rank-list-draft.ts';
import classes from './rank-lists.module.css';
import { SessionRow } from './session-row.tsx';

interface Props {
  readonly draft?: RankListDraft | undefined;
  readonly onSave: (draft: RankListDraft) => Promise<void>;
  readonly onCancel: () => void;
}

/** Title, papers with their sessions, how they come together and how ties are told apart. */
export function RankListForm({ draft: given, onSave, onCancel }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [draft, setDraft] = useState<RankListDraft>(given ?? emptyDraft);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<RankListDraft>) => {
    setDraft({ ...draft, ...part });
    setProblems({});
    setRefusal(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await onSave(draft);
    } catch (error) {
      setRefusal(say(error));
      setBusy(false);
    }
  };
  return (
    <form className={classes['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        data-autofocus
        required
        label={t('assessments.ranks.form.title')}
        maxLength={120}
        value={draft.title}
        error={problems.title && t('assessments.ranks.form.titleMissing')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className={classes['field']}>
        <Segmented<Combination>
          label={t('assessments.ranks.form.combine')}
          value={draft.combine}
          options={(['best_percentile', 'sum'] as const).map((value) => ({
            value,
            label: t(`assessments.ranks.combine.${value}`),
          }))}
          onChange={(combine) => change({ combine })}
        />
        <p className={classes['help']}>{t(`assessments.ranks.form.help.${draft.combine}`)}</p>
      </div>
      <Sessions draft={draft} problem={problems.sessions} onChange={(sessions) => change({ sessions })} />
      <ChainChoice value={draft.tieChainId} onChange={(tieChainId) => change({ tieChainId })} />
      <Switch
        label={t('assessments.ranks.form.shared')}
        description={t('assessments.ranks.form.sharedHelp')}
        checked={draft.shared}
        onChange={(event) => change({ shared: event.currentTarget.checked })}
      />
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('assessments.ranks.form.save')}
        </Button>
      </div>
    </form>
  );
}

function Sessions({
  draft: { sessions },
  problem,
  onChange,
}: {
  readonly draft: RankListDraft;
  readonly problem: string | undefined;
  readonly onChange: (sessions: RankListDraft['sessions']) => void;
}) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <fieldset className={classes['sessions']} aria-labelledby={heading}>
      <legend id={heading}>{t('assessments.ranks.form.papers')}</legend>
      {sessions.map((session, at) => (
        <SessionRow
          key={at}
          number={at + 1}
          session={session}
          onChange={(part, titles) => onChange(setSession(sessions, at, part, titles))}
          onRemove={sessions.length > 1 ? () => onChange(removeSession(sessions, at)) : undefined}
        />
      ))}
      {problem && <p className={classes['problem']}>{t(`assessments.ranks.form.${problem}`)}</p>}
      {sessions.length < 40 && (
        <Button
          variant="soft"
          size="sm"
          className={classes['add']}
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => onChange(addSession(sessions))}
        >
          {t('assessments.ranks.form.add')}
        </Button>
      )}
    </fieldset>
  );
}

function ChainChoice({
  value,
  onChange,
}: {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const { t } = useTranslation();
  const chains = useQuery(query(api.assessments.listTieChains)).data?.rows ?? [];
  return (
    <Select
      label={t('assessments.ranks.form.ties')}
      description={t('assessments.ranks.form.tiesHelp')}
      value={value ?? ''}
      data={[
        { value: '', label: t('assessments.ranks.form.noTies') },
        ...chains.map(({ id, exam, fromYear }) => ({
          value: id,
          label: t('assessments.ranks.form.tiesOf', { exam, year: fromYear }),
        })),
      ]}
      allowDeselect={false}
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}
