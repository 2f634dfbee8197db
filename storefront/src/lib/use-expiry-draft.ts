import { useEffect, useRef, useState } from 'react'
import { draftOf, dropDraft, expiriesSoFar, keepDraft } from './form-draft'

/**
 * What this person had typed into the form when their session ran out, or null. What is typed now is kept the same way.
 * `owner` is null while nobody is known to be signed in; `read` answers null where nothing is open.
 */
export function useExpiryDraft<T>(form: string, owner: string | null, read: () => T | null): T | null {
  const [found] = useState(() => draftOf(form, owner) as T | null)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    if (owner === null) return
    dropDraft(form)
    const before = expiriesSoFar()
    return () => {
      const values = expiriesSoFar() === before ? null : latest.current()
      if (values !== null) keepDraft(form, owner, values)
    }
  }, [form, owner])
  return found
}
