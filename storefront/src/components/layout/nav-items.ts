import { paths } from '~/config/paths'

export const NAV_ITEMS = [
  { to: paths.home, label: 'Home' },
  { to: paths.products, label: 'Products' },
  { to: paths.customize(), label: 'Customize' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
] as const

interface Page {
  to: string
  label: string
}
const GALLERY: Page = { to: paths.gallery, label: 'Gallery' }

/** The same, with the gallery after the cases where the shop keeps one. */
export const pagesOf = (gallery: boolean): Page[] =>
  NAV_ITEMS.flatMap((item): Page[] => (gallery && item.to === paths.products ? [item, GALLERY] : [item]))

export const LEGAL_PAGES = [
  { to: paths.terms, label: 'Terms & Conditions' },
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.cookies, label: 'Cookie Policy' },
  { to: paths.returns, label: 'Returns & Refunds' },
] as const
