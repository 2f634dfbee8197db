import { HydrationBoundary } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { paths } from '~/config/paths'
import { AccountFrame, FrameHead, frameLink } from '~/features/account/components/account-frame'
import { LoginForm } from '~/features/account/components/login-form'
import { useWayBack } from '~/features/account/hooks/use-way-back'
import { stateText } from '~/features/account/lib/navigation-state'
import { PICTURES } from '~/features/account/lib/pictures'
import { loadSocialProviders, recallSocialProviders } from '../social-providers'
import { title } from '../title'
import { backToForm } from '../unready-form'
import type { Route } from './+types/login'

export const meta = () => [{ title: title('Sign In') }, { name: 'robots', content: 'noindex' }]

export const action = backToForm

export const loader = loadSocialProviders
export const clientLoader = recallSocialProviders

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { redirect, leave } = useWayBack()
  const { state } = useLocation() as { state: unknown }
  const message = stateText(state, 'message')
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <AccountFrame picture={PICTURES.login}>
        <FrameHead title="Welcome back">
          New here?{' '}
          <Link to={paths.register(redirect ?? undefined)} className={frameLink}>
            Create an account
          </Link>
        </FrameHead>
        {message ? (
          <Alert tone="good" className="mb-6">
            {message}
          </Alert>
        ) : null}
        <LoginForm email={stateText(state, 'email') ?? ''} onSignedIn={leave} />
      </AccountFrame>
    </HydrationBoundary>
  )
}
