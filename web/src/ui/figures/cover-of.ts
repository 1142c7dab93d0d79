import type { ComponentProps } from 'react';
import type { Cover } from './cover.tsx';

type Look = Pick<ComponentProps<typeof Cover>, 'drawing' | 'tone'>;

const looks: Readonly<Record<string, Look>> = {
  physics: { drawing: 'waves', tone: 'warm' },
  chemistry: { drawing: 'lattice', tone: 'deep' },
  maths: { drawing: 'envelope', tone: 'soft' },
  mathematics: { drawing: 'envelope', tone: 'soft' },
  biology: { drawing: 'helix', tone: 'soft' },
};

/** One drawing for each subject; what has several, or none, gets `otherwise`. */
export const coverOf = (subjects: readonly string[], otherwise: Look = { drawing: 'sheet', tone: 'deep' }): Look =>
  (subjects.length === 1 && looks[subjects[0]!.toLowerCase()]) || otherwise;
