import { useEffect, useRef, useState } from 'react'
import { draftOf, dropDraft, keepDraft } from '~/lib/form-draft'
import { useSessionStore } from '../session'

/**
 * What this person had typed into the form when their session ran out, or null. What is typed now is kept the same way.
 * `read` answers null where nothing is open.
 */
export function useExpiryDraft<T>(form: string, owner: string, read: () => T | null): T | null {
  const [found] = useState(() => draftOf(form, owner) as T | null)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    dropDraft(form)
    const before = useSessionStore.getState().expiries
    return () => {
      const values = useSessionStore.getState().expiries === before ? null : latest.current()
      if (values !== null) keepDraft(form, owner, values)
    }
  }, [form, owner])
  return found
}
