import { z } from 'zod';
import { download, get, post } from '../endpoint.ts';

/** A path of this host that nobody can guess; null before one was made. */
const address = z.object({ path: z.string().nullable() });

/** The own classes in the calendar programs of phones and computers (iCalendar, RFC 5545). */
export const series = {
  showMyCalendar: get('/api/live/calendar', {
    summary: 'The address of the own classes for calendar programs',
    access: 'signedIn',
    reply: address,
    errors: ['FORBIDDEN'],
  }),
  renewMyCalendar: post('/api/live/calendar', {
    summary: 'Makes that address, or another one; the one before leads nowhere from then on',
    access: 'signedIn',
    reply: address,
    errors: ['FORBIDDEN'],
  }),
  readCalendar: download('/api/live/calendar/:token', {
    summary: 'The classes of the person whose address this is, some weeks back and some months ahead',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    file: 'text/calendar; charset=utf-8',
    reply: z.string(),
    errors: ['LIVE_CALENDAR'],
  }),
};
