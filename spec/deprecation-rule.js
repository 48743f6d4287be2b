/** A deprecated operation must state since when it is deprecated and what to use instead. */
export const checkDeprecation = (operation, fault) => {
  const { deprecated, responses, 'x-deprecation': deprecation } = operation;
  if (deprecated !== true && deprecation === undefined) return;
  if (deprecated !== true || !/^\d{4}-\d{2}-\d{2}$/.test(deprecation?.since) || !/^\//.test(deprecation?.successor))
    fault(
      'Write deprecated: true together with x-deprecation: { since: "2026-11-21", successor: /path/to/use/instead }.',
    );
  if (responses?.['200']?.headers?.Deprecation === undefined)
    fault('Declare the headers Deprecation and Link in the 200 response.', 'responses');
};
