import type { NoticeKind } from '../../notices/index.ts';

/** What students hear of practice. */
export const practiceNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'practice.assigned',
    topic: 'study',
    channels: { inbox: true, mail: false, sms: false },
    needsConsent: 'communications',
    texts: {
      en: {
        name: 'A teacher asks you to practise',
        subject: 'Practise {count} questions: {chapters}',
        text: 'Your teacher of {batch} asks you to practise {count} questions of {chapters}. You find them under Practice.',
      },
      hi: {
        name: 'कोई शिक्षक आपसे अभ्यास करने को कहते हैं',
        subject: '{count} प्रश्नों का अभ्यास करें: {chapters}',
        text: '{batch} के शिक्षक चाहते हैं कि आप {chapters} के {count} प्रश्नों का अभ्यास करें। ये आपको अभ्यास में मिलेंगे।',
      },
    },
  },
];
