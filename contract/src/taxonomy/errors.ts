import { catalogue } from '../catalogue.ts';

export const taxonomyErrors = catalogue('taxonomy', {
  KNOWLEDGE_AREA_UNKNOWN: [422, 1, 'There is no such knowledge area.'],
  KNOWLEDGE_AREA_EXISTS: [409, 2, 'This subject already has an area of that name.'],
});
