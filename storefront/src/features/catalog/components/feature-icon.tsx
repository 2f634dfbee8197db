import type { FeatureIconKey } from '@caseloom/contract'
import {
  Droplet,
  Eye,
  Feather,
  Hand,
  Image,
  Layers,
  Leaf,
  Route,
  SquareDashed,
  Truck,
  Wallet,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { Suspense } from 'react'
import { latePart } from '~/components/ui/late-part'

/** The catalogue names its icons as Font Awesome does. Those that few products carry come late. */
const ICONS = {
  'fa-image': Image,
  'fa-leaf': Leaf,
  'fa-wrench': Wrench,
  'fa-road': Route,
  'fa-tint': Droplet,
  'fa-truck-moving': Truck,
  'fa-feather': Feather,
  'fa-layer-group': Layers,
  'fa-border-style': SquareDashed,
  'fa-eye': Eye,
  'fa-hand': Hand,
  'fa-wallet': Wallet,
} satisfies Partial<Record<FeatureIconKey, LucideIcon>>
export type RareIconKey = Exclude<FeatureIconKey, keyof typeof ICONS>

const RareIcon = latePart(() => import('./rare-feature-icon').then((part) => part.RareFeatureIcon))

export function FeatureIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = (ICONS as Record<string, LucideIcon | undefined>)[name]
  if (Icon) return <Icon size={size} aria-hidden="true" className="shrink-0 text-accent" />
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" className="shrink-0" />}>
      <RareIcon name={name} size={size} />
    </Suspense>
  )
}
