import { z } from 'zod';
import { partner } from '../access.ts';
import { downloadOf, get, post, put } from '../endpoint.ts';
import { id, page, paged, text } from '../shapes.ts';
import { code, codeBatch, codeStates, codeTerms, shownCodeBatch } from './shapes.ts';

const read = partner('sales.read');
const write = partner('sales.write');
const one = z.object({ codeBatchId: id });
const taken = { body: z.object({ batchId: id }) };
const notTaken = ['CODES_TAKEN', 'CODES_OF_OTHERS', 'CODES_NOT_READY', 'CODES_GONE'];

export const codeBatches = {
  listCodeBatches: get('/api/partner/codes/batches', {
    summary: 'Batches of activation codes, the newest first, with how many were redeemed and blocked',
    access: read,
    query: page.extend({ search: text(80).default('') }),
    reply: paged(codeBatch).extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  createCodeBatch: post('/api/partner/codes/batches', {
    summary:
      'Has a batch of activation codes made; they are stored hashed, and their list waits a week to be downloaded once',
    access: write,
    body: codeTerms,
    reply: shownCodeBatch,
    errors: ['OFFER_UNKNOWN', 'CODES_OVER'],
  }),
  showCodeBatch: get('/api/partner/codes/batches/:codeBatchId', {
    summary: 'One batch of activation codes, and how far its files are',
    access: read,
    params: one,
    reply: shownCodeBatch,
  }),
  blockCodeBatch: put('/api/partner/codes/batches/:codeBatchId/block', {
    summary: 'Blocks what is left of a batch, or opens it again; what was redeemed stays open',
    access: write,
    params: one,
    body: z.object({ blocked: z.boolean() }),
    reply: shownCodeBatch,
  }),
  takeCodeList: downloadOf('/api/partner/codes/list', {
    summary: 'The codes of a batch in plain text as CSV: once, to the person who made it',
    access: write,
    file: 'text/csv; charset=utf-8',
    ...taken,
    reply: z.string(),
    errors: notTaken,
  }),
  takeCodeSheets: downloadOf('/api/partner/codes/sheets', {
    summary: 'Sheets with the QR codes of a batch for a printer as PDF: once, to the person who made it',
    access: write,
    file: 'application/octet-stream',
    ...taken,
    reply: z.unknown(),
    errors: notTaken,
  }),
  listCodes: get('/api/partner/codes', {
    summary: 'Codes with who redeemed them and when; a search finds a whole code, its last four signs, or a person',
    access: read,
    query: page.extend({
      search: text(120).default(''),
      batchId: id.optional(),
      state: z.enum(codeStates).optional(),
    }),
    reply: paged(code).extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  blockCode: put('/api/partner/codes/:codeId/block', {
    summary: 'Blocks one code that was not redeemed yet, or opens it again',
    access: write,
    params: z.object({ codeId: id }),
    body: z.object({ blocked: z.boolean() }),
    reply: code,
    errors: ['CODE_REDEEMED'],
  }),
};
