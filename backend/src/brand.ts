/**
 * Who the shop is, as mails and documents say it. Placeholders: replace every value before going live, and `placeholder`
 * with false. The storefront has a file of its own for its pages (storefront/src/config/brand.ts): keep the two alike.
 */
export const brand = {
  name: 'Caseloom',
  company: 'Caseloom Ltd (placeholder)',
  companyNumber: '00000000 (placeholder)',
  registeredOffice: '1 Weaver’s Yard, Manchester, M1 1AA, United Kingdom',
  address: '1 Weaver’s Yard, Manchester, M1 1AA, United Kingdom',
  email: 'hello@caseloom.test',
  phone: '+44 161 496 0000',
  placeholder: true,
} as const
