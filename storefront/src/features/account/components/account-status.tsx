import type { User } from '@caseloom/contract'
import { Alert } from '~/components/ui/alert'
import { CorrectEmail } from './correct-email'
import { ResendButton } from './resend-button'

/** Whether the address has been proved; says 'verified' only where that is so. */
export function AccountStatus({ user }: { user: User }) {
  if (user.emailVerified)
    return (
      <Alert tone="good" title="Account Status">
        Verified Account - Your account is fully verified and secure.
      </Alert>
    )
  return (
    <Alert tone="warn" title="Account Status">
      <p>
        Your email address has not been verified yet. Open the link in the mail that we sent to{' '}
        <strong className="wrap-anywhere">{user.email}</strong>.
      </p>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        <ResendButton key={user.email} email={user.email} variant="outline" size="sm">
          Resend verification
        </ResendButton>
        <CorrectEmail user={user} size="sm" />
      </div>
    </Alert>
  )
}
