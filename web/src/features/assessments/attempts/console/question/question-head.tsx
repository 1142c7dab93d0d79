import type { Language } from '@abhyas/contract/shapes';
import { IconCalculator, IconClock, IconScribble } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../../../ui/status/badge.tsx';
import { countAnswered } from '../../console-state.ts';
import { answerKind, openQuestion, type ConsoleScene } from '../console-scene.ts';
import classes from './question-head.module.css';
import { useQuestionType } from './use-question-type.ts';
import type { Controls } from '../use-controls.ts';
import { useNow } from '../../../../../lib/use-now.ts';

interface Props {
  readonly scene: ConsoleScene;
  readonly controls: Controls;
  /** On a phone, where the bar has no room for it: whether everything is saved. */
  readonly pill?: ReactNode;
  /** On a phone, where the bar has no room for it either: the questions are read in the language that follows. */
  readonly onLanguage?: ((language: Language) => void) | undefined;
}

/** Number, kind and marks of the open question, and how long it has been looked at. */
export function QuestionHead({ scene, controls, pill, onLanguage }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const typeName = useQuestionType();
  const heading = useFocusOnChange(scene.state.current);
  const open = openQuestion(scene);
  if (!open) return null;
  const { question, section, index } = open;
  const rule = question.rule ?? section.rule;
  return (
    <div className={classes['head']}>
      <h2 ref={heading} tabIndex={-1} className={classes['title']}>
        {t('assessments.console.question', { number: question.number })}
      </h2>
      <Badge tone={answerKind(question) === 'choice' ? 'neutral' : 'info'}>{typeName(question.type)}</Badge>
      <Badge tone="good">
        <Marks
          full={t('assessments.console.ifCorrect', { marks: format.signedMarks(rule.right) })}
          short={format.signedMarks(rule.right)}
        />
      </Badge>
      {rule.wrong !== 0 && (
        <Badge tone="bad">
          <Marks
            full={t('assessments.console.ifWrong', { marks: format.signedMarks(rule.wrong) })}
            short={format.signedMarks(rule.wrong)}
          />
        </Badge>
      )}
      <AnyOf scene={scene} index={index} />
      <div className={classes['tools']}>
        {pill}
        <span className={classes['push']} />
        <TimeSpent scene={scene} />
        <ToolButtons scene={scene} controls={controls} />
        {onLanguage && <LanguageButton scene={scene} onLanguage={onLanguage} />}
      </div>
    </div>
  );
}

const letters: Readonly<Record<Language, string>> = { en: 'A', hi: 'अ' };

/** Turns the questions into the next language of the paper; the letter is one of that language. */
function LanguageButton({ scene, onLanguage }: Pick<Props, 'scene'> & Required<Pick<Props, 'onLanguage'>>) {
  const { t } = useTranslation();
  const { languages } = scene.sheet.console;
  const next = languages[(languages.indexOf(scene.language) + 1) % languages.length];
  if (next === undefined || next === scene.language) return null;
  const label = t('assessments.console.readIn', { language: t(`assessments.languages.${next}`) });
  return (
    <button
      type="button"
      className={classes['size']}
      aria-label={label}
      title={label}
      onClick={() => onLanguage?.(next)}
    >
      <span aria-hidden="true">{letters[next]}</span>
    </button>
  );
}

function ToolButtons({ scene, controls }: Pick<Props, 'scene' | 'controls'>) {
  const { t } = useTranslation();
  const { calculator = 'none' } = scene.sheet.console;
  return (
    <>
      {calculator !== 'none' && (
        <IconButton
          icon={IconCalculator}
          label={t('assessments.tools.calculator.name')}
          aria-expanded={controls.tools.includes('calculator')}
          onClick={() => controls.toggle('calculator')}
        />
      )}
      <IconButton
        icon={IconScribble}
        label={t('assessments.tools.scratchpad.name')}
        aria-expanded={controls.tools.includes('scratchpad')}
        ping={scene.notes.of(scene.state.current).strokes.length > 0}
        onClick={() => controls.toggle('scratchpad')}
      />
      <button
        type="button"
        className={classes['size']}
        aria-label={t('assessments.tools.display.title')}
        title={t('assessments.tools.display.title')}
        onClick={() => controls.show('display')}
      >
        Aa
      </button>
    </>
  );
}

/** “Attempt N of M”, and how many of the N are answered. */
function AnyOf({ scene: { sheet, state }, index }: { readonly scene: ConsoleScene; readonly index: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const section = sheet.sections[index];
  if (section?.counted === undefined) return null;
  const given = countAnswered(state, state.sections[index]);
  const values = { counted: number(section.counted), of: number(section.questions.length), given: number(given) };
  return (
    <Badge tone={given > section.counted ? 'warn' : 'info'}>
      <Marks full={t('assessments.console.anyOf', values)} short={t('assessments.console.anyOfShort', values)} />
    </Badge>
  );
}

function Marks({ full, short }: { readonly full: string; readonly short: string }) {
  return (
    <>
      <span className={classes['full']}>{full}</span>
      <span className={classes['short']} aria-hidden="true">
        {short}
      </span>
    </>
  );
}

function TimeSpent({ scene: { state } }: { readonly scene: ConsoleScene }) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  const now = useNow(state.since !== null);
  const spent =
    (state.questions[state.current]?.spentMs ?? 0) + (state.since === null ? 0 : Math.max(0, now - state.since));
  const time = clock(spent / 1000);
  return (
    <span className={classes['spent']}>
      <Icon of={IconClock} size={16} />
      <span className={classes['full']}>{t('assessments.console.onThisQuestion', { time })}</span>
      <span className={classes['short']} aria-hidden="true">
        {time}
      </span>
    </span>
  );
}

/** A reader of the screen is taken to the question that opened; what is typed into stays where it is. */
function useFocusOnChange(current: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus({ preventScroll: true });
    const pane = heading.current?.closest('[data-scroll]');
    if (pane) pane.scrollTop = 0;
  }, [current]);
  return heading;
}
