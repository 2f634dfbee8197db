/** Emitted once a mail is kept and what asked for it is committed. Payload: `{ id }` of the mail. */
export const MAIL_ENQUEUED = 'mail.enqueued'
