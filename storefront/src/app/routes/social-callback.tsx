import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Spinner } from '~/components/ui/spinner'
import { paths } from '~/config/paths'
import { AccountFrame } from '~/features/account/components/account-frame'
import { useTakenSearch } from '~/features/account/hooks/use-taken-search'
import { PICTURES } from '~/features/account/lib/pictures'
import { safePath } from '~/features/account/lib/way-back'
import { LateSecondStep } from '~/features/account/second-factor/late-second-step'
import { challengeIn } from '~/features/account/second-factor/second-factor'
import { readAnswer } from '~/features/account/social/answer'
import { useFinishSocial } from '~/features/account/social/finish-social'
import { SocialFailedPanel } from '~/features/account/social/social-failed-panel'
import { NO_ANSWER, socialFailure, wayOn } from '~/features/account/social/social-failure'
import { title } from '../document/title'

/** Long enough for the toast to be on its way when the page changes. */
const PAUSE_MS = 100

export const meta = () => [
  { title: title('Signing In') },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

function SocialCallback() {
  const { provider } = useParams()
  const answer = useTakenSearch((search) => readAnswer(provider, search))
  const { data, error } = useFinishSocial(answer ?? null)
  const navigate = useNavigate()
  /** Why the second step came to nothing. */
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    const target = safePath(data.redirect) ?? paths.dashboard
    const timer = setTimeout(() => void navigate(target, { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [data, navigate])

  if (answer === null) return <SocialFailedPanel failure={NO_ANSWER} provider={null} />
  const challenge = challengeIn(error)
  if (challenge && over === null)
    return (
      <LateSecondStep
        challenge={challenge}
        onSignedIn={() => void navigate(wayOn(error) ?? paths.dashboard, { replace: true })}
        onBack={(why) => setOver(why ?? 'You went back before the second step was done.')}
      />
    )
  if (challenge && over !== null)
    return (
      <SocialFailedPanel
        failure={{ ...socialFailure(error), message: over }}
        provider={answer?.provider ?? null}
      />
    )
  if (error) return <SocialFailedPanel failure={socialFailure(error)} provider={answer?.provider ?? null} />
  return (
    <div aria-busy="true" role="status">
      <h1 className="flex items-center gap-3 text-2xl">
        <Spinner /> Signing you in...
      </h1>
      <p className="mt-3 text-ink-soft">This takes a moment.</p>
    </div>
  )
}

export default function SocialCallbackPage() {
  return (
    <AccountFrame picture={PICTURES.login}>
      <SocialCallback />
    </AccountFrame>
  )
}
