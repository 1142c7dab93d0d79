import { createContext, use } from 'react';
import type { KnownQuestions } from './use-known-questions.ts';
import type { PaperBuilding } from './use-paper.ts';
import type { SettingsForm } from './use-settings.ts';
import type { BuilderSearch, BuilderTab } from '../../addresses.ts';

/** What every tab of the builder needs. */
export interface Building extends PaperBuilding {
  readonly settings: SettingsForm;
  readonly known: KnownQuestions;
  readonly search: BuilderSearch;
  readonly openTab: (tab: BuilderTab, section?: string) => void;
  readonly readOnly: boolean;
}

export const BuildingContext = createContext<Building | undefined>(undefined);

export function useBuilding(): Building {
  const building = use(BuildingContext);
  if (!building) throw new Error('A part of the test builder stands outside of it.');
  return building;
}
