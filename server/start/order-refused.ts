/** An order that cannot be carried out, or not now. The message says why. */
export class OrderRefused extends Error {}
