import { z } from 'zod';

/**
 * What the messages are for that are no notices: codes, links and invitations leave at once, whatever somebody chose to hear of. The names
 * stand in the delivery log and in the configuration of gateways that send approved templates.
 */
export const messageAbouts = [
  'code',
  'passwordLink',
  'joinLink',
  'registrationLink',
  'staffInvitation',
  'accountReady',
  'guardianInvitation',
  'gift',
  'enquiry',
  'accountExists',
  'contactChanged',
  'passwordChanged',
  'secondFactorReset',
  'deletionAsked',
  'exportReady',
  'instituteState',
] as const;
export type MessageAbout = (typeof messageAbouts)[number];

/** What the delivery log can be narrowed to. */
export const deliveryTopics = ['code', 'link', 'invitation', 'account', 'notice'] as const;
export const deliveryTopic = z.enum(deliveryTopics);
export type DeliveryTopic = z.infer<typeof deliveryTopic>;
