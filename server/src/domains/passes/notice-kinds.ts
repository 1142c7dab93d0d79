import type { NoticeKind } from '../notices/index.ts';

const channels = { inbox: true, mail: true, sms: false } as const;

/** What holders hear of their passes. */
export const passesNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'pass.trialEnds',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your trial ends soon',
        subject: 'Your trial of {plan} ends soon',
        text: 'Your trial of {plan} is open until {endsAt}. Nothing is charged when it ends. If it helps you, you can keep it.',
      },
      hi: {
        name: 'आपका ट्रायल जल्द ख़त्म होगा',
        subject: '{plan} का आपका ट्रायल जल्द ख़त्म होगा',
        text: '{plan} का आपका ट्रायल {endsAt} तक खुला है। ख़त्म होने पर कोई पैसे नहीं कटते। अगर यह आपके काम आ रहा है, तो आप इसे ले सकते हैं।',
      },
    },
  },
  {
    kind: 'pass.ends',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your pass ends soon',
        subject: '{plan} ends soon',
        text: '{plan} is open to you until {endsAt}. You can renew it now: the new days begin where the old ones end.',
      },
      hi: {
        name: 'आपका पास जल्द ख़त्म होगा',
        subject: '{plan} जल्द ख़त्म होगा',
        text: '{plan} आपके लिए {endsAt} तक खुला है। आप इसे अभी आगे बढ़ा सकते हैं: नए दिन पुराने दिनों के बाद शुरू होते हैं।',
      },
    },
  },
];
