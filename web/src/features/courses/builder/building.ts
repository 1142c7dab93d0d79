import { createContext, use } from 'react';
import type { BuilderTab } from '../addresses.ts';
import type { CourseBuilding } from './use-course.ts';

/** What every tab of the builder needs. */
export interface Building extends CourseBuilding {
  readonly openTab: (tab: BuilderTab) => void;
  readonly readOnly: boolean;
}

export const BuildingContext = createContext<Building | undefined>(undefined);

export function useBuilding(): Building {
  const building = use(BuildingContext);
  if (!building) throw new Error('A part of the course builder stands outside of it.');
  return building;
}
