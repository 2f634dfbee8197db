import type { User } from '@caseloom/contract'
import { MailWarning } from 'lucide-react'
import { CorrectEmail } from './correct-email'
import { ResendButton } from './resend-button'

/** On the dashboard, until the address is proved. */
export function VerifyBanner({ user }: { user: User }) {
  const { email } = user
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 text-sm">
      <MailWarning
        size={20}
        aria-hidden="true"
        className="shrink-0 text-warn max-sm:mt-0.5 max-sm:self-start"
      />
      <p className="min-w-48 flex-1">
        Please verify your email address: a link is waiting in the mail to{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <div className="flex flex-wrap gap-x-2 max-sm:-mb-1 max-sm:ml-5">
        <ResendButton key={email} email={email} variant="ghost" size="sm">
          Resend verification
        </ResendButton>
        <CorrectEmail user={user} size="sm" />
      </div>
    </div>
  )
}
