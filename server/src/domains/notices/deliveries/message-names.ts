import { type DeliveryTopic, type MessageAbout, messageAbouts } from '@abhyas/contract/notices/messages';
import type { Language } from '@abhyas/contract/shapes';

interface MessageName extends Readonly<Record<Language, string>> {
  readonly topic: DeliveryTopic;
}

/** What the log calls a message; its own text is never kept. */
export const messageNames: Readonly<Record<MessageAbout, MessageName>> = {
  code: { topic: 'code', en: 'Code to confirm', hi: 'पुष्टि का कोड' },
  passwordLink: { topic: 'link', en: 'Link to set a new password', hi: 'नया पासवर्ड बनाने का लिंक' },
  joinLink: { topic: 'link', en: 'Link to the institute', hi: 'संस्थान का लिंक' },
  registrationLink: { topic: 'link', en: 'Link to go on with the registration', hi: 'पंजीकरण जारी रखने का लिंक' },
  staffInvitation: { topic: 'invitation', en: 'Invitation', hi: 'आमंत्रण' },
  accountReady: { topic: 'invitation', en: 'Account is ready', hi: 'खाता तैयार है' },
  enquiry: { topic: 'account', en: 'Answer to an enquiry', hi: 'पूछताछ का जवाब' },
  guardianInvitation: { topic: 'invitation', en: 'Invitation of a guardian', hi: 'अभिभावक का आमंत्रण' },
  gift: { topic: 'link', en: 'Gift with its code', hi: 'कोड के साथ उपहार' },
  accountExists: { topic: 'account', en: 'There is an account already', hi: 'खाता पहले से है' },
  contactChanged: { topic: 'account', en: 'E-mail or mobile was changed', hi: 'ईमेल या मोबाइल बदला गया' },
  passwordChanged: { topic: 'account', en: 'Password was changed', hi: 'पासवर्ड बदला गया' },
  secondFactorReset: { topic: 'account', en: 'Second step was taken off', hi: 'दूसरा चरण हटाया गया' },
  deletionAsked: { topic: 'account', en: 'The account will be deleted', hi: 'खाता हटाया जाएगा' },
  exportReady: { topic: 'account', en: 'One’s own data is ready', hi: 'अपना डेटा तैयार है' },
  instituteState: { topic: 'account', en: 'State of the institute', hi: 'संस्थान की स्थिति' },
};

/** The messages that belong to a topic of the log; none for notices, which are kept apart. */
export const aboutsOf = (topic: DeliveryTopic): MessageAbout[] =>
  messageAbouts.filter((about) => messageNames[about].topic === topic);
