import type { notes } from '@abhyas/contract/courses/learning';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { exportNotes } from './export-notes.ts';
import { listNotes, removeNote, writeNote } from './write-note.ts';

export const noteHandlers: Handlers<typeof notes> = {
  listNotes,
  writeNote,
  removeNote,
  exportNotes,
};
