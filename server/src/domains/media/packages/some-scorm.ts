/** Files of a package by path. */
export type PackageFiles = Readonly<Record<string, string | Uint8Array>>;

interface ScormStory {
  readonly standard?: 'scorm12' | 'scorm2004';
  /** Pages by name, each a unit. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly files?: PackageFiles;
  readonly masteryScore?: number;
}

/** A small package for tests and journeys: a manifest and its pages, each a unit of its own (SCO). */
export function someScorm(story: ScormStory = {}): PackageFiles {
  const pages = story.pages ?? { 'page.html': '<!doctype html><title>Page</title><p>Page</p>' };
  return { 'imsmanifest.xml': manifest({ ...story, pages }), ...pages, ...story.files };
}

function manifest({ standard = 'scorm12', pages = {}, masteryScore }: ScormStory): string {
  const old = standard === 'scorm12';
  const spaces = old
    ? 'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
    : 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"';
  const mastery = masteryScore === undefined ? '' : `<adlcp:masteryscore>${masteryScore}</adlcp:masteryscore>`;
  const names = Object.keys(pages);
  const items = names.map(
    (_, i) => `<item identifier="I${i}" identifierref="R${i}"><title>Unit ${i + 1}</title>${mastery}</item>`,
  );
  const type = old ? 'adlcp:scormtype' : 'adlcp:scormType';
  const resources = names.map(
    (name, i) =>
      `<resource identifier="R${i}" type="webcontent" ${type}="sco" href="${name}"><file href="${name}"/></resource>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" version="1.0" ${spaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${old ? '1.2' : '2004 4th Edition'}</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>Kinematics</title>${items.join('')}</organization></organizations>
  <resources>${resources.join('')}</resources>
</manifest>`;
}
