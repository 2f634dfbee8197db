import type { ShownOutcome } from '../../../lib/activity/admin-page'
import { KINDS } from '../../../lib/activity/kinds'

export const kindWords = (kind: string): string => KINDS[kind]?.label ?? spaced(kind)

const spaced = (words: string): string => {
  const text = words.replace(/[-/]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What was done, of the call that did it: 'Changed', 'Deleted', or the call's own last word, such as 'Refund'. */
export function deedWords(call: string): string {
  const [method = '', path = ''] = call.split(' ')
  const parts = path.split('/').filter((part) => part !== '' && part !== ':id')
  // The first words name what it was done to.
  const rest = parts.slice(
    parts[0] === 'api' ? 3 : ['membership', 'printing'].includes(parts[1] ?? '') ? 3 : 2,
  )
  if (rest.length > 0) return spaced(`${method === 'DELETE' ? 'delete ' : ''}${rest.join(' ')}`)
  if (method === 'DELETE') return 'Deleted'
  return path.endsWith(':id') ? 'Changed' : 'Created'
}

export const RESULTS: Record<ShownOutcome, { label: string; colour: 'green' | 'orange' | 'red' | 'grey' }> = {
  done: { label: 'Done', colour: 'green' },
  refused: { label: 'Refused', colour: 'orange' },
  failed: { label: 'Failed', colour: 'red' },
  unsure: { label: 'Not known', colour: 'orange' },
  begun: { label: 'Under way', colour: 'grey' },
}
