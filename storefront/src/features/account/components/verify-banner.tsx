import { MailWarning } from 'lucide-react'
import { ResendButton } from './resend-button'

/** On the dashboard, until the address is proved. */
export function VerifyBanner({ email }: { email: string }) {
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
      <ResendButton email={email} variant="ghost" size="sm" className="max-sm:-mb-1 max-sm:ml-5">
        Resend verification
      </ResendButton>
    </div>
  )
}
