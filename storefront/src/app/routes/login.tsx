import type { Challenge } from '@caseloom/contract'
import { HydrationBoundary } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { paths } from '~/config/paths'
import { AccountFrame, FrameHead, frameLink } from '~/features/account/components/account-frame'
import { LoginForm } from '~/features/account/components/login-form'
import { useWayBack } from '~/features/account/hooks/use-way-back'
import { stateText } from '~/features/account/lib/navigation-state'
import { PICTURES } from '~/features/account/lib/pictures'
import { LateSecondStep } from '~/features/account/second-factor/late-second-step'
import { loadSocialProviders, recallSocialProviders } from '../account/social-providers'
import { title } from '../document/title'
import { backToForm } from '../account/unready-form'
import type { Route } from './+types/login'

export const meta = () => [
  { title: title('Sign In') },
  { name: 'robots', content: 'noindex' },
  { name: 'description', content: 'Sign in to your account.' },
]

export const action = backToForm

export const loader = loadSocialProviders
export const clientLoader = recallSocialProviders

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { redirect, leave } = useWayBack()
  const { state } = useLocation() as { state: unknown }
  const message = stateText(state, 'message')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  /** What was typed in the first step, and why it is wanted once more. */
  const [again, setAgain] = useState<{ email: string; why?: string | undefined } | null>(null)
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <AccountFrame picture={PICTURES.login}>
        {challenge ? (
          <LateSecondStep
            challenge={challenge}
            onSignedIn={leave}
            onBack={(why) => {
              setChallenge(null)
              setAgain((before) => ({ email: before?.email ?? '', why }))
            }}
          />
        ) : (
          <>
            <FrameHead title="Welcome back">
              New here?{' '}
              <Link to={paths.register(redirect ?? undefined)} className={frameLink}>
                Create an account
              </Link>
            </FrameHead>
            {again?.why ? (
              <Alert tone="bad" className="mb-6">
                {again.why}
              </Alert>
            ) : message && !again ? (
              <Alert tone="good" className="mb-6">
                {message}
              </Alert>
            ) : null}
            <LoginForm
              email={again?.email ?? stateText(state, 'email') ?? ''}
              isAgain={again !== null}
              onSignedIn={leave}
              onChallenge={(given, email) => {
                setAgain({ email })
                setChallenge(given)
              }}
            />
          </>
        )}
      </AccountFrame>
    </HydrationBoundary>
  )
}
