import type { RoomPoll } from '@abhyas/contract/live/room';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';

type Words = Pick<RoomPoll, 'question' | 'options' | 'asked'>;

/** The words of a poll: as the teacher wrote them, or of a question of the bank in the reader's language where it has it. */
export function usePollWords({ question, options, asked }: Words): {
  readonly question: ReactNode;
  readonly options: readonly ReactNode[];
} {
  const { i18n } = useTranslation();
  if (!asked) return { question, options };
  const content = (i18n.language === 'hi' ? asked.hi : undefined) ?? asked.en;
  const resolveImage = (mediaId: string): string | undefined => asked.images[mediaId];
  return {
    question: <RichText doc={content.stem} resolveImage={resolveImage} />,
    options: content.options.map((doc, place) => (
      // Options have no ids, and their order never changes.
      // oxlint-disable-next-line react/no-array-index-key
      <RichText key={place} doc={doc} inline resolveImage={resolveImage} />
    )),
  };
}

/** What a poll asks. */
export const PollQuestion = ({ poll }: { readonly poll: Words }) => usePollWords(poll).question;
