import type { PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { Button, Select } from '@mantine/core';
import { IconCompass, IconStopwatch, IconTarget } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useStart } from '../use-start.ts';
import classes from './chapter-map.module.css';

/** Three ways to begin: all chapters, one of them, or five minutes that say where one stands. */
export function StartCard({ map }: { readonly map: PracticeMap }) {
  const { t } = useTranslation();
  const start = useStart();
  const filled = map.chapters.filter(({ questions }) => questions > 0);
  const [chosen, setChosen] = useState<string>();
  const chapterId = chosen ?? map.next?.chapterId ?? filled[0]?.id;
  const { examId } = map;
  if (!chapterId) return <Card title={t('practice.start.title')}>{t('practice.start.empty')}</Card>;
  return (
    <Card title={t('practice.start.title')} note={t('practice.start.note')}>
      <div className={classes['starts']}>
        <Way icon={IconCompass} title={t('practice.start.all')} text={t('practice.start.allText')}>
          <Button variant="light" loading={start.busy} onClick={() => start.send({ kind: 'smart', examId })}>
            {t('practice.start.begin', { count: 20 })}
          </Button>
        </Way>
        <Way icon={IconTarget} title={t('practice.start.one')}>
          <Select
            aria-label={t('practice.start.chapter')}
            value={chapterId}
            data={filled.map(({ id, name }) => ({ value: id, label: name }))}
            allowDeselect={false}
            searchable
            onChange={(value) => value !== null && setChosen(value)}
          />
          <Button
            variant="light"
            loading={start.busy}
            onClick={() => start.send({ kind: 'chapter', examId, chapterId })}
          >
            {t('practice.start.begin', { count: 10 })}
          </Button>
        </Way>
        <Way icon={IconStopwatch} title={t('practice.start.placement')} text={t('practice.start.placementText')}>
          <Button variant="light" loading={start.busy} onClick={() => start.send({ kind: 'placement', examId })}>
            {t('practice.start.fiveMinutes')}
          </Button>
        </Way>
      </div>
    </Card>
  );
}

interface WayProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section aria-label={title}>
      <h3>
        <Icon of={icon} size={18} />
        {title}
      </h3>
      {text && (
        <Quiet as="p" size="sm">
          {text}
        </Quiet>
      )}
      {children}
    </section>
  );
}
