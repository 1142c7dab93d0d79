import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';
import type { ServerClock } from './clock.ts';
import { freshConsole, step, type ConsoleAction, type ConsoleState } from './console-state.ts';
import type { DeskAction } from './desk/desk.ts';
import { openSectionAt } from './desk/section-clock.ts';
import { Console } from './console/console.tsx';
import { useNotes } from './notes/use-notes.ts';

interface Props {
  readonly sheet: QuestionSheet;
  /** Leaves the preview. */
  readonly onClose: () => void;
}

/** The console as a student would see it, for who made the paper: everything works and nothing is saved. */
export function ConsolePreview({ sheet, onClose }: Props) {
  const { t } = useTranslation();
  const { timing, skipTo } = usePreviewTiming(sheet);
  const notes = useNotes(undefined);
  const [kept, setKept] = useState<ConsoleState>(
    () => step(freshConsole(sheet), { type: 'resume', at: Date.now() }).state,
  );
  const open = useOpenSection(timing);
  const state = lockTo(kept, open);
  const act = (action: DeskAction) =>
    setKept((before) => step(lockTo(before, open), { ...action, at: Date.now() } as ConsoleAction).state);
  const next = open === null ? undefined : sheet.sections[open + 1];
  return (
    <Console
      sheet={sheet}
      state={state}
      act={act}
      timing={timing}
      notes={notes}
      candidate={{ name: t('assessments.preview.candidate'), detail: t('assessments.preview.detail') }}
      banner={
        <Notice
          tone="info"
          action={
            next && (
              <Button size="sm" variant="outline" onClick={() => skipTo(open! + 1)}>
                {t('assessments.tools.skipTo', { section: next.title })}
              </Button>
            )
          }
        >
          {t('assessments.preview.banner')}
        </Notice>
      }
      onClose={onClose}
    />
  );
}

/** The console in the section whose time runs. */
const lockTo = (state: ConsoleState, open: number | null): ConsoleState =>
  state.open === open ? state : step(state, { type: 'lock', open, at: state.since ?? 0 }).state;

/** The clock of a preview: who looks at locked sections may let the time of one pass at once. */
function usePreviewTiming({ minutes, sections }: QuestionSheet) {
  const [startedAt] = useState(() => Date.now());
  const [skipped, setSkipped] = useState(0);
  const at = (after: number) => new Date(startedAt + after * 60_000).toISOString();
  const ends = sections.map((_, index) =>
    sections.slice(0, index + 1).reduce((sum, one) => sum + (one.minutes ?? 0), 0),
  );
  const sectionEnds = sections.every((section) => section.minutes !== undefined) ? ends.map(at) : null;
  const clock: ServerClock = { now: () => Date.now() + skipped, learn: () => undefined };
  const skipTo = (section: number) => setSkipped(startedAt + (ends[section - 1] ?? 0) * 60_000 - Date.now());
  return { timing: { clock, deadline: at(minutes), pausedAt: null, sectionEnds }, skipTo };
}

function useOpenSection({
  clock,
  pausedAt,
  sectionEnds,
}: ReturnType<typeof usePreviewTiming>['timing']): number | null {
  const [, look] = useState(0);
  const isLocked = sectionEnds !== null;
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setInterval(() => look((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isLocked]);
  return openSectionAt({ pausedAt, sectionEnds }, clock.now());
}
