import type { NoticeKind } from '../notices/index.ts';

/** The words are the staff's own, already filled for each person; the template only chooses the language. */
const own = { en: { subject: '{subjectEn}', text: '{textEn}' }, hi: { subject: '{subjectHi}', text: '{textHi}' } };
const channels = { inbox: true, mail: true, sms: true } as const;

/** What people hear by a notice that staff wrote to many. */
export const engagementNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'broadcast.notice',
    topic: 'institute',
    channels,
    texts: {
      en: { name: 'A notice of your institute', ...own.en },
      hi: { name: 'आपके संस्थान की सूचना', ...own.hi },
    },
  },
  {
    kind: 'broadcast.offer',
    topic: 'institute',
    channels,
    needsConsent: 'marketing',
    texts: {
      en: { name: 'An offer of your institute', ...own.en },
      hi: { name: 'आपके संस्थान का ऑफ़र', ...own.hi },
    },
  },
  {
    kind: 'enquiry.answered',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: { name: 'Your question about a course was answered', subject: 'About {title}', text: '{answer}' },
      hi: { name: 'कोर्स के बारे में आपके सवाल का जवाब', subject: '{title} के बारे में', text: '{answer}' },
    },
  },
];
