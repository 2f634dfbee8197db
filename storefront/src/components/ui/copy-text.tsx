import { Check, ClipboardCopy } from 'lucide-react'
import { useState } from 'react'
import { toast } from '~/lib/toast'

/** Lines of text with a button that puts them on the clipboard: an address as it would stand on a parcel, a list of codes. */
export function CopyText({ lines, label }: { lines: string[]; label: string }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      setCopied(true)
      toast.success('Copied')
    } catch {
      toast.error('The browser did not let us copy. Please select the text instead.')
    }
  }
  const Icon = copied ? Check : ClipboardCopy
  return (
    <span className="flex items-start justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        className="-my-1 grid size-9 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <Icon size={17} aria-hidden="true" />
      </button>
    </span>
  )
}
