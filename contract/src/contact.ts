import { z } from 'zod'
import { emailSchema } from './accounts'
import { endpoint } from './endpoint'
import { lineOfText, UNREADABLE, written } from './text'

/** What a message is about, and how people read it. */
export const CONTACT_CATEGORIES = {
  general: 'General Questions',
  orders: 'Orders & Shipping',
  design: 'Design & Customization',
  technical: 'Technical Support',
  business: 'Business Inquiries',
} as const
export type ContactCategory = keyof typeof CONTACT_CATEGORIES

export const CONTACT_MESSAGE_MAX = 5000
const categories = Object.keys(CONTACT_CATEGORIES) as [ContactCategory, ...ContactCategory[]]

export const contactBody = z.object(
  {
    name: lineOfText({ required: 'Name is required', called: 'Name', most: 120 }),
    email: emailSchema,
    subject: lineOfText({ required: 'Subject is required', called: 'Subject', most: 150 }),
    message: written(
      'Message is required',
      CONTACT_MESSAGE_MAX,
      `A message can have ${CONTACT_MESSAGE_MAX} characters at most`,
    ),
    category: z.enum(categories, 'Please choose what your message is about').default('general'),
  },
  UNREADABLE,
)
export type ContactInput = z.input<typeof contactBody>

export const contactEndpoints = {
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/contact',
    tag: 'Contact',
    access: 'public',
    summary: 'Keeps a message for the shop, mails it to support and acknowledges it to its sender',
    body: contactBody,
    /** `reference`: what both mails name the message by. */
    data: z.object({ reference: z.string() }),
    successStatus: 201,
    message: 'Message sent successfully! We’ll get back to you within 24 hours.',
    errors: [],
  }),
}
