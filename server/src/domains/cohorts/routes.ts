import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { assignThing, endAssignment } from './assignments/assign.ts';
import { listAssignments, searchAssignable } from './assignments/list-assignments.ts';
import { archiveBatch, restoreBatch } from './batches/archive-batch.ts';
import { listBatches } from './batches/list-batches.ts';
import { showBatch } from './batches/present-batches.ts';
import { createBatch, updateBatch } from './batches/save-batch.ts';
import { courseAssignmentHandlers } from './course-assignment/handlers.ts';
import { memberImportHandlers } from './imports/member-imports.ts';
import { addMembers } from './members/add-members.ts';
import { listMembers, listMoves, searchStudents } from './members/list-members.ts';
import { moveMember, removeMember } from './members/move-member.ts';

export const handlers: Handlers<typeof api.cohorts> = {
  listBatches: (ctx, input) => listBatches(ctx, input),
  createBatch: (ctx, input) => createBatch(ctx, input),
  showBatch: (ctx, { params }) => showBatch(ctx, params.batchId),
  updateBatch: (ctx, input) => updateBatch(ctx, input),
  archiveBatch: (ctx, { params }) => archiveBatch(ctx, params.batchId),
  restoreBatch: (ctx, { params }) => restoreBatch(ctx, params.batchId),
  listMembers: (ctx, input) => listMembers(ctx, input),
  searchStudents: (ctx, input) => searchStudents(ctx, input),
  addMembers: (ctx, input) => addMembers(ctx, input),
  removeMember: (ctx, input) => removeMember(ctx, input),
  moveMember: (ctx, input) => moveMember(ctx, input),
  listMoves: (ctx, input) => listMoves(ctx, input),
  listAssignments: (ctx, { params }) => listAssignments(ctx, params.batchId),
  searchAssignable: (ctx, input) => searchAssignable(ctx, input),
  assignThing: (ctx, input) => assignThing(ctx, input),
  endAssignment: (ctx, input) => endAssignment(ctx, input),
  ...memberImportHandlers,
  ...courseAssignmentHandlers,
};
