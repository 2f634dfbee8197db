import { phonesSold, type BrandGroup, type Product } from '@caseloom/contract'
import { Check, ChevronDown } from 'lucide-react'
import { Card } from '~/components/ui/card'
import { cn } from '~/components/ui/cn'
import { modelCount } from '../lib/product-words'

/** So many models stand open; the rest folds away. */
const OPEN = 9

function Models({ names, device }: { names: string[]; device: string | null }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 text-sm">
      {names.map((name) => (
        <li
          key={name}
          className={cn(
            'flex items-center gap-1.5 border-t border-line py-2',
            name === device && '-mx-2 rounded-md border-transparent bg-weld px-2 font-semibold text-on-weld',
          )}
        >
          {name === device ? (
            <Check size={15} strokeWidth={3} aria-hidden="true" className="shrink-0" />
          ) : null}
          {name}
          {name === device ? <span className="sr-only">, the phone you are shopping for</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** The shopper's own phone comes first, so that it never folds away. */
function sorted({ models }: BrandGroup, device: string | null): string[] {
  const names = models.map(({ name }) => name)
  return device && names.includes(device) ? [device, ...names.filter((name) => name !== device)] : names
}

function BrandCard({ brand, device }: { brand: BrandGroup; device: string | null }) {
  const names = sorted(brand, device)
  const folded = names.slice(OPEN)
  return (
    <Card>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h3 className="text-xl">{brand.name}</h3>
        <p className="text-sm text-ink-soft">{modelCount(names.length)}</p>
      </div>
      <Models names={names.slice(0, OPEN)} device={device} />
      {folded.length > 0 ? (
        <details className="group/more">
          <summary className="flex min-h-11 list-none items-center gap-1.5 border-t border-line text-sm font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">Show {folded.length} more</span>
            <span className="hidden group-open/more:inline">Show fewer</span>
            <ChevronDown
              size={16}
              aria-hidden="true"
              className="transition-transform duration-200 group-open/more:rotate-180"
            />
          </summary>
          <Models names={folded} device={device} />
        </details>
      ) : null}
    </Card>
  )
}

/** The phones that the case can be had for. */
export function CompatibleDevices({
  brands,
  device,
}: {
  brands: Product['supporteddevices']
  /** The phone that is shopped for. */
  device: string | null
}) {
  if (brands.length === 0) return null
  return (
    <section className="unhurried-66 sm:unhurried-35 lg:unhurried-20" aria-labelledby="devices">
      <h2 id="devices" className="text-2xl">
        Compatible Devices
      </h2>
      <div className="mt-6 grid items-start gap-5 md:grid-cols-2">
        {phonesSold(brands).map((brand) => (
          <BrandCard key={brand.name} brand={brand} device={device} />
        ))}
      </div>
    </section>
  )
}
