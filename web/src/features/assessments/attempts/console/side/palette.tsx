import { useEffect, useRef } from 'react';
import { PaletteGrid, PaletteTile } from '../../../../../ui/palette-tile/palette-tile.tsx';
import { isOpen, paletteState } from '../../console-state.ts';
import type { ConsoleScene } from '../console-scene.ts';
import { type SectionGroup, titleWithin } from '../section-groups.ts';
import { useQuestionType } from '../question/use-question-type.ts';
import classes from './side.module.css';

interface Props {
  readonly scene: ConsoleScene;
  /** Only the sections under this tab; without it all of them. */
  readonly group?: SectionGroup | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  readonly onJump?: (() => void) | undefined;
}

/** Every question by section; going there does not save what stands on the screen (exams: console behaviour). */
export function Palette({ scene, group, size = 'md', onJump }: Props) {
  const { sheet, state, act } = scene;
  const typeName = useQuestionType();
  const place = useRef<HTMLDivElement>(null);
  const { current } = state;
  useEffect(() => {
    if (current) place.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const jump = (questionId: string) => {
    act({ type: 'jump', questionId });
    onJump?.();
  };
  return (
    <div ref={place}>
      {sheet.sections.map((section, index) => {
        const types = new Set(section.questions.map((question) => question.type));
        const [type] = types;
        const title = group ? titleWithin(group, section.title) : section.title;
        return group && !group.sections.includes(index) ? null : (
          <section key={section.id} className={classes['group']}>
            <h3>
              {title} {type && types.size === 1 && typeName(type) !== title && <span>{typeName(type)}</span>}
            </h3>
            <PaletteGrid label={section.title} size={size}>
              {section.questions.map((question) => (
                <PaletteTile
                  key={question.id}
                  number={question.number}
                  state={paletteState(state.questions[question.id]!)}
                  current={question.id === state.current}
                  size={size}
                  disabled={!isOpen(state, index)}
                  onClick={() => jump(question.id)}
                />
              ))}
            </PaletteGrid>
          </section>
        );
      })}
    </div>
  );
}
