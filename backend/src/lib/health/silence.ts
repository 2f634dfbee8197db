/** What a visitor may read of an error: nothing but the sentences that were written for it. */
export class Silence extends Error {}
