import {
  Droplet,
  Eye,
  Feather,
  Hand,
  Image,
  Layers,
  Leaf,
  Magnet,
  Recycle,
  Route,
  Shield,
  Smartphone,
  Sparkles,
  Sprout,
  SquareDashed,
  Star,
  Truck,
  Wallet,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react'

/** The pictures that the shop draws for the keys of its feature icons. */
const PICTURES: Record<string, LucideIcon> = {
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
  'fa-mobile': Smartphone,
  'fa-bolt': Zap,
  'fa-magnet': Magnet,
  'fa-seedling': Sprout,
  'fa-star': Star,
}

export function FeaturePicture({ name, size = 16 }: { name: string; size?: number }) {
  const Picture = PICTURES[name] ?? Sparkles
  return <Picture size={size} aria-hidden="true" className="shrink-0" />
}
