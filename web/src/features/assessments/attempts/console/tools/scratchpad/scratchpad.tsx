import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { getStroke } from 'perfect-freehand';
import { useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../../ui/controls/icon.tsx';
import type { Stroke } from '../../../notes/notes-store.ts';
import { ToolWindow } from '../tool-window.tsx';
import { fieldSize, outlinePath } from './outline-path.ts';
import classes from './scratchpad.module.css';

interface Props {
  /** The number of the question that it belongs to. */
  readonly number: number;
  readonly strokes: readonly Stroke[];
  readonly onChange: (strokes: readonly Stroke[]) => void;
  readonly onClose: () => void;
}

/** Rough work for one question, drawn with a finger, a pen or the mouse. Nobody else ever sees it. */
export default function Scratchpad({ number, strokes, onChange, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ToolWindow
      title={t('assessments.tools.scratchpad.title', { number })}
      width={520}
      onClose={onClose}
      beside={
        <>
          <Button
            size="sm"
            variant="ghost"
            leftSection={<Icon of={IconArrowBackUp} size={16} />}
            disabled={strokes.length === 0}
            onClick={() => onChange(strokes.slice(0, -1))}
          >
            {t('assessments.tools.scratchpad.undo')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            leftSection={<Icon of={IconTrash} size={16} />}
            disabled={strokes.length === 0}
            onClick={() => onChange([])}
          >
            {t('assessments.tools.scratchpad.clear')}
          </Button>
        </>
      }
    >
      <Field strokes={strokes} onStroke={(stroke) => onChange([...strokes, stroke])} />
      <p className={classes['note']}>{t('assessments.tools.scratchpad.note')}</p>
    </ToolWindow>
  );
}

function Field({
  strokes,
  onStroke,
}: {
  readonly strokes: readonly Stroke[];
  readonly onStroke: (stroke: Stroke) => void;
}) {
  const { t } = useTranslation();
  const field = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<Stroke>();
  const pointOf = ({ clientX, clientY, pressure }: PointerEvent): Stroke[number] => {
    const box = field.current!.getBoundingClientRect();
    const at = (value: number, from: number, size: number) => Math.round(((value - from) / size) * fieldSize);
    return [at(clientX, box.left, box.width), at(clientY, box.top, box.height), Math.round(pressure * 100) / 100];
  };
  const end = () => {
    if (drawn) onStroke(drawn);
    setDrawn(undefined);
  };
  return (
    <svg
      ref={field}
      className={classes['field']}
      viewBox={`0 0 ${fieldSize} ${fieldSize}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('assessments.tools.scratchpad.field', { count: strokes.length })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn([pointOf(event)]);
      }}
      onPointerMove={(event) => drawn && setDrawn([...drawn, pointOf(event)])}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {[...strokes, ...(drawn ? [drawn] : [])].map((stroke, index) => (
        <path
          key={index}
          d={outlinePath(
            getStroke(
              stroke.map(([x, y, pressure]) => [x, y, pressure]),
              { size: 7, thinning: 0.5, smoothing: 0.5 },
            ),
          )}
        />
      ))}
    </svg>
  );
}
