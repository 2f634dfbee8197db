import { KeyRound, Link2Off, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '~/components/ui/button'
import { Spinner } from '~/components/ui/spinner'
import { paths } from '~/config/paths'
import { AccountFrame, FrameHead } from '~/features/account/components/account-frame'
import { Outcome } from '~/features/account/components/outcome'
import { ResetForm } from '~/features/account/components/reset-form'
import { useTakenSearch } from '~/features/account/hooks/use-taken-search'
import { BROKEN_RESET_LINK } from '~/features/account/lib/failures'
import { readMailLink } from '~/features/account/lib/mail-link'
import { PICTURES } from '~/features/account/lib/pictures'
import { title } from '../document/title'
import { backToForm } from '../account/unready-form'

const PAUSE_MS = 3_000
const DONE = 'Password reset successful! Please log in with your new password.'

export const meta = () => [
  { title: title('Reset Password') },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export const action = backToForm

function Done({ email }: { email: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.login(), { replace: true, state: { message: DONE, email } }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [navigate, email])
  return (
    <Outcome
      tone="good"
      icon={<ShieldCheck size={30} />}
      title="Password Reset Successful!"
      actions={
        <Button asChild>
          <Link to={paths.login()} replace state={{ message: DONE, email }}>
            Sign In Now
          </Link>
        </Button>
      }
    >
      <p>Your new password is set, and you are signed out everywhere else. Taking you to sign in...</p>
    </Outcome>
  )
}

function Spent({ message, hint }: { message: string; hint?: string }) {
  return (
    <Outcome
      tone="bad"
      icon={<Link2Off size={30} />}
      title="Invalid Reset Link"
      actions={
        <>
          <Button asChild>
            <Link to={paths.forgotPassword}>Request a New Link</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.login()}>Back to Sign In</Link>
          </Button>
        </>
      }
    >
      <p>{message}</p>
      {hint ? <p>{hint}</p> : null}
    </Outcome>
  )
}

export default function ResetPasswordPage() {
  const link = useTakenSearch(readMailLink)
  const [done, setDone] = useState(false)
  const [spent, setSpent] = useState<string | null>(null)
  return (
    <AccountFrame picture={PICTURES.reset}>
      {done ? (
        <Done email={link?.email ?? ''} />
      ) : link === undefined ? (
        <h1 className="flex items-center gap-3 text-2xl" aria-busy="true">
          <Spinner /> Validating reset link...
        </h1>
      ) : link === null ? (
        <Spent
          message="Invalid or missing reset link parameters"
          // The address no longer holds the link once the page has read it.
          hint="Was this page loaded again? Then open the link in your mail once more."
        />
      ) : spent !== null ? (
        <Spent message={spent || BROKEN_RESET_LINK} />
      ) : (
        <>
          <FrameHead title="Choose a new password">
            <p className="flex items-center gap-2 wrap-anywhere">
              <KeyRound size={18} aria-hidden="true" className="shrink-0" /> for {link.email}
            </p>
          </FrameHead>
          <ResetForm link={link} onDone={() => setDone(true)} onSpent={setSpent} />
        </>
      )}
    </AccountFrame>
  )
}
