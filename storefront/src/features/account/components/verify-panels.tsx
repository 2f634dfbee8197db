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

interface VerifiedProps {
  /** The link's. */
  email: string
  /** Who is signed in at this browser, if anybody is: the link may be another account's. */
  signedInAs: string | null
}

const another = ({ email, signedInAs }: VerifiedProps): string | null =>
  signedInAs === null || signedInAs === email
    ? null
    : `You are signed in here as ${signedInAs}: sign out to use the other account.`

function verifiedWords(props: VerifiedProps): string {
  const { email, signedInAs } = props
  if (signedInAs === null) return 'Thank you: your account is verified. You can sign in now.'
  const note = another(props)
  return note === null
    ? 'Thank you: your account is verified. Taking you to your dashboard...'
    : `Thank you: ${email} is verified. ${note}`
}

/** To the account of whoever is signed in. */
function Onwards({ signedIn, signIn }: { signedIn: boolean; signIn: string }) {
  return (
    <Button asChild>
      <Link to={signedIn ? paths.dashboard : paths.login()} replace>
        {signedIn ? 'Go to Dashboard' : signIn}
      </Link>
    </Button>
  )
}

export function VerifiedPanel(props: VerifiedProps) {
  return (
    <Outcome
      tone="good"
      icon={<BadgeCheck size={32} />}
      title="Email Verified Successfully!"
      actions={<Onwards signedIn={props.signedInAs !== null} signIn="Sign In" />}
      foot={<SupportLine about="Verifying my email" />}
    >
      <p>{verifiedWords(props)}</p>
    </Outcome>
  )
}

export function AlreadyVerifiedPanel(props: VerifiedProps) {
  const note = another(props)
  return (
    <Outcome
      tone="note"
      icon={<MailCheck size={30} />}
      title="Email Already Verified"
      actions={<Onwards signedIn={props.signedInAs !== null} signIn="Go to Login" />}
      foot={<SupportLine about="Verifying my email" />}
    >
      <p>
        {note === null
          ? 'This address was verified before. There is nothing left to do.'
          : `${props.email} was verified before. ${note}`}
      </p>
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
