import type { PracticeWish } from '@abhyas/contract/assessments/practice-runs';
import { Button, type ButtonProps } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly wish: PracticeWish;
  /** Says what is practised to those who hear the button alone. */
  readonly label?: string;
  /** Names how many questions there are. */
  readonly children: ReactNode;
}

/** Starts to practise a few questions of a chapter at once. */
export function PractiseSet({ wish, label, children, variant = 'outline', size = 'sm' }: Props) {
  const navigate = useNavigate();
  const start = useChange(() => api.assessments.startPracticeSet({ body: wish }), {
    after: ({ runId }) => navigate({ to: '/student/practice/$runId', params: { runId } }),
  });
  return (
    <Button size={size} variant={variant} aria-label={label} loading={start.busy} onClick={() => start.send()}>
      {children}
    </Button>
  );
}
