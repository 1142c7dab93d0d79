import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerClock } from '../clock.ts';
import { isUnsaved, type ConsoleState } from '../console-state.ts';
import type { DeskAction } from '../desk/desk.ts';
import type { OutboxStatus } from '../outbox.ts';
import { ActionBar } from './bar/action-bar.tsx';
import { ConnectionPill } from './bar/connection-pill.tsx';
import { ConsoleBar } from './bar/console-bar.tsx';
import { PhoneBar } from './bar/phone-bar.tsx';
import { SectionTabs } from './bar/section-tabs.tsx';
import type { ConsoleScene } from './console-scene.ts';
import { ConsoleShortcuts } from './console-shortcuts.tsx';
import classes from './console.module.css';
import { InstructionsDialog } from './dialogs/instructions-dialog.tsx';
import { SubmitDialog } from './dialogs/submit-dialog.tsx';
import { QuestionHead } from './question/question-head.tsx';
import { QuestionPane } from './question/question-pane.tsx';
import { ConsoleSide, type Candidate } from './side/console-side.tsx';
import { PaletteSheet } from './side/palette-sheet.tsx';
import { TimeLeft } from './side/time-left.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export interface ConsoleProps {
  readonly sheet: QuestionSheet;
  readonly state: ConsoleState;
  readonly act: (action: DeskAction) => void;
  readonly deadline: string;
  readonly clock: ServerClock;
  readonly candidate: Candidate;
  readonly logo?: ReactNode;
  /** Another device writes, or the end has come. */
  readonly readOnly?: boolean | undefined;
  /** Something to know above the question. */
  readonly banner?: ReactNode;
  /** Absent in a preview: nothing is saved. */
  readonly outbox?: OutboxStatus | undefined;
  readonly online?: boolean | undefined;
  readonly unkept?: boolean | undefined;
  readonly onSubmit?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}
type Overlay = 'palette' | 'instructions' | 'submit' | 'keys' | undefined;

/** The test console: what candidates know from the real exams (exams: console behaviour), whoever sits before it. */
export function Console(props: ConsoleProps) {
  const { sheet, state, act, deadline, clock, readOnly = false, outbox, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const [language, setLanguage] = useLanguageOf(sheet);
  const [large, setLarge] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>();
  const panelId = useId();
  const scene: ConsoleScene = { sheet, state, act, readOnly, language };
  useShortcuts(scene, overlay === undefined, () => setOverlay('keys'));
  const close = () => setOverlay(undefined);
  const submit = onSubmit && !readOnly ? () => setOverlay('submit') : undefined;
  const timer = <TimeLeft deadline={deadline} clock={clock} small={phone} />;
  const pill = onClose ? null : <Pill {...props} />;
  return (
    <main className={classes['console']}>
      <div className={classes['bar']}>
        {phone ? (
          <PhoneBar scene={scene} timer={timer} onPalette={() => setOverlay('palette')} onClose={onClose} />
        ) : (
          <ConsoleBar
            title={sheet.title}
            logo={props.logo}
            pill={pill}
            languages={sheet.console.languages}
            language={language}
            onLanguage={setLanguage}
            onInstructions={() => setOverlay('instructions')}
            onClose={onClose}
          />
        )}
      </div>
      {!phone && (
        <>
          <div className={classes['sections']}>
            <SectionTabs scene={scene} panelId={panelId} />
          </div>
          <div className={classes['clock']}>{timer}</div>
        </>
      )}
      <section
        className={classes['question']}
        id={panelId}
        data-scroll
        tabIndex={-1}
        aria-label={t('assessments.console.openQuestion')}
      >
        {props.banner && <div className={classes['banner']}>{props.banner}</div>}
        <QuestionHead scene={scene} large={large} onLarge={setLarge} pill={phone && pill} />
        <QuestionPane scene={scene} large={large} />
      </section>
      {!phone && (
        <div className={classes['side']}>
          <ConsoleSide scene={scene} candidate={props.candidate} />
        </div>
      )}
      <div className={classes['actions']}>
        <ActionBar scene={scene} />
      </div>
      {!phone && (
        <div className={classes['submit']}>
          <Button variant="filled" fullWidth disabled={!submit} onClick={submit}>
            {t('assessments.console.submit')}
          </Button>
        </div>
      )}
      {phone && (
        <PaletteSheet
          scene={scene}
          opened={overlay === 'palette'}
          onClose={close}
          pill={pill}
          onLanguage={setLanguage}
          onInstructions={() => setOverlay('instructions')}
          onSubmit={submit}
        />
      )}
      <InstructionsDialog sheet={sheet} opened={overlay === 'instructions'} onClose={close} />
      <ConsoleShortcuts opened={overlay === 'keys'} onClose={close} />
      {onSubmit && (
        <SubmitDialog
          scene={scene}
          opened={overlay === 'submit'}
          onClose={close}
          onSubmit={() => {
            close();
            onSubmit();
          }}
          deadline={deadline}
          clock={clock}
          kept={outbox?.answers ?? 0}
        />
      )}
    </main>
  );
}

function Pill({ state, outbox, online = true, unkept = false }: ConsoleProps) {
  const question = state.questions[state.current];
  const unsaved = Boolean(question?.selection && isUnsaved(question));
  return <ConnectionPill outbox={outbox} online={online} unkept={unkept} unsaved={unsaved} />;
}

/** The language of the page where the paper has it; it may be switched at any time (exams: console behaviour). */
function useLanguageOf(sheet: QuestionSheet) {
  const { i18n } = useTranslation();
  const [chosen, choose] = useState<Language>();
  const own = i18n.language as Language;
  const { languages } = sheet.console;
  const usual = languages.includes(own) ? own : (languages[0] ?? 'en');
  return [chosen ?? usual, choose] as const;
}
