import type { CatalogueDevice } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { devicesQuery } from '../api/list-devices'
import { deviceHints } from '../lib/cameras'
import { devicesOf, listed, withArticle, type PhoneLine } from '../lib/line-phones'
import { usePhonesStore } from '../store'
import { CameraPicture } from './camera-picture'

export interface PhoneQuestionProps {
  /** The lines to ask about; the question is open while there are any. */
  asking: readonly PhoneLine[]
  onYes: () => void
  onChange: () => void
  onClose: () => void
}

function Phone({
  label,
  name,
  device,
}: {
  label: string
  name: string
  device: CatalogueDevice | undefined
}) {
  return (
    <figure className="flex min-w-32 flex-1 flex-col rounded-lg bg-sunken p-4">
      {device ? (
        <CameraPicture template={device.template} className="mx-auto w-full max-w-36" />
      ) : (
        <span className="min-h-24" />
      )}
      <figcaption className="mt-3 border-t border-line-strong pt-2">
        <span className="block text-xs text-ink-soft">{label}</span>
        <span className="block leading-tight font-semibold">{name}</span>
        {device ? <span className="block text-xs text-ink-soft">{deviceHints(device)}</span> : null}
      </figcaption>
    </figure>
  )
}

/** Asked once before paying: the commonest mistake with cases is the wrong phone. */
export function PhoneQuestion({ asking, onYes, onChange, onClose }: PhoneQuestionProps) {
  const phones = usePhonesStore((state) => state.phones)
  const active = usePhonesStore((state) => state.active)
  const { data: devices } = useQuery({ ...devicesQuery(), enabled: asking.length > 0 })
  const strange = devicesOf(asking)
  const find = (name: string) => devices?.find((device) => device.name === name)
  const first = active ?? phones[0]
  // Two pictures are compared at a glance, more are not.
  const mine = phones.length > 1 && first ? [first] : phones
  const several = asking.length > 1
  return (
    <Dialog
      open={asking.length > 0}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Is it for another phone?"
      description={
        <p className="text-base text-ink">
          {several ? 'These cases are' : 'This case is'} for {listed(strange.map(withArticle))}.{' '}
          {phones.length > 1 ? 'Your phones are' : 'Your phone is'} {listed(phones.map(withArticle))}. Is that
          right?
        </p>
      }
      footer={
        <>
          <Button variant="outline" className="max-sm:w-full" onClick={onChange}>
            Change it
          </Button>
          <Button className="max-sm:w-full" onClick={onYes}>
            {strange.length > 1 ? 'Yes, they are for other phones' : 'Yes, it is for another phone'}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        {strange.map((name) => (
          <Phone key={name} label={several ? 'Cases' : 'The case'} name={name} device={find(name)} />
        ))}
        {mine.map((name) => (
          <Phone key={name} label="Your phone" name={name} device={find(name)} />
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        A case is printed for one model. It can’t be returned because it was ordered for another.
      </p>
    </Dialog>
  )
}
