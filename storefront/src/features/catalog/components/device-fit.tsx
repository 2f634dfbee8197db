import type { Product } from '@caseloom/contract'
import { Check, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { listPath } from '../lib/list-state'
import { fitsDevice } from '../lib/product-words'

export interface ShopperPhone {
  name: string
  /** One of the household's; else it came with a link. */
  mine: boolean
}

/** Whether the case is made for the phone that is shopped for: the wrong model is the commonest mistake. */
export function DeviceFit({ product, phone }: { product: Product; phone: ShopperPhone | null }) {
  const whose = phone ? `${phone.mine ? 'your' : 'the'} ${phone.name}` : ''
  return (
    <div role="status">
      {!phone ? null : fitsDevice(product, phone.name) ? (
        <p className="mt-3 flex items-center gap-2 rounded-md bg-good-wash px-4 py-2.5 text-sm font-semibold text-good">
          <Check size={18} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
          Fits {whose}
        </p>
      ) : (
        <p className="mt-3 flex items-start gap-2 rounded-md bg-warn-wash px-4 py-2.5 text-sm font-semibold text-warn">
          <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>
            Not made for {whose}.{' '}
            <Link to={listPath({ device: phone.name })} className="underline underline-offset-4">
              See the cases that are
            </Link>
          </span>
        </p>
      )}
    </div>
  )
}
