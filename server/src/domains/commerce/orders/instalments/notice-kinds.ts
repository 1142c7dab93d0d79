import type { NoticeKind } from '../../../notices/index.ts';

const every = {
  audience: 'students',
  topic: 'institute',
  channels: { inbox: true, mail: true, sms: false },
} as const;

/** The kind of notice for each step of a part that is not paid. */
export const instalmentNotices = {
  due: 'instalment.due',
  late: 'instalment.late',
  paused: 'instalment.paused',
} as const;

/** What somebody who pays in parts hears before a date, on it, and when access stops. */
export const instalmentNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'instalment.due',
    ...every,
    texts: {
      en: {
        name: 'An instalment is due soon',
        subject: '{amount} for {title} is due on {dueAt:time}',
        text: 'Part {part} of {title}, {amount}, is due on {dueAt:time}. You can pay it now.',
      },
      hi: {
        name: 'किस्त की तारीख़ पास है',
        subject: '{title} के {amount} {dueAt:time} तक देने हैं',
        text: '{title} की किस्त {part}, {amount}, {dueAt:time} तक देनी है। आप इसे अभी भी दे सकते हैं।',
      },
    },
  },
  {
    kind: 'instalment.late',
    ...every,
    texts: {
      en: {
        name: 'An instalment is late',
        subject: '{amount} for {title} was due on {dueAt:time}',
        text: 'Part {part} of {title}, {amount}, is not paid yet. Everything stays open until {pausesAt:time}. Please pay before then.',
      },
      hi: {
        name: 'किस्त की तारीख़ निकल गई',
        subject: '{title} के {amount} {dueAt:time} तक देने थे',
        text: '{title} की किस्त {part}, {amount}, अभी नहीं मिली। {pausesAt:time} तक सब खुला रहेगा। कृपया उससे पहले भुगतान कर दें।',
      },
    },
  },
  {
    kind: 'instalment.paused',
    ...every,
    texts: {
      en: {
        name: 'A course waits for an instalment',
        subject: '{title} waits for {amount}',
        text: '{title} is closed until part {part}, {amount}, is paid. Your answers and notes are kept, and all of it opens the moment you pay. If paying is hard just now, please talk to your institute.',
      },
      hi: {
        name: 'कोर्स किस्त के इंतज़ार में है',
        subject: '{title} के लिए {amount} बाक़ी हैं',
        text: 'किस्त {part}, {amount}, मिलने तक {title} बंद है। आपके जवाब और नोट्स सुरक्षित हैं, और भुगतान करते ही सब फिर खुल जाएगा। अगर अभी पैसे देना मुश्किल है, तो अपने संस्थान से बात कीजिए।',
      },
    },
  },
];
