import type { NoticeKind } from '../../../notices/index.ts';

const channels = { inbox: true, mail: false, sms: false } as const;

/** What students hear of lists over several papers, and staff of lists that do not stand any more. */
export const rankListNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'rank_list.issued',
    audience: 'students',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'A rank list was issued',
        subject: 'Your rank in {title}: {rank}',
        text: '{title} is issued. Your rank is {rank} of {candidates}.',
      },
      hi: {
        name: 'रैंक सूची जारी हुई',
        subject: '{title} में आपकी रैंक: {rank}',
        text: '{title} जारी हुई। {candidates} में आपकी रैंक {rank} है।',
      },
    },
  },
  {
    kind: 'rank_list.changed',
    audience: 'students',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'My rank in a list was issued again',
        subject: 'New rank in {title}: {rank}',
        text: '{title} is issued again. Your rank is now {rank} of {candidates} (before: {rankBefore}).',
      },
      hi: {
        name: 'सूची में मेरी रैंक फिर से जारी हुई',
        subject: '{title} में नई रैंक: {rank}',
        text: '{title} फिर से जारी हुई। {candidates} में आपकी रैंक अब {rank} है (पहले: {rankBefore})।',
      },
    },
  },
  {
    kind: 'rank_list.outdated',
    audience: 'staff',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'A rank list that I issued is out of date',
        subject: 'Out of date: {title}',
        text: 'Results in {title} were marked again. Students see the old ranks until you issue the list again.',
      },
      hi: {
        name: 'मेरी जारी की हुई रैंक सूची पुरानी हो गई',
        subject: 'पुरानी हो गई: {title}',
        text: '{title} के परिणाम फिर से जाँचे गए। जब तक आप सूची फिर से जारी नहीं करते, विद्यार्थी पुरानी रैंक देखते हैं।',
      },
    },
  },
];
