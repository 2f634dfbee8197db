import { toast } from '@medusajs/ui'
import { useState } from 'react'
import { AdminError } from './admin-fetch'

export interface Refusal {
  sentence: string
  /** What stands there is no longer what was opened, or forbids it. */
  conflict: boolean
}
const CONFLICT = 409

/** Sends what a drawer holds; it closes once that is saved, and stays with the server's sentence where it is not. */
export function useSaving<T>(onSaved: (answer: T) => void, onClose: () => void) {
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  async function send(work: () => Promise<T>, done: string) {
    setBusy(true)
    setFailure(null)
    try {
      onSaved(await work())
      toast.success(done)
      onClose()
    } catch (error) {
      setFailure({
        sentence: error instanceof Error ? error.message : String(error),
        conflict: error instanceof AdminError && error.status === CONFLICT,
      })
      setBusy(false)
    }
  }
  return { busy, failure, send }
}
