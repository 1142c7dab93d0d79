import type { NoticeKind } from '../notices/index.ts';

const channels = { inbox: true, mail: true, sms: false } as const;

/** What students hear of their batches. */
export const cohortsNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'batch.joined',
    topic: 'institute',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'You join a batch',
        subject: 'You are in {batch} now',
        text: 'You were added to {batch}. What is assigned to it is open to you.',
      },
      hi: {
        name: 'आप किसी बैच में जुड़ते हैं',
        subject: 'अब आप {batch} में हैं',
        text: 'आपको {batch} में जोड़ा गया है। इस बैच को जो भी सौंपा गया है, वह आपके लिए खुला है।',
      },
    },
  },
  {
    kind: 'batch.moved',
    topic: 'institute',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'You move to another batch',
        subject: 'You moved to {to}',
        text: 'You were moved from {from} to {to}. From now on you see what is assigned to {to}.',
      },
      hi: {
        name: 'आपका बैच बदलता है',
        subject: 'अब आप {to} में हैं',
        text: 'आपको {from} से {to} में भेजा गया है। अब से आपको वही दिखेगा जो {to} को सौंपा गया है।',
      },
    },
  },
  {
    kind: 'batch.assigned',
    topic: 'study',
    channels,
    needsConsent: 'communications',
    texts: {
      en: {
        name: 'Something is assigned to your batch',
        subject: 'For {batch}: {title}',
        text: '{title} was assigned to {batch}.',
      },
      hi: {
        name: 'आपके बैच को कुछ सौंपा जाता है',
        subject: '{batch} के लिए: {title}',
        text: '{batch} को {title} सौंपा गया है।',
      },
    },
  },
];
