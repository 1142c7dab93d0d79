import type { Context } from '../../kernel/context.ts';
import { subscribe } from '../../kernel/events.ts';
import { paperArchived, paperPublished, paperSettingsSaved } from '../assessments/index.ts';
import { courseArchived, coursePublished } from '../courses/index.ts';
import { forgetHome } from './home/load-home.ts';

const forget = async (ctx: Context) => forgetHome(ctx.instituteId);

/** The home shows open papers and courses, so it is read afresh when one of them changes. */
export const subscribers = [
  subscribe(paperPublished, 'discovery.forget_home.published', forget),
  subscribe(paperSettingsSaved, 'discovery.forget_home.settings_saved', forget),
  subscribe(coursePublished, 'discovery.forget_home.course_published', forget),
  subscribe(courseArchived, 'discovery.forget_home.course_archived', forget),
  subscribe(paperArchived, 'discovery.forget_home.archived', forget),
];
