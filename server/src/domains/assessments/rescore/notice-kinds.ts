import type { NoticeKind } from '../../notices/index.ts';

const channels = { inbox: true, mail: false, sms: false } as const;

/** What students hear when keys of a paper they sat are decided about. */
export const keyNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'result.marks_changed',
    audience: 'students',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'My marks were issued again',
        subject: 'New marks in {title}: {marks}',
        text: 'Answer keys of {title} were decided again. Your marks are now {marks} (before: {before}), your rank is {rank} (before: {rankBefore}).',
      },
      hi: {
        name: 'मेरे अंक फिर से जारी हुए',
        subject: '{title} में नए अंक: {marks}',
        text: '{title} की उत्तर कुंजी पर फिर से निर्णय हुआ। आपके अंक अब {marks} हैं (पहले: {before}) और आपकी रैंक {rank} है (पहले: {rankBefore})।',
      },
    },
  },
  {
    kind: 'result.rank_changed',
    audience: 'students',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'My rank was issued again',
        subject: 'New rank in {title}: {rank}',
        text: 'Answer keys of {title} were decided again. Your marks stay {marks}; your rank is now {rank} (before: {rankBefore}).',
      },
      hi: {
        name: 'मेरी रैंक फिर से जारी हुई',
        subject: '{title} में नई रैंक: {rank}',
        text: '{title} की उत्तर कुंजी पर फिर से निर्णय हुआ। आपके अंक {marks} ही हैं; आपकी रैंक अब {rank} है (पहले: {rankBefore})।',
      },
    },
  },
  {
    kind: 'result.retake_changed',
    audience: 'students',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'Marks of a further attempt were issued again',
        subject: 'New marks in {title}: {marks}',
        text: 'Answer keys of {title} were decided again. The marks of your further attempt are now {marks} (before: {before}).',
      },
      hi: {
        name: 'मेरे अगले प्रयास के अंक फिर से जारी हुए',
        subject: '{title} में नए अंक: {marks}',
        text: '{title} की उत्तर कुंजी पर फिर से निर्णय हुआ। आपके अगले प्रयास के अंक अब {marks} हैं (पहले: {before})।',
      },
    },
  },
  {
    kind: 'key_challenge.answered',
    audience: 'students',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'My challenge of a key was answered',
        subject: 'Your challenge in {title} was answered',
        text: 'Your challenge of an answer key in {title} was decided. You find the answer beside the question in your result.',
      },
      hi: {
        name: 'उत्तर कुंजी पर मेरी आपत्ति का उत्तर आया',
        subject: '{title} में आपकी आपत्ति का उत्तर',
        text: '{title} की उत्तर कुंजी पर आपकी आपत्ति का निर्णय हो गया है। उत्तर आपके परिणाम में प्रश्न के साथ है।',
      },
    },
  },
];
