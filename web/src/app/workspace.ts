/** The addresses where a partner's team and the provider's employees work, and where an institute registers: their pages and texts come apart from what students fetch. */
export const isWorkspace = (path: string): boolean =>
  /^\/(?:partner|employees|testgeneration|manage|register)(?:\/|$)/.test(path);

/** Addresses that people come to from elsewhere, seldom, and leave at once: gateways bring buyers back there, another product its users. */
const isArrival = (path: string): boolean =>
  /^\/(?:processtransaction|processsubscription|callback|newtabcallback|vedantu)(?:\/|$)/.test(path);

/** Addresses that the tree of visitors and students does not have, so that they cost nobody else a byte. */
export const isApart = (path: string): boolean => isWorkspace(path) || isArrival(path);
