import type { Product } from '@caseloom/contract'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cn } from '~/components/ui/cn'
import { TextField } from '~/components/ui/text-field'
import { groupFor, searchDevices } from '../lib/find-variant'
import { Choice } from './choice'
import { OwnPhones } from './own-phones'

/** The household's phones first; then the devices of a brand, or those of any brand that a search finds. */
export function DevicePicker({
  product,
  chosen,
  own = [],
  finder,
  onChoose,
}: {
  product: Product
  chosen: string | null
  /** The household's phones, the one that is shopped for first. */
  own?: readonly string[]
  /** Another feature's way to find out which phone it is. */
  finder?: ReactNode
  onChoose: (device: string) => void
}) {
  const [brandName, setBrandName] = useState(() => groupFor(product, chosen ?? own[0])?.name)
  const [search, setSearch] = useState('')
  const brands = product.supporteddevices
  const searches = search.trim() !== ''
  const open = searches ? null : brandName
  const found = searchDevices(searches ? brands : brands.filter(({ name }) => name === open), search)
  if (brands.length === 0)
    return (
      <p role="status" className="py-6 text-ink-soft">
        {product.name} is made for no phone yet. Please choose another case.
      </p>
    )
  return (
    <div>
      <OwnPhones product={product} own={own} chosen={chosen} onChoose={onChoose} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div role="group" aria-label="Brand" className="flex rounded-full border-2 border-ink p-1">
          {brands.map((each) => (
            <button
              key={each.name}
              type="button"
              aria-pressed={each.name === open}
              onClick={() => {
                setBrandName(each.name)
                setSearch('')
              }}
              className={cn(
                'min-h-10 rounded-full px-5 text-sm font-semibold',
                each.name === open ? 'bg-ink text-paper' : 'hover:bg-sunken',
              )}
            >
              {each.name}
            </button>
          ))}
        </div>
        {finder}
        <TextField
          type="search"
          label="Search devices"
          hideLabel
          placeholder="Search devices"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          leading={<Search size={18} aria-hidden="true" />}
          className="min-w-48 flex-1"
        />
      </div>
      {found.length > 0 ? (
        <ul className="grid max-h-80 grid-cols-2 gap-2 overflow-y-auto overscroll-contain p-1 fade-below sm:grid-cols-3">
          {found.map(({ brand, device }) => {
            const available = device.models.some((variant) => variant.available)
            return (
              <li key={device.name}>
                <Choice
                  chosen={device.name === chosen}
                  disabled={!available}
                  onChoose={() => onChoose(device.name)}
                  className="min-h-12 w-full px-3.5 py-2 text-sm font-semibold"
                >
                  {device.name}
                  {searches && brands.length > 1 ? (
                    <span className="block text-xs font-normal"> {brand}</span>
                  ) : null}
                  {available ? null : <span className="block text-xs font-normal"> Not available now</span>}
                </Choice>
              </li>
            )
          })}
        </ul>
      ) : (
        <p role="status" className="py-6 wrap-anywhere text-ink-soft">
          No device is called “{search.trim()}”. Try a shorter search.
        </p>
      )}
    </div>
  )
}
