import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Spinner } from '~/components/ui/spinner'
import { paths } from '~/config/paths'
import { useVerifyEmail } from '~/features/account/api/recovery'
import { AccountFrame } from '~/features/account/components/account-frame'
import {
  AlreadyVerifiedPanel,
  VerifiedPanel,
  VerifyFailedPanel,
} from '~/features/account/components/verify-panels'
import { useTakenSearch } from '~/features/account/hooks/use-taken-search'
import { BROKEN_VERIFY_LINK, verifyFault } from '~/features/account/lib/failures'
import { readMailLink } from '~/features/account/lib/mail-link'
import { PICTURES } from '~/features/account/lib/pictures'
import { useSession } from '~/features/account/session'
import { hasCode } from '~/lib/api-errors'
import { title } from '../document/title'

const PAUSE_MS = 2_000

export const meta = () => [
  { title: title('Verify Email') },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

function useDashboardSoon(wanted: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, navigate])
}

function Verification() {
  const link = useTakenSearch(readMailLink)
  const { data, error, refetch } = useVerifyEmail(link ?? null)
  const { user } = useSession()
  const email = link?.email.toLowerCase() ?? ''
  useDashboardSoon(data?.alreadyVerified === false && data.signedInAs === email)

  if (data)
    return data.alreadyVerified ? (
      <AlreadyVerifiedPanel email={email} signedInAs={data.signedInAs} />
    ) : (
      <VerifiedPanel email={email} signedInAs={data.signedInAs} />
    )
  // The page was loaded again after its link had been taken out of the address.
  if (link === null && user?.emailVerified)
    return <AlreadyVerifiedPanel email={user.email} signedInAs={user.email} />
  if (link === null)
    return (
      <VerifyFailedPanel
        message={BROKEN_VERIFY_LINK}
        email={user?.email ?? null}
        user={user}
        onRetry={null}
      />
    )
  if (link && error)
    return (
      <VerifyFailedPanel
        message={verifyFault(error)}
        email={link.email}
        user={user}
        onRetry={
          hasCode(error, 'link_expired', 'link_invalid', 'invalid_request') ? null : () => void refetch()
        }
      />
    )
  return (
    <div aria-busy="true">
      <h1 className="flex items-center gap-3 text-2xl">
        <Spinner /> Verifying your email...
      </h1>
      <p className="mt-3 text-ink-soft">This takes a moment.</p>
    </div>
  )
}

export default function VerifyEmailPage() {
  return (
    <AccountFrame picture={PICTURES.verify}>
      <Verification />
    </AccountFrame>
  )
}
