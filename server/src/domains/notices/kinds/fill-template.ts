import type { Language } from '@abhyas/contract/shapes';
import type { NoticeKind, NoticeParams } from './notice-kind.ts';

export interface FilledTemplate {
  readonly subject: string;
  /** Plain text: whatever a parameter holds, it is text and no markup. */
  readonly text: string;
}

/** The words of a notice in one language. A place without a parameter stays empty; a parameter is never read as a place. */
export function fillTemplate(
  { texts }: NoticeKind,
  params: NoticeParams,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): FilledTemplate {
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)(:time)?\}/g, (_, name: string, time?: string) => {
      const value = params[name];
      if (value === undefined) return '';
      return time ? inWords(String(value), language, timeZone) : String(value);
    });
  const { subject, text } = texts[language];
  return { subject: oneLine(fill(subject)), text: fill(text) };
}

function inWords(instant: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant));
}

/** A subject is a header of a mail: a line break in a name must not begin another header. */
const oneLine = (subject: string) => subject.replaceAll(/\s+/g, ' ').trim();
