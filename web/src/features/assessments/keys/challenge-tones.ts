/** How the state of a challenge looks. */
export const challengeTones = { open: 'info', upheld: 'good', dismissed: 'neutral' } as const;
