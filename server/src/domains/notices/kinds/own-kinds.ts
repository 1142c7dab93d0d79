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
        name: 'नए उपकरण पर साइन-इन',
        subject: 'नया साइन-इन: {device}',
        text: '{at:time} को {device} पर, पते {address} से आपके खाते में साइन-इन हुआ। अगर यह आप नहीं थे, तो उस उपकरण को साइन-आउट करें और पासवर्ड बदलें।',
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
    kind: 'institute.suspended',
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
