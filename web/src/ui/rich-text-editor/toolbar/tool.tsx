import { Icon, type TablerIcon } from '../../controls/icon.tsx';
import classes from './toolbar.module.css';

interface ToolProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** One tool. The text keeps its selection while the mouse is on the tools. */
export function Tool({ icon, label, keys, pressed, disabled, onClick }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys === '$' ? undefined : keys}
      title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
      disabled={disabled}
      className={classes['tool']}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}
