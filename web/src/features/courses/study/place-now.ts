import { createContext, useContext, useSyncExternalStore } from 'react';

/** Where the learner is in the lesson at hand. Only what shows it draws anew with each second. */
export interface PlaceNow {
  readonly get: () => number;
  readonly set: (place: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Begins at a place. */
export function placeNow(begin: number): PlaceNow {
  let place = begin;
  const listeners = new Set<() => void>();
  return {
    get: () => place,
    set(next) {
      if (Math.floor(next) === place) return;
      place = Math.floor(next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nowhere = placeNow(0);
/** Given by the lesson that is open. */
export const PlaceContext = createContext<PlaceNow>(nowhere);
/** The place, drawn anew with it. */
export function usePlace(): number {
  const place = useContext(PlaceContext);
  return useSyncExternalStore(place.subscribe, place.get);
}
