import { useInstitute } from '../../../lib/institute.ts';
import classes from './institute-logo.module.css';

/** The institute's logo, or its initial on its own colour. `decorative`: the name stands beside it. */
export function InstituteLogo({ decorative }: { readonly decorative?: boolean }) {
  const { name, config } = useInstitute();
  return <Logo name={name} src={config.logo} decorative={decorative ?? false} />;
}

interface LogoProps {
  readonly name: string;
  readonly src: string;
  readonly decorative?: boolean;
  /** The ground under the initial, where it is not this institute's own. */
  readonly colour?: string;
}

/** A logo of any institute. */
export function Logo({ name, src, decorative = false, colour }: LogoProps) {
  if (src) return <img src={src} alt={decorative ? '' : name} width={34} height={34} className={classes['logo']} />;
  const hidden = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg viewBox="0 0 34 34" width={34} height={34} className={classes['logo']} {...hidden}>
      <rect width="34" height="34" rx="9" className={classes['ground']} {...(colour && { style: { fill: colour } })} />
      <text x="17" y="23" textAnchor="middle" className={classes['letter']}>
        {name.trim().charAt(0).toLocaleUpperCase()}
      </text>
    </svg>
  );
}
