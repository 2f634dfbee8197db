import { CUSTOMER_MAILS, holdsSecret } from '@caseloom/mail'

export interface SentMail {
  template: string
  filledIn: unknown
}

/**
 * Mails to somebody's address that were for them as a customer, without what was filled into one whose link lets its holder in, or that
 * repeats what somebody wrote.
 */
export const mailsToCustomer = <T extends SentMail>(mails: T[]): T[] =>
  mails
    .filter(({ template }) => CUSTOMER_MAILS.includes(template))
    .map((mail) => (holdsSecret(mail.template) ? { ...mail, filledIn: {} } : mail))
