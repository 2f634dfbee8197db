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
import { useEffect, useState } from 'react'
import type { RareFeatureIcon } from './rare-feature-icon'

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

interface FeatureIconProps {
  name: string
  size?: number
}

/**
 * Comes after the page stands. Not by `Suspense`: a card that changes before its icon is there would be hydrated in vain and
 * drawn anew.
 */
function RareIcon({ name, size = 18 }: FeatureIconProps) {
  const [Rare, setRare] = useState<typeof RareFeatureIcon | null>(null)
  useEffect(() => {
    let gone = false
    import('./rare-feature-icon').then(
      (part) => !gone && setRare(() => part.RareFeatureIcon),
      // Its words stand beside it.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  if (!Rare) return <svg width={size} height={size} aria-hidden="true" className="shrink-0" />
  return <Rare name={name} size={size} />
}

export function FeatureIcon({ name, size = 18 }: FeatureIconProps) {
  const Icon = (ICONS as Record<string, LucideIcon | undefined>)[name]
  if (Icon) return <Icon size={size} aria-hidden="true" className="shrink-0 text-accent" />
  return <RareIcon name={name} size={size} />
}
