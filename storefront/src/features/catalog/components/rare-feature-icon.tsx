import {
  Magnet,
  Recycle,
  Shield,
  Smartphone,
  Sparkles,
  Sprout,
  Star,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import type { RareIconKey } from './feature-icon'

/** The compiler asks for each that a product may carry. */
const ICONS: Record<RareIconKey, LucideIcon> = {
  'fa-recycle': Recycle,
  'fa-shield': Shield,
  'fa-mobile': Smartphone,
  'fa-bolt': Zap,
  'fa-magnet': Magnet,
  'fa-seedling': Sprout,
  'fa-star': Star,
}

export function RareFeatureIcon({ name, size }: { name: string; size: number }) {
  const Icon = (ICONS as Record<string, LucideIcon | undefined>)[name] ?? Sparkles
  return <Icon size={size} aria-hidden="true" className="shrink-0 text-accent" />
}
