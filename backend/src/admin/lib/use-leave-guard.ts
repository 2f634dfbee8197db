import { usePrompt } from '@medusajs/ui'
import { useEffect } from 'react'

const DISCARD = {
  title: 'Leave without saving?',
  description: 'What you changed will be lost.',
  confirmText: 'Leave',
  cancelText: 'Keep editing',
} as const

interface Guarded {
  /** Whether something was changed and not saved. */
  dirty: boolean
  /** While it is being saved, nobody leaves. */
  busy: boolean
  onClose: () => void
}

/** How a form is left: at once where nothing was changed, else after a question; the browser asks by itself. */
export function useLeaveGuard({ dirty, busy, onClose }: Guarded): () => Promise<void> {
  const prompt = usePrompt()
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  return async () => {
    // The key that asked to leave would close the question too, were it asked before the key is dealt with.
    await new Promise((resolve) => setTimeout(resolve))
    if (busy || (dirty && !(await prompt(DISCARD)))) return
    onClose()
  }
}
