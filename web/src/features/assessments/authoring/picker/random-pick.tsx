import { Button, NumberInput } from '@mantine/core';
import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { bankQuery, type BankSearch } from '../../../questions/index.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { pickRandom } from '../draft/pick-random.ts';
import { limits } from '../draft/paper-limits.ts';
import classes from './picker.module.css';

/** Pages of the bank that are looked at: the newest four thousand that match. */
const PAGES = 20;
const AT_ONCE = 200;

interface Props {
  readonly search: BankSearch;
  /** Chosen already, or in the paper. */
  readonly taken: ReadonlySet<string>;
  /** How many questions pass the filters. */
  readonly matching: number;
  readonly onPick: (rows: readonly QuestionRow[]) => void;
}

/** Picks some of the questions that pass the filters, at random. */
export function RandomPick({ search, taken, matching, onPick }: Props) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const [count, setCount] = useState<number | ''>(10);
  const [busy, setBusy] = useState(false);
  const pick = async () => {
    if (count === '') return;
    setBusy(true);
    try {
      const rows = await allMatching(search);
      const picked = pickRandom(
        rows.filter(({ id }) => !taken.has(id)),
        count,
      );
      onPick(picked);
      if (picked.length < count) toast.info(t('authoring.picker.fewer', { count: picked.length }));
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes['random']}>
      <NumberInput
        size="sm"
        className={classes['count']!}
        aria-label={t('authoring.picker.howMany')}
        min={1}
        max={limits.questions.most}
        allowDecimal={false}
        value={count}
        onChange={(value) => setCount(typeof value === 'number' && value > 0 ? value : '')}
      />
      <Button
        size="sm"
        variant="soft"
        loading={busy}
        disabled={count === '' || matching === 0}
        leftSection={<Icon of={IconArrowsShuffle} size={16} />}
        onClick={() => void pick()}
      >
        {t('authoring.picker.random', { count: count === '' ? 0 : count })}
      </Button>
    </div>
  );
}

async function allMatching(search: BankSearch): Promise<readonly QuestionRow[]> {
  const rows: QuestionRow[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const reply = await api.questions.listQuestions({ query: bankQuery({ ...search, page }, AT_ONCE) });
    rows.push(...reply.rows);
    if (reply.rows.length === 0 || rows.length >= reply.total) break;
  }
  return rows;
}
