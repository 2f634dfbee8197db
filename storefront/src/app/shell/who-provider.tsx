import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react'
import { useSession, useSessionStore } from '~/features/account/session'
import { inOwnTask } from '~/lib/in-own-task'
import { WhoContext } from '~/lib/who'
import { useEmptyTable } from '../studio/use-empty-table'

const again = () => void useSessionStore.getState().start()

/** Finds out who is signed in, once what the browser itself keeps is shown, and tells every feature. */
export function WhoProvider({ children }: { children: ReactNode }) {
  const { user, status, unreachable } = useSession()
  useEmptyTable()
  useEffect(() => inOwnTask(again), [])
  const id = user?.id ?? null
  const { name = '', email = '', isAdmin = false } = user ?? {}
  // What a page keeps for later has not been taken over yet, and an urgent change of a context would draw it anew.
  const who = useDeferredValue(
    useMemo(
      () => ({ status, id, name, email, isAdmin, unreachable, again }),
      [status, id, name, email, isAdmin, unreachable],
    ),
  )
  return <WhoContext.Provider value={who}>{children}</WhoContext.Provider>
}
