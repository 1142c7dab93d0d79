import type { Language } from '@abhyas/contract/shapes';

interface CertificateTexts {
  readonly head: string;
  readonly before: string;
  readonly between: string;
  readonly completed: string;
  readonly verify: string;
}

/** What stands on a certificate beside name, course and date; in the language of the course. */
export const certificateTexts: Readonly<Record<Language, CertificateTexts>> = {
  en: {
    head: 'Certificate of completion',
    before: 'This certifies that',
    between: 'has successfully completed the course',
    completed: 'Completed on',
    verify: 'Check that it is genuine',
  },
  hi: {
    head: 'पूर्णता प्रमाणपत्र',
    before: 'प्रमाणित किया जाता है कि',
    between: 'ने यह कोर्स सफलतापूर्वक पूरा किया है',
    completed: 'पूरा करने की तारीख़',
    verify: 'असली है या नहीं, यहाँ जाँचें',
  },
};
