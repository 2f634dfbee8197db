import type { User } from '@caseloom/contract'
import { BadgeCheck, Link2Off, MailCheck } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { CorrectEmail } from './correct-email'
import { Outcome } from './outcome'
import { ResendButton } from './resend-button'
import { ResendForm } from './resend-form'
import { SupportLine } from './support-line'

interface VerifiedPanelProps {
  /** The link's. */
  email: string
  /** Who is signed in at this browser, if anybody is: the link may be another account's. */
  signedInAs: string | null
}

function verifiedWords({ email, signedInAs }: VerifiedPanelProps): string {
  if (signedInAs === null) return 'Thank you: your account is verified. You can sign in now.'
  return signedInAs === email
    ? 'Thank you: your account is verified. Taking you to your dashboard...'
    : `Thank you: ${email} is verified. You are signed in here as ${signedInAs}: sign out to use the other account.`
}

export function VerifiedPanel(props: VerifiedPanelProps) {
  const signedIn = props.signedInAs !== null
  return (
    <Outcome
      tone="good"
      icon={<BadgeCheck size={32} />}
      title="Email Verified Successfully!"
      actions={
        <Button asChild>
          <Link to={signedIn ? paths.dashboard : paths.login()} replace>
            {signedIn ? 'Go to Dashboard' : 'Sign In'}
          </Link>
        </Button>
      }
      foot={<SupportLine about="Verifying my email" />}
    >
      <p>{verifiedWords(props)}</p>
    </Outcome>
  )
}

export function AlreadyVerifiedPanel() {
  return (
    <Outcome
      tone="note"
      icon={<MailCheck size={30} />}
      title="Email Already Verified"
      actions={
        <Button asChild>
          <Link to={paths.login()} replace>
            Go to Login
          </Link>
        </Button>
      }
      foot={<SupportLine about="Verifying my email" />}
    >
      <p>This address was verified before. There is nothing left to do.</p>
    </Outcome>
  )
}

export function VerifyFailedPanel({
  message,
  email,
  user,
  onRetry,
}: {
  message: string
  /** Asked for where neither the link nor the session tells it. */
  email: string | null
  /** Who is signed in. */
  user: User | null
  /** Where the link itself may still be good. */
  onRetry: (() => void) | null
}) {
  const navigate = useNavigate()
  return (
    <Outcome
      tone="bad"
      icon={<Link2Off size={30} />}
      title="Verification Failed"
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>Try Again</Button> : null}
          {email === null ? null : (
            <ResendButton key={email} email={email} variant={onRetry ? 'outline' : 'primary'}>
              Resend Verification Email
            </ResendButton>
          )}
          {user?.email === email && !user.emailVerified ? (
            <CorrectEmail user={user} onCorrected={() => void navigate(paths.dashboard)} />
          ) : null}
          <Button asChild variant="outline">
            <Link to={paths.login()}>Back to Login</Link>
          </Button>
        </>
      }
      foot={<SupportLine about="Verifying my email" />}
    >
      <p>{message}</p>
      {email === null ? <ResendForm /> : null}
    </Outcome>
  )
}
