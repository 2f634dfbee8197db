import { createContext, useContext } from 'react'

/** Who looks at the shop, for features that need to know no more of the account. */
export interface Who {
  /** 'unknown' on the server and until a stored sign-in has been verified. */
  status: 'unknown' | 'guest' | 'signedIn'
  id: string | null
  /** Empty where nobody is signed in. */
  name: string
  email: string
  isAdmin: boolean
  /** It is not known because the shop could not be reached. */
  unreachable: boolean
  /** Asks anew who it is. */
  again: () => void
}

export const NOBODY_YET: Who = {
  status: 'unknown',
  id: null,
  name: '',
  email: '',
  isAdmin: false,
  unreachable: false,
  again: () => undefined,
}
export const WhoContext = createContext<Who>(NOBODY_YET)
export const useWho = (): Who => useContext(WhoContext)

/**
 * Whether what differs from one person to the next can be asked for: a new tab is given the token of a signed-in one only a moment
 * after it was opened. Where the shop can't say who it is, the token is there by then.
 */
export function useWhoIsKnown(): boolean {
  const { status, unreachable } = useWho()
  return status !== 'unknown' || unreachable
}
