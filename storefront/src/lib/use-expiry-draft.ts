import { useEffect, useRef, useState } from 'react'
import { draftOf, dropDraft, expiriesSoFar, keepDraft } from './form-draft'

const never = () => false

/**
 * What this person had typed into the form when their session ran out, or null. What is typed now is kept the same way.
 * `owner` is null while nobody is known to be signed in; `read` answers null where nothing is open. `always` says, as the form goes,
 * whether it is kept though no session ran out.
 */
export function useExpiryDraft<T>(
  form: string,
  owner: string | null,
  read: () => T | null,
  always: () => boolean = never,
): T | null {
  const [found] = useState(() => draftOf(form, owner) as T | null)
  const latest = useRef({ read, always })
  useEffect(() => {
    latest.current = { read, always }
  })
  useEffect(() => {
    if (owner === null) return
    dropDraft(form)
    const before = expiriesSoFar()
    return () => {
      const { read, always } = latest.current
      const values = expiriesSoFar() === before && !always() ? null : read()
      if (values !== null) keepDraft(form, owner, values)
    }
  }, [form, owner])
  return found
}
