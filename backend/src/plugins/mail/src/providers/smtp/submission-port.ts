/** The port at which a server takes mails, where its address names none: with TLS from the first byte, or by STARTTLS. */
export const submissionPort = (named: number | string | undefined, secure: boolean | undefined): number =>
  Number(named) || (secure ? 465 : 587)
