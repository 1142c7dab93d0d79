import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { fromSource, imagesOf, toText } from '@abhyas/contract/rich-text';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { RichTextInput } from '../../../ui/rich-text-editor/rich-text-input.tsx';
import classes from './doubts.module.css';
import { useDoubtPictures } from './use-doubt-pictures.ts';

interface Props {
  readonly staff: boolean;
  readonly label: string;
  readonly button: string;
  readonly onSend: (body: RichTextDoc) => Promise<unknown>;
}

/** A field for an answer with formulas and pictures; what was written stays until it is sent. */
export function WriteReply({ staff, label, button, onSend }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [body, setBody] = useState<RichTextDoc>(() => fromSource(''));
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { pictures, resolveImage } = useDoubtPictures(staff);
  const send = async () => {
    if (toText(body).trim() === '' && imagesOf(body).length === 0) {
      setProblem(t('errors.DOUBT_EMPTY'));
      return;
    }
    setBusy(true);
    try {
      await onSend(body);
      setBody(fromSource(''));
      setTurn(turn + 1);
      setProblem(undefined);
    } catch (error) {
      setProblem(say(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={classes['write']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <RichTextInput
        key={turn}
        label={label}
        size="short"
        value={body}
        onChange={setBody}
        error={problem}
        pictures={pictures}
        resolveImage={resolveImage}
      />
      <Button type="submit" size="sm" loading={busy} className={classes['send']!}>
        {button}
      </Button>
    </form>
  );
}
