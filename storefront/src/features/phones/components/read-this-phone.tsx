import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { canReadThisPhone, readThisPhone } from '../lib/this-phone'

/** On an Android phone its own browser may know the number. It stays in the browser. */
export function ReadThisPhone({ onRead }: { onRead: (number: string) => void }) {
  const [silent, setSilent] = useState(false)
  if (!canReadThisPhone()) return null
  const read = async () => {
    const number = await readThisPhone()
    if (number) onRead(number)
    else setSilent(true)
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
      <Button variant="outline" size="sm" className="min-h-11" disabled={silent} onClick={() => void read()}>
        <Smartphone size={18} aria-hidden="true" /> Read it from this phone
      </Button>
      <span role="status">{silent ? 'This browser keeps it to itself. Settings will tell.' : ''}</span>
    </p>
  )
}
