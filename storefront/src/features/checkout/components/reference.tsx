import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { toast } from '~/lib/toast'

/** What to say when writing to the shop about a payment. The whole is copied, a short form is shown. */
export function Reference({ short, whole }: { short: string; whole: string }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(whole)
      setCopied(true)
    } catch {
      // Without leave for the clipboard, or over http.
      toast.error('Could not copy. Please select the reference and copy it.')
    }
  }
  return (
    <p className="mt-4 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <span>
        Reference to quote:{' '}
        <code className="font-semibold break-all text-ink" title={whole}>
          {short}
        </code>
      </span>
      <Button variant="ghost" size="snug" onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </p>
  )
}
