import { toast } from '@medusajs/ui'
import { useState } from 'react'

/** Sends what a drawer holds; it closes once that is saved, and stays with the server's sentence where it is not. */
export function useSaving<T>(onSaved: (answer: T) => void, onClose: () => void) {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function send(work: () => Promise<T>, done: string) {
    setBusy(true)
    setFailure(null)
    try {
      onSaved(await work())
      toast.success(done)
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return { busy, failure, send }
}
