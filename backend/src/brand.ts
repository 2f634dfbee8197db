/** Who the shop is, as mails and documents say it. Placeholders: replace every value before going live. */
export const brand = {
  name: 'Caseloom',
  company: 'Caseloom Ltd (placeholder)',
  address: '1 Example Street, London, N1 1AA, United Kingdom',
  email: 'hello@caseloom.test',
  phone: '+44 20 7946 0000',
  placeholder: true,
} as const
