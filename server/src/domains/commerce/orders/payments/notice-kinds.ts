import { instalmentNoticeKinds } from '../instalments/notice-kinds.ts';
import type { NoticeKind } from '../../../notices/index.ts';

const channels = { inbox: true, mail: true, sms: false } as const;

/** What buyers hear of their orders. */
export const commerceNoticeKinds: readonly NoticeKind[] = [
  ...instalmentNoticeKinds,
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
    kind: 'order.giftPaid',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your gift is paid',
        subject: 'Order {number} is paid',
        text: '{titles}: the code is mailed on its day. You see under “Gifts” how far it is.',
      },
      hi: {
        name: 'आपके उपहार का भुगतान हो गया',
        subject: 'ऑर्डर {number} का भुगतान हो गया',
        text: '{titles}: कोड अपने दिन ईमेल से जाएगा। “उपहार” में आप उसकी स्थिति देख सकते हैं।',
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
    kind: 'order.partGone',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'A payment for instalments that ended comes back',
        subject: 'Your payment for order {number} comes back',
        text: 'Order {number} was a part of instalments that have ended, so nothing was due. We are sending the money back. It takes 5 to 7 working days.',
      },
      hi: {
        name: 'किस्तें बंद होने से भुगतान लौटाया जा रहा है',
        subject: 'ऑर्डर {number} का भुगतान लौटाया जा रहा है',
        text: 'ऑर्डर {number} जिन किस्तों का था, वे बंद हो चुकी हैं, इसलिए कुछ देना नहीं था। हम पैसे लौटा रहे हैं। इसमें 5 से 7 कार्यदिवस लगते हैं।',
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
    kind: 'order.creditGone',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'A payment comes back because a credit was used',
        subject: 'Your payment for order {number} comes back',
        text: 'Order {number} counted what was left of an earlier purchase, and that was used or refunded before your payment arrived. We are sending the money back. It takes 5 to 7 working days.',
      },
      hi: {
        name: 'क्रेडिट काम में आ जाने से भुगतान लौटाया जा रहा है',
        subject: 'ऑर्डर {number} का भुगतान लौटाया जा रहा है',
        text: 'ऑर्डर {number} में आपकी पिछली ख़रीद की बची रकम जोड़ी गई थी, पर भुगतान पहुँचने से पहले वह काम में आ चुकी थी या लौटाई जा चुकी थी। हम पैसे लौटा रहे हैं। इसमें 5 से 7 कार्यदिवस लगते हैं।',
      },
    },
  },
  {
    kind: 'order.walletGone',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'A late payment comes back, the wallet was used',
        subject: 'Your payment for order {number} came too late',
        text: 'Your payment arrived after order {number} had closed, and the money of your wallet was used by then. We are sending the payment back. It takes 5 to 7 working days.',
      },
      hi: {
        name: 'देर से आया भुगतान लौटाया जा रहा है, वॉलेट खर्च हो चुका था',
        subject: 'ऑर्डर {number} का भुगतान देर से आया',
        text: 'आपका भुगतान ऑर्डर {number} बंद होने के बाद आया, और तब तक आपके वॉलेट के पैसे खर्च हो चुके थे। हम भुगतान लौटा रहे हैं। इसमें 5 से 7 कार्यदिवस लगते हैं।',
      },
    },
  },
  {
    kind: 'wallet.credited',
    audience: 'students',
    topic: 'institute',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'Promo money for your wallet',
        subject: '{amount} for your wallet',
        text: '{reason}. Use it for your next order before it ends.',
      },
      hi: {
        name: 'आपके वॉलेट में प्रोमो राशि',
        subject: 'आपके वॉलेट में {amount}',
        text: '{reason}। समाप्त होने से पहले इसे अगले ऑर्डर में इस्तेमाल करें।',
      },
    },
  },
  {
    kind: 'wallet.referral',
    audience: 'students',
    topic: 'institute',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'Money for inviting a friend',
        subject: '{amount} for your wallet',
        text: '{reason} joined with your link. Use the money for your next order before it ends.',
      },
      hi: {
        name: 'दोस्त को बुलाने की राशि',
        subject: 'आपके वॉलेट में {amount}',
        text: '{reason} आपके लिंक से जुड़े। समाप्त होने से पहले यह राशि अगले ऑर्डर में इस्तेमाल करें।',
      },
    },
  },
  {
    kind: 'wallet.welcome',
    audience: 'students',
    topic: 'institute',
    channels: { ...channels, mail: false },
    texts: {
      en: {
        name: 'Money for joining by an invitation',
        subject: '{amount} for your wallet',
        text: '{reason} invited you, and this is your gift. Use it for your next order before it ends.',
      },
      hi: {
        name: 'बुलावे से जुड़ने की राशि',
        subject: 'आपके वॉलेट में {amount}',
        text: '{reason} ने आपको बुलाया था, यह आपका उपहार है। समाप्त होने से पहले इसे अगले ऑर्डर में इस्तेमाल करें।',
      },
    },
  },
  {
    kind: 'payment.refused',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your payment was not found',
        subject: 'Your payment for order {number} was not found',
        text: 'Your institute writes: {answer} You can pay again on the page of the order.',
      },
      hi: {
        name: 'आपका भुगतान नहीं मिला',
        subject: 'ऑर्डर {number} का भुगतान नहीं मिला',
        text: 'आपके संस्थान ने लिखा है: {answer} आप ऑर्डर के पेज पर फिर से भुगतान कर सकते हैं।',
      },
    },
  },
  {
    kind: 'refund.declined',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your refund was declined',
        subject: 'Your refund for order {number} was declined',
        text: 'Your institute writes: {answer}',
      },
      hi: {
        name: 'आपका रिफ़ंड स्वीकार नहीं हुआ',
        subject: 'ऑर्डर {number} का रिफ़ंड स्वीकार नहीं हुआ',
        text: 'आपके संस्थान ने लिखा है: {answer}',
      },
    },
  },
  {
    kind: 'order.takenByBank',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your bank took a payment back',
        subject: 'Your bank took {amount} back',
        text: 'Your bank took the payment of order {number} back, {amount} for {titles}. This is closed now. If you did not ask your bank for it, please talk to your institute.',
      },
      hi: {
        name: 'आपके बैंक ने भुगतान वापस ले लिया',
        subject: 'आपके बैंक ने {amount} वापस ले लिए',
        text: 'आपके बैंक ने ऑर्डर {number} का भुगतान, {titles} के {amount}, वापस ले लिया है। यह अब बंद है। अगर आपने बैंक से ऐसा नहीं कहा था, तो अपने संस्थान से बात कीजिए।',
      },
    },
  },
  {
    kind: 'wallet.takenByBank',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'Your bank took money of your wallet back',
        subject: 'Your bank took {amount} back',
        text: 'Your bank took the money of order {number} back that you had added to your wallet, {amount}. It is not in the wallet any more. If you did not ask your bank for it, please talk to your institute.',
      },
      hi: {
        name: 'आपके बैंक ने वॉलेट के पैसे वापस ले लिए',
        subject: 'आपके बैंक ने {amount} वापस ले लिए',
        text: 'आपने ऑर्डर {number} से वॉलेट में जो {amount} जोड़े थे, वे आपके बैंक ने वापस ले लिए हैं। अब वे वॉलेट में नहीं हैं। अगर आपने बैंक से ऐसा नहीं कहा था, तो अपने संस्थान से बात कीजिए।',
      },
    },
  },
  {
    kind: 'wallet.owed',
    audience: 'students',
    topic: 'institute',
    channels,
    texts: {
      en: {
        name: 'You owe money that your bank took back',
        subject: 'Your bank took {amount} back, and you owe {owed}',
        text: 'Your bank took the money of order {number} back that you had added to your wallet, {amount}. You have spent {owed} of it, and owe that to your institute. Money that you add pays it first. If you did not ask your bank for it, please talk to your institute.',
      },
      hi: {
        name: 'बैंक ने जो पैसे वापस लिए, वे आप पर बकाया हैं',
        subject: 'आपके बैंक ने {amount} वापस ले लिए, {owed} बकाया हैं',
        text: 'आपने ऑर्डर {number} से वॉलेट में जो {amount} जोड़े थे, वे आपके बैंक ने वापस ले लिए हैं। उनमें से {owed} आप खर्च कर चुके हैं, वे संस्थान को देने बाकी हैं। आप जो पैसे जोड़ेंगे, उनसे पहले यही चुकेगा। अगर आपने बैंक से ऐसा नहीं कहा था, तो अपने संस्थान से बात कीजिए।',
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
