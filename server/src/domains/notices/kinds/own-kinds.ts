import type { NoticeKind } from './notice-kind.ts';

/** What notices hears of from identity and tenancy. */
export const ownKinds: readonly NoticeKind[] = [
  {
    kind: 'device.new',
    topic: 'safety',
    channels: { inbox: true, mail: true },
    texts: {
      en: {
        name: 'A sign-in on a new device',
        subject: 'New sign-in: {device}',
        text: 'Your account was signed in on {device} on {at:time}, from the address {address}. If this was not you, sign that device out and change your password.',
      },
      hi: {
        name: 'नए डिवाइस पर लॉगिन',
        subject: 'नया लॉगिन: {device}',
        text: '{at:time} को {device} पर, पते {address} से आपके खाते में लॉगिन हुआ। अगर यह आप नहीं थे, तो उस डिवाइस से लॉग आउट करें और पासवर्ड बदलें।',
      },
    },
  },
  {
    kind: 'role.changed',
    topic: 'safety',
    channels: { inbox: true, mail: true },
    texts: {
      en: {
        name: 'A change of your role',
        subject: 'Your role is now {role}',
        text: 'Your role was changed to {role}. What you can see and do follows it from now on.',
      },
      hi: {
        name: 'आपकी भूमिका में बदलाव',
        subject: 'अब आपकी भूमिका {role} है',
        text: 'आपकी भूमिका बदलकर {role} कर दी गई है। अब से आप क्या देख और कर सकते हैं, यह इसी पर निर्भर है।',
      },
    },
  },
  {
    kind: 'role.rightsChanged',
    topic: 'institute',
    channels: { inbox: true, mail: false },
    texts: {
      en: {
        name: 'A change of what your role may do',
        subject: 'What the role {role} may do has changed',
        text: 'Your institute has changed what the role {role} may do. What you can see and do follows it already.',
      },
      hi: {
        name: 'आपकी भूमिका के अधिकारों में बदलाव',
        subject: 'भूमिका {role} के अधिकार बदल गए हैं',
        text: 'आपके संस्थान ने भूमिका {role} के अधिकार बदले हैं। आप क्या देख और कर सकते हैं, वह अब से इसी के अनुसार है।',
      },
    },
  },
  {
    kind: 'institute.trialEnding',
    audience: 'staff',
    topic: 'safety',
    channels: { inbox: true, mail: true },
    texts: {
      en: {
        name: 'The trial of the institute ends soon',
        subject: 'The trial of {institute} ends on {endsAt:time}',
        text: 'The trial of {institute} ends on {endsAt:time}. After that students are turned away until you have a plan; nothing is deleted. Please write to the provider to go on.',
      },
      hi: {
        name: 'संस्थान की परीक्षण अवधि पूरी होने वाली है',
        subject: '{institute} की परीक्षण अवधि {endsAt:time} को पूरी होगी',
        text: '{institute} की परीक्षण अवधि {endsAt:time} को पूरी होगी। उसके बाद योजना लेने तक विद्यार्थी अंदर नहीं आ सकेंगे; कुछ भी मिटाया नहीं जाएगा। आगे बढ़ने के लिए कृपया प्रदाता को लिखें।',
      },
    },
  },
  {
    kind: 'institute.suspended',
    audience: 'staff',
    topic: 'safety',
    channels: { inbox: true, mail: true },
    texts: {
      en: {
        name: 'The institute is suspended',
        subject: '{institute} is suspended',
        text: 'The provider has suspended {institute}: {reason} Students are told kindly, and nothing is deleted. Please write to the provider.',
      },
      hi: {
        name: 'संस्थान निलंबित है',
        subject: '{institute} निलंबित है',
        text: 'प्रदाता ने {institute} को निलंबित किया है: {reason} विद्यार्थियों को विनम्रता से बताया जाता है और कुछ भी मिटाया नहीं जाता। कृपया प्रदाता से संपर्क करें।',
      },
    },
  },
];
