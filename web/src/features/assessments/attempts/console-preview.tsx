import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';
import { createServerClock } from './clock.ts';
import { freshConsole, step, type ConsoleAction, type ConsoleState } from './console-state.ts';
import type { DeskAction } from './desk/desk.ts';
import { Console } from './console/console.tsx';

interface Props {
  readonly sheet: QuestionSheet;
  /** Leaves the preview. */
  readonly onClose: () => void;
}

/** The console as a student would see it, for who made the paper: everything works and nothing is saved. */
export function ConsolePreview({ sheet, onClose }: Props) {
  const { t } = useTranslation();
  const [clock] = useState(() => createServerClock());
  const [deadline] = useState(() => new Date(Date.now() + sheet.minutes * 60_000).toISOString());
  const [state, setState] = useState<ConsoleState>(
    () => step(freshConsole(sheet), { type: 'resume', at: Date.now() }).state,
  );
  const act = (action: DeskAction) =>
    setState((before) => step(before, { ...action, at: Date.now() } as ConsoleAction).state);
  return (
    <Console
      sheet={sheet}
      state={state}
      act={act}
      deadline={deadline}
      clock={clock}
      candidate={{ name: t('assessments.preview.candidate'), detail: t('assessments.preview.detail') }}
      banner={<Notice tone="info">{t('assessments.preview.banner')}</Notice>}
      onClose={onClose}
    />
  );
}
