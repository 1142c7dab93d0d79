import { Button, NumberInput, TextInput } from '@mantine/core';
import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { bankQuery, type BankSearch } from '../../../questions/index.ts';
import { limits } from '../draft/paper-limits.ts';
import { newSeed } from '../generate/blueprint-form.ts';
import classes from './picker.module.css';

/** What came of one draw. */
interface Drawn {
  readonly seed: string;
  readonly count: number;
  /** How many fewer than asked. */
  readonly short: number;
}

interface Props {
  readonly search: BankSearch;
  /** Chosen already, or in the paper. */
  readonly taken: ReadonlySet<string>;
  /** How many questions pass the filters. */
  readonly matching: number;
  readonly onPick: (rows: readonly QuestionRow[]) => void;
}

/** Picks some of the questions that pass the filters, at random but by a seed, so that it can be told and done again. */
export function RandomPick({ search, taken, matching, onPick }: Props) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const [count, setCount] = useState<number | ''>(10);
  const [seed, setSeed] = useState(newSeed);
  const [drawn, setDrawn] = useState<Drawn>();
  const [busy, setBusy] = useState(false);
  const pick = async () => {
    if (count === '' || seed.trim() === '') return;
    setBusy(true);
    try {
      const { page: _page, size: _size, ...filter } = bankQuery(search);
      const body = { filter, count, seed: seed.trim(), except: [...taken] };
      const { rows } = await api.questions.drawQuestions({ body });
      if (rows.length > 0) onPick(rows);
      setDrawn({ seed: body.seed, count: rows.length, short: count - rows.length });
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
      <TextInput
        size="sm"
        className={classes['seed']!}
        aria-label={t('authoring.building.draw.seed')}
        leftSection={<span aria-hidden="true">#</span>}
        maxLength={40}
        value={seed}
        onChange={(event) => setSeed(event.currentTarget.value)}
      />
      <Button
        size="sm"
        variant="soft"
        loading={busy}
        disabled={count === '' || seed.trim() === '' || matching === 0}
        leftSection={<Icon of={IconArrowsShuffle} size={16} />}
        onClick={() => void pick()}
      >
        {t('authoring.picker.random', { count: count === '' ? 0 : count })}
      </Button>
      <p className={classes['drawn']} role="status" data-short={(drawn && drawn.short > 0) || undefined}>
        {drawn && drawn.short === 0 && t('authoring.building.draw.picked', { count: drawn.count, seed: drawn.seed })}
        {drawn &&
          drawn.short > 0 &&
          t('authoring.building.draw.short', { count: drawn.short, picked: drawn.count, seed: drawn.seed })}
      </p>
    </div>
  );
}
