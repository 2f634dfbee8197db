import type { User } from '@caseloom/contract'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { latePart, PartMissing } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'
import { sendResetLink } from '../api/recovery'
import { LinkedSignIns } from '../social/linked-sign-ins'
import { MailButton } from './mail-button'

// Few who look at their profile change their password.
const ChangePasswordForm = latePart(
  () => import('./change-password-form').then((part) => part.default),
  PartMissing,
)

// Another few set up a second step.
const TwoStep = latePart(() => import('../second-factor/two-step').then((part) => part.default), PartMissing)

/** Somebody who only ever came by Google or the like proves the address by a mail, as for a forgotten password. */
function SetPassword({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const send = useMutation({
    mutationFn: () => sendResetLink(email),
    onSuccess: () => {
      setSent(true)
      toast.success('Password reset instructions sent!')
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-ink-soft">
        {sent
          ? `We have sent a link to ${email}. It is good for one hour.`
          : 'Your account has no password. We send you a link to choose one.'}
      </p>
      <MailButton variant="outline" size="sm" mailing={send} onClick={() => send.mutate()}>
        {sent ? 'Send again' : 'Set a password'}
      </MailButton>
    </div>
  )
}

function SignOutOthers() {
  const end = useMutation({
    mutationFn: () => accountApi.call('signOutOthers'),
    onSuccess: ({ ended }) =>
      toast.success(
        ended === 0
          ? 'You are signed in nowhere else'
          : `Ended ${String(ended)} other ${ended === 1 ? 'sign-in' : 'sign-ins'}`,
      ),
  })
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <p className="text-sm text-ink-soft">
        Left yourself signed in on somebody’s computer, or lost a phone? This device stays signed in.
      </p>
      <Button variant="outline" size="sm" busy={end.isPending} onClick={() => end.mutate()}>
        <LogOut size={18} aria-hidden="true" /> Sign out of all other devices
      </Button>
    </div>
  )
}

export function SecurityCard({ user }: { user: User }) {
  const [changing, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  return (
    <Card as="section" aria-labelledby="security-title" className="grid gap-5">
      <h3 id="security-title" className="text-lg">
        Security
      </h3>
      <LinkedSignIns user={user} />
      {!user.hasPassword ? (
        <SetPassword email={user.email} />
      ) : changing ? (
        <Suspense fallback={<Skeleton className="h-72 max-w-md" />}>
          <ChangePasswordForm
            email={user.email}
            onDone={() => {
              setChanging(false)
              requestAnimationFrame(() => change.current?.focus())
            }}
          />
        </Suspense>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-soft">A new password signs you out on every other device.</p>
          <Button ref={change} variant="outline" size="sm" onClick={() => setChanging(true)}>
            Change password
          </Button>
        </div>
      )}
      <Suspense fallback={<Skeleton className="h-32" />}>
        <TwoStep user={user} />
      </Suspense>
      <SignOutOthers />
    </Card>
  )
}
