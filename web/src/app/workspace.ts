/** The addresses of a partner's team and of the provider's employees: their pages come with a tree of their own. */
export const isWorkspace = (path: string): boolean => /^\/(?:partner|employees)(?:\/|$)/.test(path);
