import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { assignThing } from './assignments/assign-thing.ts';
import { endAssignment } from './assignments/end-assignment.ts';
import { listAssignments } from './assignments/list-assignments.ts';
import { searchAssignable } from './assignments/search-assignable.ts';
import { archiveBatch } from './batches/archive-batch.ts';
import { createBatch } from './batches/create-batch.ts';
import { findBatches } from './batches/find-batches.ts';
import { listBatches } from './batches/list-batches.ts';
import { restoreBatch } from './batches/restore-batch.ts';
import { showBatch } from './batches/show-batch.ts';
import { updateBatch } from './batches/update-batch.ts';
import { assignCourses } from './course-assignment/assign-courses.ts';
import { listAssignmentStudents } from './course-assignment/list-assignment-students.ts';
import { searchAssignableCourses } from './course-assignment/search-assignable-courses.ts';
import { takeCoursesBack } from './course-assignment/take-courses-back.ts';
import { memberImportHandlers } from './imports/member-imports.ts';
import { addMembers } from './members/add-members.ts';
import { listMembers } from './members/list-members.ts';
import { listMoves } from './members/list-moves.ts';
import { moveMember } from './members/move-member.ts';
import { removeMember } from './members/remove-member.ts';
import { searchStudents } from './members/search-students.ts';

export const handlers: Handlers<typeof api.cohorts> = {
  listBatches,
  findBatches,
  createBatch,
  showBatch,
  updateBatch,
  archiveBatch,
  restoreBatch,
  listMembers,
  searchStudents,
  addMembers,
  removeMember,
  moveMember,
  listMoves,
  listAssignments,
  searchAssignable,
  assignThing,
  endAssignment,
  ...memberImportHandlers,
  listAssignmentStudents,
  searchAssignableCourses,
  assignCourses,
  takeCoursesBack,
};
