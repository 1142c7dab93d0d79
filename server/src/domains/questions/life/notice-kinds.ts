import type { NoticeKind } from '../../notices/index.ts';

const channels = { inbox: true, mail: false, sms: false } as const;

/** What reporters are told about their reports, and authors about their questions. */
export const questionNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'question_report.upheld',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'A question that you reported was wrong',
        subject: 'You were right about question Q-{number}',
        text: 'Your report about question Q-{number} was upheld. Thank you. {verdict}',
      },
      hi: {
        name: 'आपका बताया प्रश्न ग़लत निकला',
        subject: 'प्रश्न Q-{number} के बारे में आप सही थे',
        text: 'प्रश्न Q-{number} पर आपकी शिकायत मान ली गई। धन्यवाद। {verdict}',
      },
    },
  },
  {
    kind: 'question_report.dismissed',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'A question that you reported stays',
        subject: 'Question Q-{number} stays as it is',
        text: 'Your report about question Q-{number} was read, and the question stays as it is. {verdict}',
      },
      hi: {
        name: 'आपका बताया प्रश्न वैसा ही रहता है',
        subject: 'प्रश्न Q-{number} वैसा ही रहेगा',
        text: 'प्रश्न Q-{number} पर आपकी शिकायत पढ़ी गई; प्रश्न वैसा ही रहेगा। {verdict}',
      },
    },
  },
  {
    kind: 'question_review.approved',
    audience: 'staff',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'A question of yours was approved',
        subject: 'Question Q-{number} is approved',
        text: 'Question Q-{number} was approved: tests can take it now. {comment}',
      },
      hi: {
        name: 'आपका कोई प्रश्न स्वीकृत हुआ',
        subject: 'प्रश्न Q-{number} स्वीकृत है',
        text: 'प्रश्न Q-{number} स्वीकृत हो गया: अब टेस्ट उसे ले सकते हैं। {comment}',
      },
    },
  },
  {
    kind: 'question_review.returned',
    audience: 'staff',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'A question of yours was sent back',
        subject: 'Question Q-{number} came back from review',
        text: 'Question Q-{number} came back from review: {comment}',
      },
      hi: {
        name: 'आपका कोई प्रश्न लौटाया गया',
        subject: 'प्रश्न Q-{number} समीक्षा से लौटा है',
        text: 'प्रश्न Q-{number} समीक्षा से लौटा है: {comment}',
      },
    },
  },
];
