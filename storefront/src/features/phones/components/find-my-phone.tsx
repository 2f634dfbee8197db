import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { usePhonesStore } from '../store'
import { LazyPhoneFinder } from './lazy-phone-finder'

/** Opens the finder from anywhere; what it finds is remembered and handed on. */
export function FindMyPhone({ onFound }: { onFound: (name: string) => void }) {
  const phones = usePhonesStore((state) => state.phones)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" className="min-h-11" onClick={() => setOpen(true)}>
        <Smartphone size={18} aria-hidden="true" /> Find my phone
      </Button>
      <LazyPhoneFinder
        open={open}
        onOpenChange={setOpen}
        mine={phones}
        onFound={(name) => {
          usePhonesStore.getState().add(name)
          onFound(name)
        }}
      />
    </>
  )
}
