import type { CourseType } from './shapes.ts';

// No zod here: the browser imports this file.

/** Packs and subscriptions hold courses and have no lessons of their own. */
export const isPackType = (type: CourseType): type is 'pack' | 'subscription' =>
  type === 'pack' || type === 'subscription';
