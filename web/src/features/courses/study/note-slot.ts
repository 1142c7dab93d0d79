import type { LessonNote } from '@abhyas/contract/courses/learning';
import { createSlot } from '../../../ui/layout/slot.tsx';

/** A note or highlight of the learner, and where it stands. */
export interface TakenNote {
  readonly note: Pick<LessonNote, 'text' | 'highlight'>;
  /** The address that leads back. */
  readonly path: string;
  readonly lesson: string;
  /** 18:20, page 3; null where one is nowhere. */
  readonly at: string | null;
}

/** What else can be done with a note. */
export const { Slot: NoteSlot, Fill: NoteFill } = createSlot<TakenNote>();
