import type { ContactCategory } from '@caseloom/contract'

/** Written out, so that the page does not carry the contract's schemas; the compiler asks for each. */
export const CATEGORIES: Record<ContactCategory, string> = {
  general: 'General Questions',
  orders: 'Orders & Shipping',
  design: 'Design & Customization',
  technical: 'Technical Support',
  business: 'Business Inquiries',
}
