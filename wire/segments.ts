/** The segments in a query, separated by commas. */
export const segmentsFromQuery = (text = ''): readonly string[] => (text === '' ? [] : text.split(','));
