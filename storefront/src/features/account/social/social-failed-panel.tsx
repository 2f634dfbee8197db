import { UserX } from 'lucide-react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { Outcome } from '../components/outcome'
import { SupportLine } from '../components/support-line'
import type { ProviderId } from './answer'
import type { SocialFailure } from './social-failure'
import { useStartSocial } from './use-start-social'

/** Why nobody was signed in, and what to do now. */
export function SocialFailedPanel({
  failure: { title, message, again, help, redirect },
  provider,
}: {
  failure: SocialFailure
  provider: ProviderId | null
}) {
  const { busy, fault, start } = useStartSocial({ redirect })
  const retry = again && provider !== null
  const back = redirect ?? undefined
  return (
    <Outcome
      tone="bad"
      icon={<UserX size={30} />}
      title={title}
      actions={
        <>
          {retry ? (
            <Button busy={busy !== null} onClick={() => void start(provider)}>
              Try Again
            </Button>
          ) : null}
          <Button asChild variant={retry ? 'outline' : 'primary'}>
            <Link to={paths.login(back)} replace>
              Back to Login
            </Link>
          </Button>
          {help === 'reset' ? (
            <Button asChild variant="outline">
              <Link to={paths.forgotPassword}>Forgot Password</Link>
            </Button>
          ) : null}
          {help === 'register' ? (
            <Button asChild variant="outline">
              <Link to={paths.register(back)}>Create Account</Link>
            </Button>
          ) : null}
        </>
      }
      foot={<SupportLine about="Signing in" />}
    >
      <p>{message}</p>
      {fault ? <Alert tone="bad">{fault}</Alert> : null}
    </Outcome>
  )
}
