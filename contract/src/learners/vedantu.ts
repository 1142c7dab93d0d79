import { z } from 'zod';
import { partner } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { id, text } from '../shapes.ts';

const student = z.object({ accountId: id });
/** The number by which the partner Vedantu knows a student (spec §3); null: they are no student of it. */
const vedantuId = z.string().nullable();

export const vedantu = {
  showVedantuId: get('/api/students/:accountId/vedantu-id', {
    summary: 'The number of one student at the partner Vedantu',
    access: partner('people.read'),
    params: student,
    reply: z.object({ vedantuId, can: z.object({ change: z.boolean() }) }),
    errors: ['NOT_FOUND'],
  }),
  saveVedantuId: put('/api/students/:accountId/vedantu-id', {
    summary:
      'Says by which number the partner Vedantu knows a student, who then enters by its addresses; null takes that away',
    access: partner('people.write'),
    params: student,
    body: z.object({ vedantuId: text(60, 1).nullable() }),
    reply: z.object({ vedantuId }),
    errors: ['NOT_FOUND'],
  }),
};
