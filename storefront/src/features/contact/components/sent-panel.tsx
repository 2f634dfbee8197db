import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '~/components/ui/button'

export function SentPanel({ reference, onAnother }: { reference: string; onAnother: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  return (
    <div className="animate-rise rounded-lg bg-good-wash p-8 sm:p-10">
      <MailCheck size={40} aria-hidden="true" className="text-good" />
      <h3 ref={headingRef} tabIndex={-1} className="mt-5 text-2xl outline-none">
        Message Sent!
      </h3>
      <p className="mt-3 max-w-md">
        Thank you. We answer within 24 hours, to the address that you gave. Your reference is{' '}
        <strong className="tabular-nums">{reference}</strong>.
      </p>
      <Button variant="outline" className="mt-6" onClick={onAnother}>
        Send Another Message
      </Button>
    </div>
  )
}
