import { useMemo, type ReactNode } from 'react'
import { useSession } from '~/features/account/session'
import { WhoContext } from '~/lib/who'
import { useEmptyTable } from './use-empty-table'

/** Tells every feature who is signed in. */
export function WhoProvider({ children }: { children: ReactNode }) {
  const { user, status } = useSession()
  useEmptyTable()
  const id = user?.id ?? null
  const isAdmin = user?.isAdmin ?? false
  const who = useMemo(() => ({ status, id, isAdmin }), [status, id, isAdmin])
  return <WhoContext.Provider value={who}>{children}</WhoContext.Provider>
}
