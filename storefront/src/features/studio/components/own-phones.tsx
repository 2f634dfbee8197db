import type { Product } from '@caseloom/contract'
import { Smartphone } from 'lucide-react'
import { findDevice, fits } from '../lib/find-variant'
import { Choice } from './choice'

/** The phones that the shopper has told the shop of: one tap each. */
export function OwnPhones({
  product,
  own,
  chosen,
  onChoose,
}: {
  product: Product
  own: readonly string[]
  chosen: string | null
  onChoose: (device: string) => void
}) {
  if (own.length === 0) return null
  return (
    <ul aria-label="Your phones" className="mb-6 grid gap-3 sm:grid-cols-2">
      {own.map((name) => (
        <li key={name}>
          <Choice
            chosen={name === chosen}
            disabled={!fits(product, name)}
            onChoose={() => onChoose(name)}
            className="flex min-h-18 w-full items-center gap-4 px-4 py-3"
          >
            <Smartphone size={28} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            <span>
              <span className="block text-xs">
                {fits(product, name)
                  ? 'Your phone'
                  : findDevice(product, name)
                    ? 'Not available now'
                    : `${product.name} isn’t made for it`}
              </span>{' '}
              <span className="block font-display text-lg leading-tight font-bold">{name}</span>
            </span>
          </Choice>
        </li>
      ))}
    </ul>
  )
}
