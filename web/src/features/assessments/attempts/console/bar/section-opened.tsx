import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../../ui/status/notice.tsx';
import type { ConsoleScene } from '../console-scene.ts';

interface Props {
  readonly scene: Pick<ConsoleScene, 'sheet' | 'state'>;
  readonly className: string | undefined;
}

/** Locked sections: the clock took the student to the next one, so that is said, until another question is opened. */
export function SectionOpened({ scene: { sheet, state }, className }: Props) {
  const { t } = useTranslation();
  const { open, current } = state;
  const before = useRef(open);
  const [news, setNews] = useState<{ readonly over: number; readonly on: string }>();
  useEffect(() => {
    const over = before.current;
    before.current = open;
    if (over !== null && open !== null && open > over) setNews({ over, on: current });
  }, [open, current]);
  if (!news || open === null || news.on !== current) return null;
  const title = (at: number) => sheet.sections[at]?.title;
  return (
    <div className={className}>
      <Notice tone="info" live>
        {t('assessments.tools.sectionOpened', { over: title(news.over), section: title(open) })}
      </Notice>
    </div>
  );
}
