import type { ComponentProps } from 'react';
import type { Cover } from '../../../ui/figures/cover.tsx';
import type { HomePaper } from './paper-filter.ts';

type Look = Pick<ComponentProps<typeof Cover>, 'drawing' | 'tone'>;

const looks: Readonly<Record<string, Look>> = {
  physics: { drawing: 'waves', tone: 'warm' },
  chemistry: { drawing: 'lattice', tone: 'deep' },
  maths: { drawing: 'envelope', tone: 'soft' },
  mathematics: { drawing: 'envelope', tone: 'soft' },
  biology: { drawing: 'field', tone: 'soft' },
};

/** One drawing for each subject; a paper of several is an answer sheet. */
export function coverOf({ subjects }: HomePaper): Look {
  const only = subjects.length === 1 ? looks[subjects[0]!.toLowerCase()] : undefined;
  return only ?? { drawing: 'sheet', tone: 'deep' };
}
