import {
  Eye,
  Feather,
  Hand,
  Image,
  Layers,
  Leaf,
  Recycle,
  Route,
  Shield,
  Sparkles,
  Truck,
  Droplet,
  Wallet,
  Wrench,
  SquareDashed,
  type LucideIcon,
} from 'lucide-react'

/** The catalogue names its icons as Font Awesome does. */
const ICONS: Record<string, LucideIcon> = {
  'fa-image': Image,
  'fa-leaf': Leaf,
  'fa-recycle': Recycle,
  'fa-wrench': Wrench,
  'fa-road': Route,
  'fa-tint': Droplet,
  'fa-truck-moving': Truck,
  'fa-feather': Feather,
  'fa-layer-group': Layers,
  'fa-border-style': SquareDashed,
  'fa-eye': Eye,
  'fa-hand': Hand,
  'fa-shield': Shield,
  'fa-wallet': Wallet,
}

export function FeatureIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = ICONS[name] ?? Sparkles
  return <Icon size={size} aria-hidden="true" className="shrink-0 text-accent" />
}
