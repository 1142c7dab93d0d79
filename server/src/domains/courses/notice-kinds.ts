import type { NoticeKind } from '../notices/index.ts';

const inbox = { inbox: true, mail: false, sms: false } as const;
const withMail = { inbox: true, mail: true, sms: false } as const;

const doubtKinds: readonly NoticeKind[] = [
  {
    kind: 'doubt.asked',
    audience: 'staff',
    topic: 'institute',
    channels: inbox,
    texts: {
      en: {
        name: 'A student asks in a course that you teach',
        subject: 'A doubt waits for you: {title}',
        text: '“{title}” was asked in the lesson {lesson}.',
      },
      hi: {
        name: 'आपके पढ़ाए कोर्स में कोई सवाल पूछता है',
        subject: 'एक सवाल आपके जवाब की राह देख रहा है: {title}',
        text: 'पाठ {lesson} में “{title}” पूछा गया है।',
      },
    },
  },
  {
    kind: 'doubt.answered',
    audience: 'students',
    topic: 'study',
    channels: inbox,
    texts: {
      en: {
        name: 'A teacher answers your doubt',
        subject: 'A teacher answered: {title}',
        text: 'A teacher answered “{title}” in the lesson {lesson}. If it helped, accept the answer.',
      },
      hi: {
        name: 'शिक्षक आपके सवाल का जवाब देते हैं',
        subject: 'शिक्षक ने जवाब दिया: {title}',
        text: 'पाठ {lesson} के सवाल “{title}” का शिक्षक ने जवाब दिया है। अगर बात समझ आ गई, तो जवाब स्वीकार करें।',
      },
    },
  },
  {
    kind: 'doubt.replied',
    topic: 'study',
    channels: inbox,
    texts: {
      en: {
        name: 'A fellow student writes about your doubt',
        subject: 'A new reply: {title}',
        text: 'A student replied to “{title}” in the lesson {lesson}.',
      },
      hi: {
        name: 'कोई साथी आपके सवाल पर लिखता है',
        subject: 'नया जवाब: {title}',
        text: 'पाठ {lesson} के सवाल “{title}” पर एक विद्यार्थी ने लिखा है।',
      },
    },
  },
  {
    kind: 'doubt.accepted',
    topic: 'study',
    channels: inbox,
    texts: {
      en: {
        name: 'Your answer solved a doubt',
        subject: 'Your answer helped: {title}',
        text: 'Your answer to “{title}” was accepted as the one that solved it. Thank you.',
      },
      hi: {
        name: 'आपके जवाब से किसी का सवाल सुलझता है',
        subject: 'आपका जवाब काम आया: {title}',
        text: '“{title}” पर आपका जवाब सही हल माना गया। धन्यवाद।',
      },
    },
  },
  {
    kind: 'doubt.hidden',
    topic: 'institute',
    channels: inbox,
    texts: {
      en: {
        name: 'Something that you wrote was hidden',
        subject: 'What you wrote under “{title}” was hidden',
        text: 'Your teachers hid it from the others. Why: {reason}',
      },
      hi: {
        name: 'आपका लिखा कुछ छिपाया गया',
        subject: '“{title}” में आपका लिखा छिपाया गया',
        text: 'शिक्षकों ने इसे बाक़ी लोगों से छिपाया है। कारण: {reason}',
      },
    },
  },
];

/** What learners and teachers hear of courses. */
export const coursesNoticeKinds: readonly NoticeKind[] = [
  ...doubtKinds,
  {
    kind: 'course.given',
    audience: 'students',
    topic: 'study',
    channels: withMail,
    texts: {
      en: {
        name: 'Your institute gives you a course',
        subject: 'Given to you: {title}',
        text: 'Your institute gave you {title}. You find it under My courses.',
      },
      hi: {
        name: 'आपका संस्थान आपको कोई कोर्स देता है',
        subject: 'आपको मिला: {title}',
        text: 'आपके संस्थान ने आपको {title} दिया है। यह “मेरे कोर्स” में मिलेगा।',
      },
    },
  },
  {
    kind: 'course.returned',
    audience: 'staff',
    topic: 'institute',
    channels: inbox,
    texts: {
      en: {
        name: 'A course that you put up for review comes back',
        subject: 'To change in {title}',
        text: 'Before it is published: {note}',
      },
      hi: {
        name: 'समीक्षा के लिए दिया आपका कोर्स लौटता है',
        subject: '{title} में बदलाव चाहिए',
        text: 'प्रकाशित होने से पहले: {note}',
      },
    },
  },
  {
    kind: 'certificate.issued',
    audience: 'students',
    topic: 'study',
    channels: withMail,
    texts: {
      en: {
        name: 'You complete a course',
        subject: 'Your certificate for {title}',
        text: 'Well done: you completed {title}. Your certificate is ready, and anybody can check it at its address.',
      },
      hi: {
        name: 'आप कोई कोर्स पूरा करते हैं',
        subject: '{title} का आपका प्रमाणपत्र',
        text: 'शाबाश! आपने {title} पूरा कर लिया। आपका प्रमाणपत्र तैयार है, और उसके पते पर कोई भी उसे जाँच सकता है।',
      },
    },
  },
  {
    kind: 'certificate.revoked',
    audience: 'students',
    topic: 'institute',
    channels: withMail,
    texts: {
      en: {
        name: 'A certificate of yours is taken back',
        subject: 'Your certificate for {title} was taken back',
        text: 'Your institute took it back, and its public page says so. Why: {reason}',
      },
      hi: {
        name: 'आपका कोई प्रमाणपत्र वापस लिया जाता है',
        subject: '{title} का आपका प्रमाणपत्र वापस लिया गया',
        text: 'आपके संस्थान ने इसे वापस ले लिया है, और इसका सार्वजनिक पेज भी यही बताता है। कारण: {reason}',
      },
    },
  },
  {
    kind: 'course.nudge',
    audience: 'students',
    topic: 'study',
    channels: withMail,
    needsConsent: 'communications',
    texts: {
      en: {
        name: 'A teacher reminds you of a course',
        subject: 'Go on with {title}',
        text: 'You have done {percent}% of {title}. {words}',
      },
      hi: {
        name: 'शिक्षक किसी कोर्स की याद दिलाते हैं',
        subject: '{title} आगे बढ़ाइए',
        text: 'आपने {title} का {percent}% पूरा कर लिया है। {words}',
      },
    },
  },
];
