import { packageLimits, type PackageStandard, type PackageUnit } from '@abhyas/contract/media/packages';
import { decodeText } from '../../../../kernel/text/decode-text.ts';
import {
  childOf,
  childrenNamed,
  findAll,
  localName,
  readXml,
  textOf,
  type XmlNode,
} from '../../../../kernel/xml/read-xml.ts';
import { PackageError } from './package-error.ts';

/** What a package says of itself. */
export interface PackageManifest {
  readonly standard: PackageStandard;
  readonly title: string;
  readonly units: readonly PackageUnit[];
}

/** Reads an imsmanifest.xml: the default organization and the resources that its items open (SCORM 1.2 CAM 2.3, SCORM 2004 CAM 3.4). */
export function readManifest(bytes: Uint8Array): PackageManifest {
  const root = parse(bytes);
  const resources = new Map(
    childrenNamed(childOf(root, 'resources') ?? root, 'resource').map((one) => [
      one.attributes['identifier'] ?? '',
      one,
    ]),
  );
  const standard = standardOf(root, [...resources.values()]);
  const organization = defaultOrganization(root);
  const base = baseOf(root) + baseOf(childOf(root, 'resources'));
  const items = organization ? findAll(organization, 'item') : [];
  const units = items.flatMap((item) => unitOf(item, resources, base));
  if (units.length === 0) throw new PackageError('noUnit');
  if (units.length > packageLimits.units) throw new PackageError('tooManyUnits');
  if (new Set(units.map(({ unitId }) => unitId)).size < units.length) throw new PackageError('unitTwice');
  const title = (organization && titleOf(organization)) || units[0]!.title;
  return { standard, title: title.slice(0, 200), units };
}

function parse(bytes: Uint8Array): XmlNode {
  try {
    const root = readXml(decodeText(bytes).text);
    if (localName(root) === 'manifest') return root;
  } catch {
    throw new PackageError('manifestBroken');
  }
  throw new PackageError('manifestBroken');
}

/** 1.2 unless something says 2004: the schema version, or the names of its editions' spaces. */
function standardOf(root: XmlNode, resources: readonly XmlNode[]): PackageStandard {
  const metadata = childOf(root, 'metadata');
  const version = metadata && childOf(metadata, 'schemaversion');
  const said = version ? textOf(version).trim() : '';
  if (/2004|CAM 1\.3/i.test(said)) return 'scorm2004';
  if (said.startsWith('1.2')) return 'scorm12';
  const spaces = Object.values(root.attributes).join(' ');
  if (/adlcp_v1p3|imsss/.test(spaces)) return 'scorm2004';
  const typed = [root, ...resources].some(({ attributes }) =>
    Object.keys(attributes).some((name) => /^(adlcp:)?scormtype$/i.test(name)),
  );
  if (typed || /adlcp_rootv1p2/.test(spaces)) return 'scorm12';
  throw new PackageError('notScorm');
}

function defaultOrganization(root: XmlNode): XmlNode | undefined {
  const organizations = childOf(root, 'organizations');
  if (!organizations) return undefined;
  const all = childrenNamed(organizations, 'organization');
  return all.find(({ attributes }) => attributes['identifier'] === organizations.attributes['default']) ?? all[0];
}

function unitOf(item: XmlNode, resources: ReadonlyMap<string, XmlNode>, base: string): PackageUnit[] {
  const { identifier, identifierref, parameters = '', isvisible } = item.attributes;
  const resource = identifierref === undefined ? undefined : resources.get(identifierref);
  const href = resource?.attributes['href'];
  if (!identifier || !resource || href === undefined || isvisible === 'false') return [];
  const launch = withParameters(base + baseOf(resource) + href, parameters);
  // An address elsewhere would run outside of the host that holds it.
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(launch) || !isWithin(launch)) throw new PackageError('foreign');
  const mastery = Number.parseFloat(text(item, 'masteryscore'));
  return [
    {
      unitId: identifier.slice(0, 200),
      title: titleOf(item).slice(0, 200),
      launch,
      speaks: scormType(resource) !== 'asset',
      launchData: (text(item, 'datafromlms') || text(item, 'dataFromLMS')).slice(0, 4000),
      masteryScore: Number.isFinite(mastery) && mastery >= 0 && mastery <= 100 ? mastery : null,
    },
  ];
}

/** A browser reads `\\host`, and a scheme behind a space, as leading elsewhere: what it would open counts, not how it is written. */
const isWithin = (launch: string) =>
  URL.canParse(launch, 'http://package/') && new URL(launch, 'http://package/').origin === 'http://package';

/** SCORM 2004 CAM 3.4.1.7: how parameters join an address. */
function withParameters(href: string, parameters: string): string {
  const given = parameters.replace(/^[?&]+/, '');
  if (given === '') return href;
  if (given.startsWith('#')) return href.includes('#') ? href : href + given;
  return `${href}${href.includes('?') ? '&' : '?'}${given}`;
}

/** XML Base: the folder that the addresses below a node begin with. */
const baseOf = (node: XmlNode | undefined) => node?.attributes['xml:base'] ?? '';
const scormType = ({ attributes }: XmlNode) =>
  Object.entries(attributes)
    .find(([name]) => /(^|:)scormtype$/i.test(name))?.[1]
    ?.toLowerCase();
const titleOf = (node: XmlNode) => text(node, 'title');
const text = (node: XmlNode, name: string) => {
  const child = childOf(node, name);
  return child ? textOf(child).trim().replaceAll(/\s+/g, ' ') : '';
};
