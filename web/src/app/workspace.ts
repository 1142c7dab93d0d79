/** The addresses where a partner's team and the provider's employees work, and where an institute registers: their pages and texts come apart from what students fetch. */
export const isWorkspace = (path: string): boolean =>
  /^\/(?:partner|employees|testgeneration|manage|register)(?:\/|$)/.test(path);
