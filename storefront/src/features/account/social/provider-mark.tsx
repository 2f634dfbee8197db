import type { SocialProvider } from '@caseloom/contract'
import { KeyRound } from 'lucide-react'

const SIZE = { width: 20, height: 20, 'aria-hidden': true, focusable: false } as const

/** Google asks for its own four colours on any ground. */
const GoogleMark = () => (
  <svg viewBox="0 0 48 48" {...SIZE}>
    <path
      fill="#4285f4"
      d="M47.5 24.55c0-1.7-.15-3.34-.44-4.91H24v9.29h13.18a11.27 11.27 0 0 1-4.89 7.39v6.03h7.91c4.63-4.26 7.3-10.54 7.3-17.8Z"
    />
    <path
      fill="#34a853"
      d="M24 48.48c6.61 0 12.15-2.19 16.2-5.93l-7.91-6.14c-2.19 1.47-5 2.34-8.29 2.34-6.38 0-11.78-4.31-13.7-10.1H2.12v6.34A24.47 24.47 0 0 0 24 48.48Z"
    />
    <path fill="#fbbc05" d="M10.3 28.65a14.7 14.7 0 0 1 0-9.3v-6.34H2.12a24.5 24.5 0 0 0 0 21.98Z" />
    <path
      fill="#ea4335"
      d="M24 9.25c3.6 0 6.83 1.24 9.37 3.67l7.02-7.02A23.52 23.52 0 0 0 24-.48 24.47 24.47 0 0 0 2.12 13l8.18 6.35c1.92-5.8 7.32-10.1 13.7-10.1Z"
    />
  </svg>
)

const GithubMark = () => (
  <svg viewBox="0 0 16 16" fill="currentColor" {...SIZE}>
    <path d="M8 .2a8 8 0 0 0-2.53 15.59c.4.07.55-.17.55-.38l-.01-1.49c-2.23.48-2.7-.94-2.7-.94-.36-.93-.89-1.18-.89-1.18-.72-.5.06-.49.06-.49.8.06 1.23.83 1.23.83.71 1.22 1.87.87 2.33.66.07-.52.28-.87.5-1.07-1.77-.2-3.64-.89-3.64-3.95 0-.88.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.22 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.74-3.65 3.94.29.25.54.73.54 1.48l-.01 2.2c0 .21.15.46.55.38A8 8 0 0 0 8 .2Z" />
  </svg>
)

export function ProviderMark({ id }: Pick<SocialProvider, 'id'>) {
  if (id === 'google') return <GoogleMark />
  if (id === 'github') return <GithubMark />
  return <KeyRound size={20} aria-hidden="true" />
}
