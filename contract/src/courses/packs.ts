import { z } from 'zod';
import { partner } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';
import { outlineReply } from './outline.ts';
import { courseLimits, courseStatus } from './shapes.ts';

export const packs = {
  savePackCourses: put('/api/authoring/courses/:courseId/pack', {
    summary: 'The courses of a pack, in their order',
    access: partner('courses.write'),
    params: z.object({ courseId: id }),
    body: z.object({ courseIds: z.array(id).max(courseLimits.coursesOfPack) }),
    reply: outlineReply,
    errors: ['COURSE_STATE', 'COURSE_IS_PACK', 'PACK_COURSE_UNKNOWN'],
  }),
  findPackable: get('/api/authoring/packable', {
    summary: 'Courses that can stand in a pack',
    access: partner('courses.read'),
    query: z.object({ search: text(120).default('') }),
    reply: z.object({
      courses: z.array(z.object({ courseId: id, title: z.string(), status: courseStatus, lessons: whole })),
    }),
  }),
};
