import type { DeviceModel, Finish } from '@caseloom/contract'
import { cn } from '~/components/ui/cn'
import { PriceTag } from '~/components/ui/price-tag'
import { finishesOf } from '../lib/find-variant'
import { Choice } from './choice'

const LOOKS: Record<Finish, { says: string; swatch: string }> = {
  Matte: { says: 'Soft to the touch, no reflections', swatch: 'bg-ink-soft' },
  Gloss: { says: 'Deep colour, bright shine', swatch: 'bg-linear-135 from-indigo via-white to-indigo' },
  Premium: { says: 'Our finest surface', swatch: 'bg-linear-135 from-weld via-white to-accent' },
  Standard: { says: 'The way this case comes', swatch: 'bg-line-strong' },
}

/** What each finish costs is told where that differs. */
export function FinishPicker({
  device,
  chosen,
  onChoose,
}: {
  device: DeviceModel
  chosen: Finish | null
  onChoose: (finish: Finish) => void
}) {
  const finishes = finishesOf(device)
  const costs = new Set(
    finishes.flatMap(({ available, price }) => (available && price !== null ? [price] : [])),
  )
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {finishes.map(({ finish, available, price, originalPrice }) => (
        <li key={finish}>
          <Choice
            chosen={finish === chosen}
            disabled={!available}
            onChoose={() => onChoose(finish)}
            className="flex w-full items-center gap-4 p-4"
          >
            <span aria-hidden="true" className={cn('size-12 shrink-0 rounded-full', LOOKS[finish].swatch)} />
            <span>
              <span className="block font-display text-lg font-bold">{finish}</span>
              <span className="block text-sm">
                {available ? LOOKS[finish].says : 'Not available for this device'}
              </span>
              {available && price !== null && costs.size > 1 ? (
                <PriceTag price={price} originalPrice={originalPrice} size="sm" className="mt-1" />
              ) : null}
            </span>
          </Choice>
        </li>
      ))}
    </ul>
  )
}
