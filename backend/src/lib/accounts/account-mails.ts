import type { MailRequest } from '@caseloom/mail'

interface Person {
  id: string
  email: string
  first_name?: string | null
}

/** What a customer is called in mails; '' where nobody knows, and then a mail calls them nothing. */
export const mailName = ({ first_name }: Pick<Person, 'first_name'>): string => first_name ?? ''

/** Sent once for an account, however often it is asked for. */
export const welcomeMail = (customer: Person, verifyUrl: string): MailRequest => ({
  dedupeKey: `welcome:${customer.id}`,
  to: customer.email,
  template: 'welcome',
  data: { name: mailName(customer), verifyUrl },
})
