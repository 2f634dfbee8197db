import type { CatalogueDevice } from '@caseloom/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { cn } from '~/components/ui/cn'
import { TextField } from '~/components/ui/text-field'
import { usePhoneWalk } from '../hooks/use-phone-walk'
import { readModelNumber } from '../lib/read-model-number'
import { searchPhones } from '../lib/search-phones'
import { PhoneChoice } from './phone-choice'
import type { WayProps } from './finder-ways'

/** The list, and the search that shortens it. A model number typed here is understood as well. */
export function NameWay({ devices, mine, onFound, onOtherWay }: WayProps) {
  const [text, setText] = useState('')
  const walk = usePhoneWalk()
  const brands = [...new Set(devices.map(({ brand }) => brand))]
  const [brand, setBrand] = useState(brands[0])
  const searching = text.trim() !== ''
  const number = searching ? readModelNumber(devices, text) : null
  const found: CatalogueDevice[] =
    number?.kind === 'found'
      ? [number.device]
      : searching
        ? searchPhones(devices, text)
        : devices.filter((device) => device.brand === brand)
  return (
    <div ref={walk}>
      <form
        role="search"
        className="sticky top-0 z-10 -mx-2 bg-surface px-2 pt-1 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (searching && first) onFound(first.name)
        }}
      >
        <TextField
          type="search"
          label="Search phones"
          hideLabel
          placeholder="15 Pro, S24+, iPhone SE…"
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Search size={18} aria-hidden="true" />}
        />
      </form>
      {searching ? null : (
        <div role="group" aria-label="Brand" className="mt-2 flex gap-2">
          {brands.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === brand}
              onClick={() => setBrand(each)}
              className={cn(
                'min-h-11 rounded-full border-2 px-5 text-sm font-semibold',
                each === brand ? 'border-ink bg-ink text-paper' : 'border-line-strong hover:border-ink',
              )}
            >
              {each}
            </button>
          ))}
        </div>
      )}
      <p
        role="status"
        className={cn('mt-1 text-sm text-ink-soft', searching && found.length > 0 ? '' : 'sr-only')}
      >
        {searching && found.length > 0
          ? `${found.length} ${found.length === 1 ? 'phone' : 'phones'}. Enter takes the first.`
          : ''}
      </p>
      {found.length > 0 ? (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2">
          {found.map((device) => (
            <li key={device.name}>
              <PhoneChoice
                device={device}
                mine={mine.includes(device.name)}
                onChoose={() => onFound(device.name)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" className="mt-5 rounded-md bg-sunken p-5">
          <p className="font-semibold wrap-anywhere">No phone we make cases for is called “{text.trim()}”.</p>
          <p className="mt-1 text-sm text-ink-soft">
            Try a shorter name, or find it another way:{' '}
            <button type="button" className="font-semibold underline" onClick={() => onOtherWay('number')}>
              by model number
            </button>{' '}
            or{' '}
            <button type="button" className="font-semibold underline" onClick={() => onOtherWay('camera')}>
              by its camera
            </button>
            .
          </p>
        </div>
      )}
    </div>
  )
}
