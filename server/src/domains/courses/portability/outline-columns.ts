/** The columns of an outline, by the names that people give them; an export writes the first. */
export const outlineColumns = {
  section: ['Section', 'Chapter', 'Unit', 'Module', 'भाग', 'अध्याय'],
  title: ['Title', 'Lesson', 'Name', 'Topic', 'पाठ', 'शीर्षक'],
  kind: ['Kind', 'Type', 'प्रकार'],
  file: ['File', 'Path', 'File name', 'फ़ाइल', 'फाइल'],
  link: ['Link', 'URL', 'Address', 'लिंक'],
  text: ['Text', 'Body', 'Article', 'लेख'],
  minutes: ['Minutes', 'Duration', 'Length', 'मिनट'],
  free: ['Free', 'Preview', 'मुफ़्त', 'मुफ्त'],
  type: ['Course type', 'कोर्स का प्रकार'],
} as const;
export type OutlineColumn = keyof typeof outlineColumns;
