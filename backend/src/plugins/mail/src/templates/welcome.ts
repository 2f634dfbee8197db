import type { MailContent } from './layout'
import type { MailTemplates } from './types'

export function welcome(
  { name }: MailTemplates['welcome'],
  { shopName, studioUrl }: { shopName: string; studioUrl: string },
): MailContent {
  return {
    subject: `Welcome to ${shopName}`,
    preview: 'Your account is ready.',
    heading: `Welcome, ${name}`,
    paragraphs: [
      `Your ${shopName} account is ready. Your designs, orders and addresses wait for you on your dashboard.`,
      'Describe a picture in your own words, and we print it on a case for your phone.',
    ],
    action: { label: 'Start a design', url: studioUrl },
    notes: ['You get this mail because an account was opened with this address. If it was not you, tell us.'],
  }
}
