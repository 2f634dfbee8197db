/** What people name a message by: the end of its id, which is as good as unique for a mailbox. */
export const referenceOf = (id: string): string => id.slice(-6).toUpperCase()
