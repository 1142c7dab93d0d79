import { type ReactNode, useId } from 'react';
import classes from './answering.module.css';

interface OptionsProps {
  /** Said to a reader of the screen alone. */
  readonly legend: string;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** Around the options of a question, each an OptionRow. */
export function Options({ legend, lang, children }: OptionsProps) {
  return (
    <fieldset className={classes['options']} lang={lang}>
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface WorkedProps {
  readonly title: string;
  readonly lang: string;
  /** What is shown of the solution; none of it yet: undefined. */
  readonly children?: ReactNode;
  /** Below it, such as the button for its next step. */
  readonly more?: ReactNode;
}

/** How a question is solved; a formula that is too wide is scrolled. */
export function Worked({ title, lang, children, more }: WorkedProps) {
  const id = useId();
  return (
    <section className={classes['worked']} lang={lang}>
      <h3 id={id}>{title}</h3>
      {children && (
        <div tabIndex={0} role="group" aria-labelledby={id}>
          {children}
        </div>
      )}
      {more}
    </section>
  );
}
