/** What several commands say of themselves: of the option for the data folder, and of what their exits mean. */
export const DATA = { '--data': 'the data folder; PITBOSS_DATA, or data, without it' };
export const NO_STORE = 'the data folder has no store, or it cannot be used';
export const WAITED = { 130: 'Ctrl-C has stopped it; the message says whether the platform carries it out' };
