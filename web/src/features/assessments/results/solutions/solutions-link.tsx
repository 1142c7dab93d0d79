import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { solutionsPlace } from './solutions-place.ts';
import type { ResultSearch } from '../../student-addresses.ts';

interface Props {
  readonly search: ResultSearch;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Every route of a result reads the same words, so the way to its solutions is a change of the words alone. */
const Here = Link as unknown as ComponentType<{
  readonly to: '.';
  readonly search: ResultSearch;
  readonly hash: string;
  readonly resetScroll: false;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}>;

/** Leads to the solutions of this result, filtered. */
export function SolutionsLink({ search, className, label, children }: Props) {
  const show = () => document.getElementById(solutionsPlace)?.scrollIntoView?.({ block: 'start' });
  return (
    <Here
      to="."
      search={search}
      hash={solutionsPlace}
      resetScroll={false}
      className={className}
      aria-label={label}
      onClick={show}
    >
      {children}
    </Here>
  );
}
