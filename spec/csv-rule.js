/** Every list in pages is also CSV, under the same conditions; but for lists that caches keep, which are for browsers. */
export const checkCsv = ({ parameters = [], responses }, fault, { resolve }) => {
  const names = parameters.map((parameter) => (resolve(parameter).node ?? parameter).name);
  const isCached = responses?.['200']?.headers?.['Cache-Control']?.$ref?.endsWith('#/PublicCacheControl') === true;
  const isPaged = names.includes('page') && names.includes('limit') && !isCached;
  const csv = responses?.['200']?.content?.['text/csv'];
  if (isPaged && csv?.$ref === undefined)
    fault('Add text/csv: { $ref: ../../media.yaml#/Csv } to the 200 response of a list in pages.', 'responses');
  if (!isPaged && csv !== undefined) fault('Remove text/csv: only lists in pages are also CSV.', 'responses');
};
