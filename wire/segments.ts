/** The segments that a query names, separated by commas. */
export const segmentsFromQuery = (text = ''): readonly string[] => (text === '' ? [] : text.split(','));
