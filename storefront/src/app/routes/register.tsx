import { HydrationBoundary } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '~/config/paths'
import { AccountFrame, FrameHead, frameLink } from '~/features/account/components/account-frame'
import { CreatedPanel } from '~/features/account/components/created-panel'
import { RegisterForm } from '~/features/account/components/register-form'
import { useWayBack } from '~/features/account/hooks/use-way-back'
import { PICTURES } from '~/features/account/lib/pictures'
import { socialProvidersQuery } from '~/lib/queries/social-providers'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { WelcomeOffer } from '~/features/site/components/welcome-offer'
import { prefetch } from '../loading/query-cache'
import { recallSocialProviders } from '../account/social-providers'
import { title } from '../document/title'
import { backToForm } from '../account/unready-form'
import type { Route } from './+types/register'

export const meta = () => [{ title: title('Create Account') }, { name: 'robots', content: 'noindex' }]

export const action = backToForm

/** On the server: the buttons of social sign-ins and what newcomers are offered stand in the first paint. */
export const loader = () =>
  prefetch((client) => [client.query(socialProvidersQuery()), client.query(shopInfoQuery())])
export const clientLoader = recallSocialProviders

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const { redirect, leave } = useWayBack()
  const [created, setCreated] = useState<string | null>(null)
  const [again, setAgain] = useState(false)
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <AccountFrame picture={PICTURES.register}>
        {created === null ? (
          <>
            <FrameHead title="Create your account">
              Already have one?{' '}
              <Link to={paths.login(redirect ?? undefined)} className={frameLink}>
                Sign in
              </Link>
            </FrameHead>
            <WelcomeOffer className="-mt-3 mb-6 rounded-lg bg-sunken px-4 py-3" />
            <RegisterForm takesFocus={again} redirect={redirect} onSignedIn={leave} onCreated={setCreated} />
          </>
        ) : (
          <CreatedPanel
            email={created}
            onAgain={() => {
              setAgain(true)
              setCreated(null)
            }}
          />
        )}
      </AccountFrame>
    </HydrationBoundary>
  )
}
