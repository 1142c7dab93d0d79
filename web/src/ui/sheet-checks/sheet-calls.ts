import type { SheetRowState } from '@abhyas/contract/sheet-checks/constants';
import type { SheetCheck, SheetCheckRow, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';

interface Key {
  readonly key: readonly [domain: string, endpoint: string];
}
interface One {
  readonly params: { readonly importId: string };
}
interface Page {
  readonly query: { readonly state?: SheetRowState | undefined; readonly page?: number | undefined };
}
type Step<K extends SheetKind> = ((given: One) => Promise<SheetCheck<K>>) & Key;

/** The endpoints of one kind, as `api` has them. */
export interface SheetCalls<K extends SheetKind> {
  readonly show: Step<K>;
  readonly rows: ((given: One & Page) => Promise<{
    readonly rows: readonly SheetCheckRow<K>[];
    readonly total: number;
    readonly page: number;
    readonly size: number;
  }>) &
    Key;
  readonly match: ((
    given: One & { readonly body: { readonly choices: string[]; readonly confirm: boolean } },
  ) => Promise<SheetCheck<K>>) &
    Key;
  readonly commit: Step<K>;
  readonly cancel: Step<K>;
  readonly undo?: Step<K>;
}
