/** The store is not as its ledger, or a sealed file, has it. What is concerned was not removed. The message is a whole sentence. */
export class ArchiveRefused extends Error {}
