import type { DoubtPin, DoubtState } from '@abhyas/contract/courses/doubts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import type { Tone } from '../../../ui/tone.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

export const stateTones: Readonly<Record<DoubtState, Tone>> = { waiting: 'warn', answered: 'info', solved: 'good' };

/** How doubts are spoken of: where they are pinned, and how long somebody waits. */
export function useDoubtWords() {
  const { t } = useTranslation();
  const { clock, minutes, number } = useFormat();
  return {
    pin: (pin: DoubtPin) =>
      pin.at === 'second' ? clock(pin.second) : t('courses.doubts.page', { page: number(pin.page) }),
    /** Whole days once it is more than one. */
    waiting: (since: string) => {
      const passed = Math.max(0, Date.now() - new Date(since).getTime());
      return passed >= DAY
        ? t('courses.doubts.days', { count: Math.floor(passed / DAY) })
        : minutes(Math.max(1, Math.floor(passed / MINUTE)));
    },
  };
}
