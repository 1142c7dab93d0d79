import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { assignThing, endAssignment } from './assignments/assign.ts';
import { listAssignments, searchAssignable } from './assignments/list-assignments.ts';
import { archiveBatch, restoreBatch } from './batches/archive-batch.ts';
import { findBatches } from './batches/find-batches.ts';
import { listBatches } from './batches/list-batches.ts';
import { showBatch } from './batches/present-batches.ts';
import { createBatch, updateBatch } from './batches/save-batch.ts';
import { courseAssignmentHandlers } from './course-assignment/handlers.ts';
import { memberImportHandlers } from './imports/member-imports.ts';
import { addMembers } from './members/add-members.ts';
import { listMembers, listMoves, searchStudents } from './members/list-members.ts';
import { moveMember, removeMember } from './members/move-member.ts';

export const handlers: Handlers<typeof api.cohorts> = {
  listBatches,
  findBatches,
  createBatch,
  showBatch: (ctx, { params }) => showBatch(ctx, params.batchId),
  updateBatch,
  archiveBatch: (ctx, { params }) => archiveBatch(ctx, params.batchId),
  restoreBatch: (ctx, { params }) => restoreBatch(ctx, params.batchId),
  listMembers,
  searchStudents,
  addMembers,
  removeMember,
  moveMember,
  listMoves,
  listAssignments: (ctx, { params }) => listAssignments(ctx, params.batchId),
  searchAssignable,
  assignThing,
  endAssignment,
  ...memberImportHandlers,
  ...courseAssignmentHandlers,
};
