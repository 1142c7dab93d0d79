import { classNames } from '../class-names.ts';
import classes from './button-face.module.css';

/**
 * The look of a button for a plain `<a>`, `<button>` or the router's `<Link>`: `<Link to="/" {...buttonFace('filled', 'lg')}>`.
 * For what the first page shows, which loads no Mantine; elsewhere Mantine's `Button` looks the same. `plain` has no colours.
 */
export const buttonFace = (
  variant: 'action' | 'filled' | 'outline' | 'ghost' | 'plain',
  size: 'sm' | 'md' | 'lg' = 'md',
  className?: string | undefined,
) => ({ className: classNames(classes['button'], className), 'data-variant': variant, 'data-size': size });
