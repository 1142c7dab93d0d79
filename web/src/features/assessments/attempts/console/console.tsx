import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { isUnsaved, type ConsoleState } from '../console-state.ts';
import type { DeskAction } from '../desk/desk.ts';
import type { NoteBook } from '../notes/use-notes.ts';
import type { OutboxStatus } from '../outbox.ts';
import { ActionBar } from './bar/action-bar.tsx';
import { ConnectionPill } from './bar/connection-pill.tsx';
import { ConsoleBar } from './bar/console-bar.tsx';
import { PhoneBar } from './bar/phone-bar.tsx';
import { SectionOpened } from './bar/section-opened.tsx';
import { SectionTabs } from './bar/section-tabs.tsx';
import type { ConsoleScene, ConsoleTiming } from './console-scene.ts';
import classes from './console.module.css';
import { ConsoleDialogs } from './dialogs/console-dialogs.tsx';
import displays from './display/display.module.css';
import { useDisplay } from './display/use-display.ts';
import { QuestionHead } from './question/question-head.tsx';
import { QuestionPane } from './question/question-pane.tsx';
import { ConsoleSide, type Candidate } from './side/console-side.tsx';
import { TimeLeft } from './side/time-left.tsx';
import { ConsoleTools } from './tools/console-tools.tsx';
import { useControls } from './use-controls.ts';
import { useLanguage } from './use-language.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface ConsoleProps {
  readonly sheet: QuestionSheet;
  readonly state: ConsoleState;
  readonly act: (action: DeskAction) => void;
  readonly timing: ConsoleTiming;
  readonly notes: NoteBook;
  readonly candidate: Candidate;
  readonly logo?: ReactNode;
  /** Another device writes, or the end has come. */
  readonly readOnly?: boolean | undefined;
  /** Something to know above the question. */
  readonly banner?: ReactNode;
  /** Covers everything: nothing behind it can be reached. */
  readonly cover?: ReactNode;
  /** Absent in a preview: nothing is saved. */
  readonly outbox?: OutboxStatus | undefined;
  readonly online?: boolean | undefined;
  readonly unkept?: boolean | undefined;
  readonly onSubmit?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** The test console: what candidates know from the real exams (exams: console behaviour), whoever sits before it. */
export function Console(props: ConsoleProps) {
  const { sheet, state, act, timing, notes, readOnly = false, cover, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const [language, setLanguage] = useLanguage(sheet);
  const [display, setDisplay] = useDisplay();
  const panelId = useId();
  const scene: ConsoleScene = { sheet, state, act, readOnly, language, timing, notes };
  const controls = useControls({
    scene,
    phone,
    display,
    setDisplay,
    setLanguage,
    maySubmit: Boolean(onSubmit) && !readOnly,
  });
  useShortcuts(scene, controls.overlay === undefined && !cover, controls.obey);
  const submit = onSubmit && !readOnly ? () => controls.show('submit') : undefined;
  const timer = <TimeLeft timing={timing} small={phone} section={openSectionOf(scene)} asked={controls.asked} />;
  const pill = onClose ? null : <Pill {...props} />;
  return (
    <main
      className={classNames(classes['console'], display.contrast === 'high' && displays['high'])}
      data-wide={(!phone && !controls.side) || undefined}
      data-size={display.size}
    >
      <div className={classes['inside']} inert={Boolean(cover)}>
        <div className={classes['bar']}>
          {phone ? (
            <PhoneBar scene={scene} timer={timer} onPalette={() => controls.show('palette')} onClose={onClose} />
          ) : (
            <ConsoleBar
              scene={scene}
              logo={props.logo}
              pill={pill}
              controls={controls}
              onLanguage={setLanguage}
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
          <SectionOpened scene={scene} className={classes['banner']} />
          <QuestionHead
            scene={scene}
            controls={controls}
            pill={phone && pill}
            onLanguage={phone ? setLanguage : undefined}
          />
          <QuestionPane scene={scene} />
        </section>
        {!phone && controls.side && (
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
        <ConsoleTools scene={scene} controls={controls} />
        {/* A dialog would lie above the cover, and nothing in it could be pressed; it is back when the cover is gone. */}
        {!cover && (
          <ConsoleDialogs
            scene={scene}
            controls={controls}
            phone={phone}
            pill={pill}
            display={display}
            onDisplay={setDisplay}
            onLanguage={setLanguage}
            kept={props.outbox?.answers ?? 0}
            onSubmit={readOnly ? undefined : onSubmit}
          />
        )}
      </div>
      {cover}
    </main>
  );
}

function Pill({ state, outbox, online = true, unkept = false }: ConsoleProps) {
  const question = state.questions[state.current];
  const unsaved = Boolean(question?.selection && isUnsaved(question));
  return <ConnectionPill outbox={outbox} online={online} unkept={unkept} unsaved={unsaved} />;
}

/** Locked sections: the one whose time runs, and its end. */
function openSectionOf({ sheet, state, timing }: ConsoleScene) {
  const end = state.open === null ? undefined : timing.sectionEnds?.[state.open];
  return end === undefined ? undefined : { title: sheet.sections[state.open ?? 0]!.title, end };
}
