import { paths } from '~/config/paths'

export const NAV_ITEMS = [
  { to: paths.home, label: 'Home' },
  { to: paths.products, label: 'Products' },
  { to: paths.customize(), label: 'Customize' },
] as const
