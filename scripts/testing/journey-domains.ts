import { type DomainName, domainNames } from '../../architecture.ts';

/** The first line of a journey that walks through all of the product. */
const EVERYWHERE = '// domains: all';

/**
 * The domains that a journey names in its first line, `// domains: questions, assessments`: what it proves can break by a change in one
 * of them. Throws where the line is missing, names what is no domain, or names one twice.
 */
export function domainsOf(journey: string): readonly DomainName[] {
  const [line = ''] = journey.split('\n', 1);
  if (line === EVERYWHERE) return domainNames;
  const names = /^\/\/ domains: (\w+(?:, \w+)*)$/.exec(line)?.[1]?.split(', ');
  if (!names) throw new Error(`the first line is no list of domains: ${line}`);
  const unknown = names.filter((name) => !domainNames.includes(name as DomainName));
  if (unknown.length > 0) throw new Error(`no domains: ${unknown.join(', ')}`);
  if (new Set(names).size < names.length) throw new Error(`named twice: ${line}`);
  return names as DomainName[];
}
