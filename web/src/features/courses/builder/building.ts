import { type ComponentType, createContext, use } from 'react';
import type { BuilderTab } from '../addresses.ts';
import type { CourseBuilding } from './use-course.ts';

export interface PriceSplitProps {
  readonly thing: { readonly kind: 'course' | 'pack'; readonly id: string };
  readonly pricePaise: number;
}
/** What every tab of the builder needs. */
export interface Building extends CourseBuilding {
  readonly openTab: (tab: BuilderTab) => void;
  readonly readOnly: boolean;
  /** Where each rupee of the price goes: a higher domain says it beside the price. */
  readonly PriceSplit: ComponentType<PriceSplitProps>;
}

export const BuildingContext = createContext<Building | undefined>(undefined);

export function useBuilding(): Building {
  const building = use(BuildingContext);
  if (!building) throw new Error('A part of the course builder stands outside of it.');
  return building;
}
