import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import { createContext, use } from 'react';
import type { LessonBuilding } from './use-lesson.ts';

/** What every part of the lesson editor needs. */
export interface Editing extends LessonBuilding {
  readonly course: AuthoredCourse;
  readonly readOnly: boolean;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('A part of the lesson editor stands outside of it.');
  return editing;
}
