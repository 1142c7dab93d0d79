import type { NoticeKind } from '../../notices/index.ts';

const channels = { inbox: true, mail: true, sms: false } as const;

/** What students hear of their live classes. */
export const liveNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'live.scheduled',
    topic: 'study',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'A live class is scheduled',
        subject: '{title}, {at:time}',
        text: '{teacher} teaches {title}. First class: {at:time}. Dates: {count}. You find them all under Live classes.',
      },
      hi: {
        name: 'लाइव क्लास तय होती है',
        subject: '{title}, {at:time}',
        text: '{title} {teacher} पढ़ाएँगे। पहली क्लास: {at:time}। कुल क्लास: {count}। सब लाइव क्लास में दिखेंगी।',
      },
    },
  },
  {
    kind: 'live.changed',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'A live class is moved or changed',
        subject: '{title} is on {at:time} now',
        text: '{title} with {teacher} is on {at:time} now. {reason}',
      },
      hi: {
        name: 'लाइव क्लास का समय या कुछ और बदलता है',
        subject: '{title} अब {at:time} पर है',
        text: '{title}, {teacher} के साथ, अब {at:time} पर है। {reason}',
      },
    },
  },
  {
    kind: 'live.cancelled',
    topic: 'study',
    channels,
    texts: {
      en: {
        name: 'A live class is cancelled',
        subject: 'Cancelled: {title}, {at:time}',
        text: '{title} on {at:time} does not take place. Classes cancelled: {count}. {reason}',
      },
      hi: {
        name: 'लाइव क्लास रद्द होती है',
        subject: 'रद्द: {title}, {at:time}',
        text: '{at:time} की क्लास {title} नहीं होगी। रद्द क्लास: {count}। {reason}',
      },
    },
  },
  {
    kind: 'live.soon',
    topic: 'study',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'A live class is about to start',
        subject: '{title} starts in {minutes} min',
        text: '{title} with {teacher} starts at {at:time}.',
      },
      hi: {
        name: 'लाइव क्लास शुरू होने वाली है',
        subject: '{title} {minutes} मिनट में शुरू होगी',
        text: '{title}, {teacher} के साथ, {at:time} पर शुरू होगी।',
      },
    },
  },
  {
    kind: 'live.doubtLeft',
    topic: 'study',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'A student leaves a doubt after a live class',
        subject: '{name} asks about {title}',
        text: '{words}',
      },
      hi: {
        name: 'लाइव क्लास के बाद छात्र सवाल छोड़ता है',
        subject: '{title} पर {name} का सवाल',
        text: '{words}',
      },
    },
  },
  {
    kind: 'live.doubtAnswered',
    topic: 'study',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'Your doubt about a live class is answered',
        subject: 'Answered: {words}',
        text: '{answer}',
      },
      hi: {
        name: 'लाइव क्लास पर आपके सवाल का जवाब मिलता है',
        subject: 'जवाब: {words}',
        text: '{answer}',
      },
    },
  },
];
