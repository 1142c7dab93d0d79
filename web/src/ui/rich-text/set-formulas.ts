import { createContext } from 'react';

/** Formulas that came from the server with their html, by `typesetKey`: for these the browser needs no typesetter. */
export const SetFormulas = createContext<Readonly<Record<string, string>>>({});
