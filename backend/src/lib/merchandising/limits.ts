/** How much a page has room for. Counted in characters as people see them, lists in entries. */
export const LIMITS = {
  position: 9999,
  finish: 60,
  badge: 24,
  icons: 8,
  /** How many of the icons a card shows. */
  iconsOnCard: 3,
  ecoCredentials: 8,
  name: 40,
  description: 240,
  shortDescription: 6000,
  longDescription: 20_000,
} as const
