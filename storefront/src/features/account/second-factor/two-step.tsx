import type { SecondFactor, User } from '@caseloom/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { latePart } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { formatDate } from '~/lib/dates'
import type { FactorChange } from './change-dialog'
import { secondFactorQuery } from './second-factor'
import { DueNotice } from './due-notice'

const SetUpDialog = latePart(() => import('./set-up-dialog').then((part) => part.default))
const ChangeDialog = latePart(() => import('./change-dialog').then((part) => part.default))

type Open = 'setUp' | FactorChange | null
const FEW_CODES = 3

function Off({ user, onOpen }: { user: User; onOpen: (open: Open) => void }) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        A stolen password is then not enough: signing in also asks for a code of an app on your phone.
        {user.emailVerified ? null : ' Verify your email address first.'}
      </p>
      <Button variant="outline" size="sm" disabled={!user.emailVerified} onClick={() => onOpen('setUp')}>
        Set up two-step sign-in
      </Button>
    </>
  )
}

function On({ state, onOpen }: { state: SecondFactor; onOpen: (open: Open) => void }) {
  const { addedAt, codesLeft } = state
  return (
    <>
      <p className="flex items-center gap-2 text-sm font-semibold text-good">
        <ShieldCheck size={18} aria-hidden="true" /> On since {formatDate(addedAt)}
      </p>
      <p className="text-sm text-ink-soft">
        {codesLeft === 0
          ? 'No recovery code is'
          : codesLeft === 1
            ? '1 recovery code is'
            : `${String(codesLeft)} recovery codes are`}{' '}
        left, for the day that your phone is not at hand.
        {codesLeft < FEW_CODES ? ' Make new ones before you need them.' : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => onOpen('renew')}>
          New recovery codes
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onOpen('remove')}>
          Turn off
        </Button>
      </div>
    </>
  )
}

/** In the account: whether signing in takes a second step, and how to have it so. */
export default function TwoStep({ user }: { user: User }) {
  const { data: state, isError, refetch } = useQuery(secondFactorQuery())
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const { hash } = useLocation()
  const head = useRef<HTMLHeadingElement>(null)
  const asked = hash === '#two-step'
  // Where the panel sent somebody here: this part comes later than the page.
  useEffect(() => {
    if (!asked) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'center' })
  }, [asked])
  const shared = {
    user,
    onChanged: () => void client.invalidateQueries({ queryKey: secondFactorQuery().queryKey }),
    onClose: () => {
      setOpen(null)
      // What was pressed may have gone.
      requestAnimationFrame(() => head.current?.focus())
    },
  }
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <h4 ref={head} id="two-step" tabIndex={-1} className="text-base font-semibold outline-none">
        Two-step sign-in
      </h4>
      {state ? <DueNotice state={state} /> : null}
      {state ? (
        state.isOn ? (
          <On state={state} onOpen={setOpen} />
        ) : (
          <Off user={user} onOpen={setOpen} />
        )
      ) : isError ? (
        <Alert
          tone="warn"
          action={
            <Button variant="ghost" size="snug" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          We could not find out whether it is on.
        </Alert>
      ) : (
        <Skeleton className="h-20 w-full max-w-md" />
      )}
      <Suspense fallback={null}>
        {open === 'setUp' ? <SetUpDialog {...shared} /> : null}
        {open === 'remove' || open === 'renew' ? <ChangeDialog change={open} {...shared} /> : null}
      </Suspense>
    </div>
  )
}
