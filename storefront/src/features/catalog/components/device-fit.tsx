import type { Product } from '@caseloom/contract'
import { Check, Smartphone, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '~/components/ui/cn'
import { listPath } from '../lib/list-state'
import { fitOf, madeForWords } from '../lib/device-words'

export interface ShopperPhone {
  name: string
  /** One of the household's; else it came with a link. */
  mine: boolean
}

/** As high whatever it says, since the browser learns of the phone only after the first paint. */
function Line({ look, Icon, children }: { look: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <p
      className={cn(
        'mt-3 flex min-h-16 items-center gap-3 rounded-md px-4 py-2 text-sm sm:px-5 lg:min-h-11',
        look,
      )}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** Whether the case is made for the phone that is shopped for: the wrong model is the commonest mistake. */
export function DeviceFit({ product, phone }: { product: Product; phone: ShopperPhone | null }) {
  const whose = phone ? `${phone.mine ? 'your' : 'the'} ${phone.name}` : ''
  const fit = phone && fitOf(product, phone.name)
  return (
    <div role="status">
      {!phone ? (
        <Line look="bg-sunken text-ink-soft" Icon={Smartphone}>
          {madeForWords(product.supporteddevices)}{' '}
          <a href="#devices" className="font-semibold text-ink underline underline-offset-4">
            See them all
          </a>
        </Line>
      ) : fit === 'fits' ? (
        <Line look="bg-good-wash font-semibold text-good" Icon={Check}>
          Fits {whose}
        </Line>
      ) : (
        <Line look="bg-warn-wash font-semibold text-warn" Icon={TriangleAlert}>
          {fit === 'gone' ? `Not available for ${whose} now.` : `Not made for ${whose}.`}{' '}
          <Link to={listPath({ device: phone.name })} className="underline underline-offset-4">
            See the cases that are
          </Link>
        </Line>
      )}
    </div>
  )
}
