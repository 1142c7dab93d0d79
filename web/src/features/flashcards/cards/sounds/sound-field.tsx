import type { Card } from '@abhyas/contract/flashcards/cards';
import { Button, FileButton } from '@mantine/core';
import { IconMicrophone, IconPlayerStop, IconTrash, IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { FieldGroup } from '../../../../ui/form/form.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { CardSound } from './card-sound.tsx';
import { type Recording, recordSound } from './record-sound.ts';

const soundFiles = '.mp3,.m4a,.aac,.wav,.ogg,.opus,.flac';

interface Props {
  readonly card: Card;
  readonly onSaved: (card: Card) => void;
}

/** The sound of a card: recorded here or taken from a file, for one of its sides. It is kept at once. */
export function SoundField({ card, onSaved }: Props) {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side>(card.sound?.side ?? 'back');
  const params = { cardId: card.id };
  const save = useChange(
    (file: File) => api.flashcards.saveCardSound({ params, query: { side, fileName: file.name }, body: file }),
    { after: onSaved, said: t('flashcards.sound.saved') },
  );
  const remove = useChange(() => api.flashcards.removeCardSound({ params }), { after: onSaved });
  const recording = useRecording((file) => save.send(file));
  return (
    <FieldGroup label={t('flashcards.sound.title')}>
      <Stack gap={2}>
        <SideChoice value={side} onChange={setSide} />
        <Row>
          {card.sound && <CardSound sound={card.sound} />}
          <Button
            variant={recording.on ? 'action' : 'outline'}
            size="sm"
            leftSection={<Icon of={recording.on ? IconPlayerStop : IconMicrophone} size={16} />}
            loading={save.busy}
            onClick={recording.toggle}
          >
            {t(recording.on ? 'flashcards.sound.stop' : 'flashcards.sound.record')}
          </Button>
          <FromFile onFile={(file) => save.send(file)} />
          {card.sound && (
            <IconButton
              icon={IconTrash}
              label={t('flashcards.sound.remove')}
              disabled={remove.busy}
              onClick={() => remove.send()}
            />
          )}
        </Row>
        <Quiet as="p" size="xs" role="status">
          {t(`flashcards.sound.${recording.problem ?? (card.sound && card.sound.side !== side ? 'move' : 'help')}`)}
        </Quiet>
      </Stack>
    </FieldGroup>
  );
}

type Side = 'front' | 'back';

function SideChoice({ value, onChange }: { readonly value: Side; readonly onChange: (side: Side) => void }) {
  const { t } = useTranslation();
  return (
    <Segmented
      size="sm"
      label={t('flashcards.sound.side')}
      options={(['front', 'back'] as const).map((side) => ({
        value: side,
        label: t(`flashcards.sound.sides.${side}`),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

function FromFile({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <FileButton accept={soundFiles} onChange={(file) => file && onFile(file)}>
      {(props) => (
        <Button {...props} variant="outline" size="sm" leftSection={<Icon of={IconUpload} size={16} />}>
          {t('flashcards.sound.upload')}
        </Button>
      )}
    </FileButton>
  );
}

/** The microphone: off, on, not allowed, or nothing was heard. Leaving the field ends it, and nothing of it is kept. */
function useRecording(onFile: (file: File) => void) {
  const [running, setRunning] = useState<Recording>();
  const [problem, setProblem] = useState<'refused' | 'failed'>();
  const open = useRef<Recording>(undefined);
  useEffect(
    () => () => {
      const left = open.current;
      open.current = undefined;
      void left?.stop().catch(() => undefined);
    },
    [],
  );
  const end = async (recording: Recording) => {
    if (open.current !== recording) return;
    open.current = undefined;
    setRunning(undefined);
    const file = await recording.stop().catch(() => undefined);
    if (file) onFile(file);
    else setProblem('failed');
  };
  const begin = async () => {
    try {
      const recording: Recording = await recordSound(() => void end(recording));
      open.current = recording;
      setProblem(undefined);
      setRunning(recording);
    } catch {
      setProblem('refused');
    }
  };
  return { on: running !== undefined, problem, toggle: () => void (running ? end(running) : begin()) };
}
