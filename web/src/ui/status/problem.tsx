import { Notice } from './notice.tsx';

/** What went wrong and belongs to no field; nothing where nothing did. */
export function Problem({ children }: { readonly children: string | null | undefined }) {
  return children ? (
    <Notice tone="bad" live>
      {children}
    </Notice>
  ) : null;
}
