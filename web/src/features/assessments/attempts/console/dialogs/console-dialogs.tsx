import type { Language } from '@abhyas/contract/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deferred } from '../../../../../ui/deferred.tsx';
import { Skeleton } from '../../../../../ui/status/skeletons.tsx';
import type { ConsoleScene } from '../console-scene.ts';
import { DisplayDialog } from '../display/display-dialog.tsx';
import type { Display } from '../display/use-display.ts';
import { PaletteSheet } from '../side/palette-sheet.tsx';
import type { Controls } from '../use-controls.ts';
import { ConsoleDialog } from './console-dialog.tsx';
import { ConsoleShortcuts } from './console-shortcuts.tsx';
import { InstructionsDialog } from './instructions-dialog.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

const QuestionPaper = deferred(async () => (await import('./question-paper.tsx')).default);

interface Props {
  readonly scene: ConsoleScene;
  readonly controls: Controls;
  readonly phone: boolean | undefined;
  readonly pill: ReactNode;
  readonly display: Display;
  readonly onDisplay: (part: Partial<Display>) => void;
  readonly onLanguage: (language: Language) => void;
  /** Answers that the server has not acknowledged yet. */
  readonly kept: number;
  readonly onSubmit?: (() => void) | undefined;
}

/** What opens over the console: one at a time. */
export function ConsoleDialogs(props: Props) {
  const { scene, controls, phone, pill, display, onDisplay, onLanguage, kept, onSubmit } = props;
  const { t } = useTranslation();
  const { overlay, show } = controls;
  const close = () => show(undefined);
  return (
    <>
      {phone && (
        <PaletteSheet
          scene={scene}
          opened={overlay === 'palette'}
          onClose={close}
          pill={pill}
          onLanguage={onLanguage}
          onShow={show}
          onSubmit={onSubmit && (() => show('submit'))}
        />
      )}
      <InstructionsDialog
        sheet={scene.sheet}
        language={scene.language}
        opened={overlay === 'instructions'}
        onClose={close}
      />
      <ConsoleDialog
        shape="wide"
        opened={overlay === 'paper'}
        onClose={close}
        title={t('assessments.tools.paper.title')}
      >
        <QuestionPaper scene={scene} onClose={close} waiting={<Skeleton height={240} />} />
      </ConsoleDialog>
      <DisplayDialog opened={overlay === 'display'} onClose={close} display={display} onChange={onDisplay} />
      <ConsoleShortcuts opened={overlay === 'keys'} onClose={close} profile={scene.sheet.console} />
      {onSubmit && (
        <SubmitDialog
          scene={scene}
          opened={overlay === 'submit'}
          onClose={close}
          onSubmit={() => {
            close();
            onSubmit();
          }}
          kept={kept}
        />
      )}
    </>
  );
}
