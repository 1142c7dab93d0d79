import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import classes from './steps.module.css';

interface Props<S extends string> {
  readonly label: string;
  readonly steps: readonly { readonly step: S; readonly label: string }[];
  /** From 0; as many as there are steps: all are done. */
  readonly current: number;
  /** Goes back to a step that is done; without it steps are only shown. */
  readonly onStep?: ((step: S) => void) | undefined;
}

/** Where one is on a way of a few steps. */
export function Steps<S extends string>({ label, steps, current, onStep }: Props<S>) {
  return (
    <ol className={classes['steps']} aria-label={label}>
      {steps.map(({ step, label: name }, index) => {
        const content = (
          <>
            <span aria-hidden="true">{index < current ? <Icon of={IconCheck} size={14} /> : index + 1}</span>
            {name}
          </>
        );
        return (
          <li
            key={step}
            data-state={index < current ? 'done' : index === current ? 'on' : 'later'}
            aria-current={index === current ? 'step' : undefined}
          >
            {onStep ? (
              <button type="button" disabled={index >= current} onClick={() => onStep(step)}>
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ol>
  );
}
