import type { MailTemplate } from '../../templates/types'

/**
 * Whoever holds the link in these gets in, or they repeat what somebody wrote: their data is wiped as soon as nothing more is sent
 * from it.
 */
const WITH_SECRETS = new Set<string>([
  'welcome',
  'verify-email',
  'reset-password',
  'account-exists',
  'user-invite',
  'user-reset-password',
  'order-adjust',
  'contact-message',
  'contact-received',
] satisfies MailTemplate[])

/** Whether the data of such a mail is kept from everybody but its reader. */
export const holdsSecret = (template: string): boolean => WITH_SECRETS.has(template)
