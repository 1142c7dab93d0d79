import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import { fromSource, type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { RichTextInput } from '../../../../ui/rich-text-editor/rich-text-input.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { useDoubtWords } from '../doubt-words.ts';
import classes from '../doubts.module.css';
import { useDoubtPictures } from '../use-doubt-pictures.ts';

/** What somebody asks, and where. */
export interface Asked {
  readonly title: string;
  readonly body: RichTextDoc;
  readonly pin: DoubtPin | null;
}

interface Props {
  /** What stands there at first. Its place can be taken out. */
  readonly first?: Partial<Asked>;
  /** Addresses of the pictures in it. */
  readonly images?: Readonly<Record<string, string>>;
  readonly button: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (asked: Asked) => void;
  readonly onCancel: () => void;
  /** Below the title, for what is typed so far. */
  readonly renderSimilar?: (typed: string) => ReactNode;
}

/** Letters of a title before it says something. */
export const LEAST_LETTERS = 5;
const MOST = 160;
const nothing: Partial<Asked> = {};

/** The fields of a doubt; what was written stays until it is sent. */
export function DoubtForm({ first = nothing, images, button, busy, error, onSend, onCancel, renderSimilar }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const words = useDoubtWords();
  const [title, setTitle] = useState(first.title ?? '');
  const [body, setBody] = useState<RichTextDoc>(() => first.body ?? fromSource(''));
  const [pin] = useState(first.pin ?? null);
  const [pinned, setPinned] = useState(pin !== null);
  const [tried, setTried] = useState(false);
  const { pictures, resolveImage } = useDoubtPictures(false, images);
  const isShort = title.trim().length < LEAST_LETTERS;
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort) onSend({ title, body, pin: pinned ? pin : null });
      }}
    >
      <TextInput
        data-autofocus
        label={t('courses.doubts.titleLabel')}
        placeholder={t('courses.doubts.titleExample')}
        required
        maxLength={MOST}
        value={title}
        error={tried && isShort && t('courses.doubts.titleShort')}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      {renderSimilar?.(`${title}\n\n${toSource(body)}`)}
      <RichTextInput
        label={t('courses.doubts.bodyLabel')}
        help={t('courses.doubts.bodyHelp')}
        size="short"
        value={body}
        onChange={setBody}
        pictures={pictures}
        resolveImage={resolveImage}
      />
      {pin && (
        <Checkbox
          label={t(`courses.doubts.pinned.${pin.at}`, { place: words.pin(pin) })}
          checked={pinned}
          onChange={({ currentTarget }) => setPinned(currentTarget.checked)}
        />
      )}
      {Boolean(error) && (
        <Notice tone="bad" live>
          {say(error)}
        </Notice>
      )}
      <div className={classes['buttons']}>
        <Button variant="outline" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
