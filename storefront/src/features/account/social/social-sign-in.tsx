import { useQuery } from '@tanstack/react-query'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { TermsLinks } from '../components/terms-links'
import { ProviderMark } from './provider-mark'
import { socialProvidersQuery } from '~/lib/queries/social-providers'
import { useStartSocial } from './use-start-social'

interface SocialSignInProps {
  /** What the form beside it has ticked. */
  rememberMe?: boolean
}

/** The sign-ins by other sites that this shop has settings for; nothing where there are none. */
export function SocialSignIn({ rememberMe = false }: SocialSignInProps) {
  const { data: providers = [] } = useQuery(socialProvidersQuery())
  const { busy, fault, start } = useStartSocial({ rememberMe })
  if (providers.length === 0) return null
  return (
    // A provider's long name is cut, and never widens the form.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-4 py-1 text-sm text-ink-soft">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      {fault ? <Alert tone="bad">{fault}</Alert> : null}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          wide
          busy={busy === id}
          disabled={busy !== null && busy !== id}
          onClick={() => void start(id)}
        >
          {busy === id ? null : <ProviderMark id={id} />}
          <span className="truncate">Continue with {name}</span>
        </Button>
      ))}
      {/* Each of them opens an account for whoever has none, on whichever page it stands. */}
      <p className="text-xs text-ink-soft">
        By continuing with {providers.length === 1 ? 'it' : 'one of these'} you agree to the <TermsLinks />.
      </p>
    </div>
  )
}
