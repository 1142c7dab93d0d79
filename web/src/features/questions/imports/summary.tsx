import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { IconCircleCheck, IconCircleX, IconCopy, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { StackBar } from '../../../ui/figures/stack-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './imports.module.css';

/** How many rows are ready, there already, or refused; and why nothing can be imported where that is so. */
export function Summary({ counts }: { readonly counts: ImportSummary['counts'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { ready, duplicate, otherKey, refused, rows } = counts;
  const part = (kind: 'ready' | 'duplicate' | 'refused') =>
    t(`questions.imports.parts.${kind}`, { count: counts[kind], shown: number(counts[kind]) });
  return (
    <>
      {ready === 0 && (
        <div id="import-nothing">
          <Notice
            tone={duplicate > 0 && refused === 0 ? 'info' : 'warn'}
            title={t(`questions.imports.nothing.${nothing(counts)}.title`)}
          >
            {t(`questions.imports.nothing.${nothing(counts)}.text`)}
          </Notice>
        </div>
      )}
      {otherKey > 0 && (
        <Notice
          tone="warn"
          title={t('questions.imports.otherKeys.title', { count: otherKey, shown: number(otherKey) })}
        >
          {t('questions.imports.otherKeys.text')}
        </Notice>
      )}
      <Card label={t('questions.imports.summary')}>
        <StackBar
          label={t('questions.imports.summary')}
          height={10}
          parts={[
            { value: ready, tone: 'good', label: part('ready') },
            { value: duplicate, tone: 'warn', label: part('duplicate') },
            { value: refused, tone: 'bad', label: part('refused') },
          ]}
        />
        <dl className={classes['figures']}>
          <Figure icon={IconCircleCheck} tone="good" name="ready" value={ready} />
          <Figure icon={IconCopy} tone="warn" name="duplicate" value={duplicate} />
          <Figure icon={IconCircleX} tone="bad" name="refused" value={refused} />
          <Figure icon={IconTable} tone="neutral" name="rows" value={rows} />
        </dl>
      </Card>
    </>
  );
}

const nothing = ({ rows, duplicate }: ImportSummary['counts']) => {
  if (rows === 0) return 'empty';
  return duplicate === rows ? 'duplicates' : 'refused';
};

interface FigureProps {
  readonly icon: TablerIcon;
  readonly tone: 'good' | 'warn' | 'bad' | 'neutral';
  readonly name: 'ready' | 'duplicate' | 'refused' | 'rows';
  readonly value: number;
}

function Figure({ icon, tone, name, value }: FigureProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div>
      <dt data-tone={tone}>
        <Icon of={icon} size={16} />
        <span>{t(`questions.imports.figures.${name}.label`)}</span>
      </dt>
      <dd>
        <b>{number(value)}</b>
        <small>{t(`questions.imports.figures.${name}.note`)}</small>
      </dd>
    </div>
  );
}
