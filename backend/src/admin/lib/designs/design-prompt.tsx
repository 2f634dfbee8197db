import { Text } from '@medusajs/ui'
import { useState } from 'react'

/** About four lines of the narrowest card. */
const SHORT = 90

/** The words that made a picture: folded where they are long, left out where the title says them already. */
export function DesignPrompt({ title, prompt }: { title: string; prompt: string }) {
  const [open, setOpen] = useState(false)
  if (prompt.trim().toLowerCase() === title.trim().toLowerCase()) return null
  return (
    <div>
      <Text size="xsmall" className={`text-ui-fg-subtle break-words ${open ? '' : 'line-clamp-4'}`}>
        {prompt}
      </Text>
      {prompt.length > SHORT ? (
        <button
          type="button"
          className="txt-compact-xsmall text-ui-fg-interactive hover:text-ui-fg-interactive-hover"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fold the prompt' : 'Whole prompt'}
        </button>
      ) : null}
    </div>
  )
}
