import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { latePart } from '~/components/ui/late-part'
import { devicesQuery } from '../api/list-devices'
import { DEVICE_PARAM, useMyPhone } from '../hooks/use-my-phone'
import { usePhonesStore } from '../store'
import { LazyPhoneFinder } from './lazy-phone-finder'

// Whoever comes for the first time has no phone here yet, and needs neither.
const HouseholdChips = latePart(() => import('./household-chips').then((part) => part.HouseholdChips))
const LinkedPhone = latePart(() => import('./linked-phone').then((part) => part.LinkedPhone))

const WAITING = <span className="h-5 w-48 animate-breathe rounded-full bg-sunken" />

/** What phone is being shopped for, the household's others, and the way to the finder. Its height never changes. */
export function PhoneBar({ className }: { className?: string }) {
  const { device, phones, fromLink } = useMyPhone()
  const loaded = usePhonesStore((state) => state.loaded)
  const [, setParams] = useSearchParams()
  /** The finder's purpose, while it is open: another phone, or one in the place of this. */
  const [finding, setFinding] = useState<'another' | 'instead' | null>(null)
  // Nobody's phone needs no looking up; the finder asks for itself.
  const { data: devices } = useQuery({
    ...devicesQuery(),
    enabled: loaded && (phones.length > 0 || fromLink),
  })
  const { add, choose, remove, replace, keepKnown } = usePhonesStore.getState()

  useEffect(() => {
    if (loaded && devices && devices.length > 0) keepKnown(new Set(devices.map(({ name }) => name)))
  }, [loaded, devices, keepKnown])

  // Somebody may have typed the address.
  const linked = devices?.find(({ name }) => name.toLowerCase() === device?.toLowerCase())

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
    else if (finding === 'instead' && device) replace(device, name)
    else add(name)
    leaveLink()
  }
  const forget = (name: string) => {
    remove(name)
    if (name === device) leaveLink()
  }

  return (
    <section
      aria-label="Your phone"
      tabIndex={-1}
      aria-busy={!loaded}
      className={cn('@container rounded-lg border border-line bg-surface', className)}
    >
      <div className="flex min-h-17 items-center gap-2.5 px-3 py-2 @lg:gap-4 @lg:px-5">
        <Smartphone
          size={24}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-accent @max-md:hidden"
        />
        {!loaded ? (
          WAITING
        ) : fromLink && device ? (
          <Suspense fallback={WAITING}>
            <LinkedPhone
              name={linked?.name ?? device}
              known={devices ? linked !== undefined : undefined}
              mine={phones[0]}
              onKeep={() => pick(linked?.name ?? device)}
              onLeave={leaveLink}
              onFind={() => setFinding('another')}
            />
          </Suspense>
        ) : phones.length === 0 ? (
          <>
            <p className="min-w-0 flex-1 leading-tight">
              <strong className="font-semibold @max-md:text-sm">Which phone is it for?</strong>
              <span className="ml-2 text-sm text-ink-soft @max-xl:hidden">
                We’ll show only what fits, and remember it.
              </span>
            </p>
            <Button
              variant="ink"
              size="sm"
              className="min-h-11 shrink-0"
              onClick={() => setFinding('another')}
            >
              Find my phone
            </Button>
          </>
        ) : (
          <Suspense fallback={WAITING}>
            <HouseholdChips
              phones={phones}
              device={device}
              onPick={pick}
              onForget={forget}
              onChange={() => setFinding('instead')}
              onAdd={() => setFinding('another')}
            />
          </Suspense>
        )}
      </div>
      <LazyPhoneFinder
        open={finding !== null}
        onOpenChange={(open) => (open ? undefined : setFinding(null))}
        mine={phones}
        onFound={pick}
      />
    </section>
  )
}
