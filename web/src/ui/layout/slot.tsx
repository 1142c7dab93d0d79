import { type ComponentType, createContext, type Provider, useContext } from 'react';

interface SlotPair<Props> {
  /** A place in a screen; empty where nobody fills it. */
  readonly Slot: ComponentType<Props>;
  /** Around that screen, by a route: what stands in the place. */
  readonly Fill: Provider<ComponentType<Props> | null>;
}

/** A place that a lower feature leaves open for a higher one, which it may not import: the route brings both together. */
export function createSlot<Props extends object>(): SlotPair<Props> {
  const Filling = createContext<ComponentType<Props> | null>(null);
  function Slot(props: Props) {
    const Content = useContext(Filling);
    return Content && <Content {...props} />;
  }
  return { Slot, Fill: Filling.Provider };
}
