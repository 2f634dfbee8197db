import { useQuery } from '@tanstack/react-query'
import { Plus, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { devicesQuery } from '../api/list-devices'
import { DEVICE_PARAM, useMyPhone } from '../hooks/use-my-phone'
import { usePhonesStore } from '../store'
import { LazyPhoneFinder } from './lazy-phone-finder'
import { LinkedPhone } from './linked-phone'
import { PhoneChip } from './phone-chip'

/** What phone is being shopped for, the household's others, and the way to the phone finder. */
export function PhoneBar({ className }: { className?: string }) {
  const { device, phones, fromLink, loaded } = useMyPhone()
  const [, setParams] = useSearchParams()
  const [open, setOpen] = useState(false)
  const { data: devices } = useQuery(devicesQuery())
  const { add, choose, remove, keepKnown } = usePhonesStore.getState()

  useEffect(() => {
    if (loaded && devices && devices.length > 0) keepKnown(new Set(devices.map(({ name }) => name)))
  }, [loaded, devices, keepKnown])

  /** What the shopper presses here is newer than what the address says. */
  const leaveLink = () =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        next.delete(DEVICE_PARAM)
        next.delete('page')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const pick = (name: string | null) => {
    if (name === null) choose(null)
    else add(name)
    leaveLink()
  }

  return (
    <section
      aria-label="Your phone"
      aria-busy={!loaded}
      className={cn(
        'flex min-h-19 flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 sm:px-5',
        className,
      )}
    >
      <Smartphone
        size={24}
        strokeWidth={1.75}
        aria-hidden="true"
        className="shrink-0 text-accent max-sm:hidden"
      />
      {!loaded ? (
        <span className="h-5 w-48 animate-breathe rounded-full bg-sunken" />
      ) : fromLink && device ? (
        <LinkedPhone
          name={device}
          known={devices?.some(({ name }) => name === device)}
          mine={phones[0]}
          onKeep={() => pick(device)}
          onLeave={() => leaveLink()}
          onFind={() => setOpen(true)}
        />
      ) : phones.length === 0 ? (
        <>
          <p className="min-w-48 flex-1">
            <strong className="font-semibold">Which phone is it for?</strong>{' '}
            <span className="text-sm text-ink-soft">We’ll show only what fits, and remember it.</span>
          </p>
          <Button variant="ink" onClick={() => setOpen(true)} className="max-sm:w-full">
            Find my phone
          </Button>
        </>
      ) : (
        <div role="group" aria-label="Shopping for" className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="mr-1 text-sm font-semibold">
            Shopping for
          </span>
          {phones.map((name) => (
            <PhoneChip
              key={name}
              name={name}
              chosen={name === device}
              onChoose={() => pick(name)}
              onForget={() => {
                remove(name)
                if (name === device) leaveLink()
              }}
            />
          ))}
          <PhoneChip name="All phones" chosen={device === null} onChoose={() => pick(null)} />
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)} className="min-h-11">
            <Plus size={16} aria-hidden="true" /> Another phone
          </Button>
        </div>
      )}
      <LazyPhoneFinder open={open} onOpenChange={setOpen} mine={phones} onFound={pick} />
    </section>
  )
}
