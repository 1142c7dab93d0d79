import type { ConsentPurpose } from '@abhyas/contract/identity/guardians';
import type { NoticeChannel, NoticeTopic } from '@abhyas/contract/notices/notices';
import type { Language } from '@abhyas/contract/shapes';
import type { Actor } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

export interface NoticeTexts {
  /** What the kind is about, for the choices of a person: `A new device`. */
  readonly name: string;
  /** One line, with places: `{title}`; `{at:time}` is an instant in the institute's zone. */
  readonly subject: string;
  readonly text: string;
}

/** One kind of notice: template = kind + language. Higher domains register theirs. */
export interface NoticeKind {
  /** E.g. `device.new`; never changed, because stored notices name it. */
  readonly kind: string;
  /** Who can get it, and so finds it among their own choices; absent: everybody. */
  readonly audience?: 'students' | 'staff';
  readonly topic: NoticeTopic;
  /** Channels it can use, and whether each is on until a person chooses otherwise. */
  readonly channels: Partial<Readonly<Record<NoticeChannel, boolean>>>;
  /** Mail and text messages of this kind leave only with consent to this; absent: a service message, which always may. */
  readonly needsConsent?: Extract<ConsentPurpose, 'communications' | 'marketing'>;
  readonly texts: Readonly<Record<Language, NoticeTexts>>;
}

/** What fills the places of a template. */
export type NoticeParams = Readonly<Record<string, string | number>>;

/** The kinds of every domain. */
export const noticeKinds = port<readonly NoticeKind[]>('notices.kinds');
export const findKind = (kind: string): NoticeKind | undefined => noticeKinds().find((one) => one.kind === kind);

/** A kind that the code names: without it the code is wrong. */
export function kindOf(kind: string): NoticeKind {
  const found = findKind(kind);
  if (!found) throw new Error(`no notice kind ${kind} is registered`);
  return found;
}

/** Whether somebody of this kind of account can get it. */
export const reaches = ({ audience }: NoticeKind, kind: Actor['kind']): boolean =>
  audience === undefined || audience === (kind === 'student' ? 'students' : 'staff');

/** Notices about safety reach everybody who can be reached. */
export const isLocked = ({ topic }: NoticeKind): boolean => topic === 'safety';
