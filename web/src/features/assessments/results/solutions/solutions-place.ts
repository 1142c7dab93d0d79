/** Where the solutions stand on the page of a result. */
export const solutionsPlace = 'solutions';
