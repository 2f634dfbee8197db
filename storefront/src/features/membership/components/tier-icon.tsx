import type { TierIcon as IconName } from '@caseloom/contract'
import {
  Award,
  Brush,
  Compass,
  Crown,
  Gem,
  Palette,
  Sparkles,
  Sprout,
  Star,
  type LucideIcon,
} from 'lucide-react'

const ICONS: Record<IconName, LucideIcon> = {
  sprout: Sprout,
  compass: Compass,
  palette: Palette,
  brush: Brush,
  crown: Crown,
  star: Star,
  sparkles: Sparkles,
  gem: Gem,
  award: Award,
}

export function TierIcon({ icon, size = 18 }: { icon: IconName; size?: number }) {
  const Icon = ICONS[icon]
  return <Icon size={size} aria-hidden="true" />
}
