import type { ReactNode } from 'react';

/** Things beside each other on the page of components. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>{children}</div>
);
