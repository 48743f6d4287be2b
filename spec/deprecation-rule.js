/** What an operation that is deprecated owes those who still call it: since when, and what to use instead. */
export const checkDeprecation = (operation, fault) => {
  const { deprecated, responses, 'x-deprecation': said } = operation;
  if (deprecated !== true && said === undefined) return;
  if (deprecated !== true || !/^\d{4}-\d{2}-\d{2}$/.test(said?.since) || !/^\//.test(said?.successor))
    fault(
      'Write deprecated: true together with x-deprecation: { since: "2026-11-21", successor: /path/to/use/instead }.',
    );
  if (responses?.['200']?.headers?.Deprecation === undefined)
    fault('Declare the headers Deprecation and Link of the response 200.', 'responses');
};
