/**
 * Who the shop is, as pages say it. Company, address and telephone are placeholders: replace them before going live, and
 * `placeholder` with false, without which the pages of a live shop are not shown.
 * The backend has a file of its own for mails (backend/src/brand.ts).
 */
export const brand = {
  name: 'Caseloom',
  tagline: 'AI-powered phone cases',
  strapline: 'Phone cases printed with art made from your own words.',
  company: 'Caseloom Ltd (placeholder)',
  companyNumber: '00000000 (placeholder)',
  /** The registered office. */
  address: ['1 Weaver’s Yard', 'Manchester', 'M1 1AA', 'United Kingdom'],
  email: 'hello@caseloom.test',
  phone: '+44 161 496 0000',
  /** Placeholders, as the addresses above. */
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
    { name: 'Pinterest', url: 'https://www.pinterest.co.uk/' },
  ],
  placeholder: true,
} as const
