import type { NoticeKind } from '../notices/index.ts';

const channels = { inbox: true, mail: true, sms: false } as const;

/** What buyers hear of their orders. */
export const commerceNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'order.paid',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your payment arrived',
        subject: 'Order {number} is paid',
        text: '{titles} is open to you now. Your invoice is with the order.',
      },
      hi: {
        name: 'आपका भुगतान मिल गया',
        subject: 'ऑर्डर {number} का भुगतान हो गया',
        text: '{titles} अब आपके लिए खुला है। आपका बिल ऑर्डर के साथ है।',
      },
    },
  },
  {
    kind: 'order.paidTwice',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'You paid twice',
        subject: 'Order {number} was paid twice',
        text: 'A second payment of order {number} arrived. We are sending it back. It takes 5 to 7 working days.',
      },
      hi: {
        name: 'आपने दो बार भुगतान किया',
        subject: 'ऑर्डर {number} का भुगतान दो बार हुआ',
        text: 'ऑर्डर {number} का दूसरा भुगतान मिला है। हम उसे लौटा रहे हैं। इसमें 5 से 7 कार्यदिवस लगते हैं।',
      },
    },
  },
  {
    kind: 'order.couponGone',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'A late payment comes back',
        subject: 'Your payment for order {number} came too late',
        text: 'Your payment arrived after order {number} had closed, and its coupon was used up by then. We are sending the money back. It takes 5 to 7 working days.',
      },
      hi: {
        name: 'देर से आया भुगतान लौटाया जा रहा है',
        subject: 'ऑर्डर {number} का भुगतान देर से आया',
        text: 'आपका भुगतान ऑर्डर {number} बंद होने के बाद आया, और तब तक उसका कूपन ख़त्म हो चुका था। हम पैसे लौटा रहे हैं। इसमें 5 से 7 कार्यदिवस लगते हैं।',
      },
    },
  },
  {
    kind: 'order.refunded',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your money is refunded',
        subject: 'A refund for order {number}',
        text: 'We are sending {amount} back for {titles}. It takes 5 to 7 working days. This is closed now.',
      },
      hi: {
        name: 'आपके पैसे लौटाए जा रहे हैं',
        subject: 'ऑर्डर {number} का रिफ़ंड',
        text: '{titles} के लिए हम {amount} लौटा रहे हैं। इसमें 5 से 7 कार्यदिवस लगते हैं। यह अब बंद है।',
      },
    },
  },
];
