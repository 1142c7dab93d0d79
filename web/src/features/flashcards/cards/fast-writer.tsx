import type { TextKind } from '@abhyas/contract/flashcards/cards';
import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { sayChange } from '../../../lib/say-change.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Kbd } from '../../../ui/controls/kbd.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { CardFields, type CardValues, emptyCard, trimmed, useCardCheck } from './card-fields.tsx';
import { PasteTable } from './paste/paste-table.tsx';
import { AddPicture } from './picture-dialog.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';

/** Writes one card after the other without the mouse: Enter goes to the other side, Enter again adds the card. */
export function FastWriter({ deckId }: { readonly deckId: string }) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState<string>();
  const [written, setWritten] = useState({ count: 0, kind: emptyCard().kind });
  return (
    <Card
      title={t('flashcards.writer.title')}
      aside={
        <Row>
          <AddPicture deckId={deckId} />
          <PasteButton onClick={() => setPasted('')} />
        </Row>
      }
    >
      <Writer
        key={written.count}
        deckId={deckId}
        kind={written.kind}
        isNext={written.count > 0}
        onAdded={(kind) => setWritten({ count: written.count + 1, kind })}
        onTable={setPasted}
      />
      {pasted !== undefined && <PasteTable deckId={deckId} pasted={pasted} onClose={() => setPasted(undefined)} />}
    </Card>
  );
}

interface WriterProps {
  readonly deckId: string;
  readonly kind: TextKind;
  /** One was added before it: the writer goes on where the hands are. */
  readonly isNext: boolean;
  readonly onAdded: (kind: TextKind) => void;
  readonly onTable: (pasted: string) => void;
}

function Writer({ deckId, kind, isNext, onAdded, onTable }: WriterProps) {
  const { t } = useTranslation();
  const check = useCardCheck();
  const anew = useFlashcardsAnew();
  const front = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNext) front.current?.focus();
  }, [isNext]);
  const send = async (values: CardValues) => {
    const { added } = await api.flashcards.addCards({ params: { deckId }, body: { cards: [trimmed(values)] } });
    if (added === 0) sayChange('bad', t('flashcards.writer.known'));
    void anew();
    onAdded(values.kind);
  };
  const fields = useFields(emptyCard(kind), send, { check });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, side: 'front' | 'back') => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const other = side === 'front' && fields.form.current?.querySelectorAll('textarea:not([aria-hidden])').item(1);
    if (other instanceof HTMLElement && !event.ctrlKey && !event.metaKey) other.focus();
    else fields.form.current?.requestSubmit();
  };
  return (
    <Form fields={fields} submit={t('flashcards.writer.add')}>
      <CardFields
        fields={fields}
        frontRef={front}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const words = event.clipboardData.getData('text/plain');
          if (!words.includes('\t') || fields.values.front !== '') return;
          event.preventDefault();
          onTable(words);
        }}
      />
      <Row>
        <Kbd>Enter</Kbd>
        <Quiet size="xs">{t('flashcards.writer.keys')}</Quiet>
      </Row>
    </Form>
  );
}

function PasteButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" size="sm" leftSection={<Icon of={IconClipboardText} size={16} />} onClick={onClick}>
      {t('flashcards.paste.action')}
    </Button>
  );
}
