/* Without zod, so that the page may take its rules from here. */
/** What a spreadsheet that is checked may hold; a kind may allow larger files. `maxCell`: characters of one cell. */
export const sheetCheckLimits = { maxBytes: 2_000_000, maxRows: 5000, maxCell: 300 } as const;

/** `already`: what the row asks for is so already. `written`: a commit made something for this row. */
export const sheetRowStates = ['ready', 'already', 'refused', 'written'] as const;
export type SheetRowState = (typeof sheetRowStates)[number];

/** `matching`: somebody has to say what its columns are. `checked`: nothing is written yet. `undone`: what the commit had written was removed again. */
export const sheetCheckStatuses = ['matching', 'checked', 'committed', 'undone', 'cancelled'] as const;
export type SheetCheckStatus = (typeof sheetCheckStatuses)[number];
