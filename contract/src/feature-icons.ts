/** Keys of the feature icons that a product may carry, by their Font Awesome names, each with words for people. */
export const FEATURE_ICONS = {
  'fa-image': 'Picture',
  'fa-leaf': 'Leaf',
  'fa-recycle': 'Recycling',
  'fa-wrench': 'Spanner',
  'fa-road': 'Road',
  'fa-tint': 'Drop',
  'fa-truck-moving': 'Lorry',
  'fa-feather': 'Feather',
  'fa-layer-group': 'Layers',
  'fa-border-style': 'Raised edge',
  'fa-eye': 'Eye',
  'fa-hand': 'Hand',
  'fa-shield': 'Shield',
  'fa-wallet': 'Wallet',
  'fa-mobile': 'Phone',
  'fa-bolt': 'Wireless charging',
  'fa-magnet': 'Magnet',
  'fa-seedling': 'Seedling',
  'fa-star': 'Star',
} as const
export type FeatureIconKey = keyof typeof FEATURE_ICONS
export const isFeatureIcon = (key: string): key is FeatureIconKey => Object.hasOwn(FEATURE_ICONS, key)
