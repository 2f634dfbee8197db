import { MailCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Button, type ButtonProps } from '~/components/ui/button'
import { useResendVerification } from '../api/recovery'

/** A mail takes a moment to arrive; asking at once for another only fills the inbox. */
const PAUSE_MS = 30_000

/** Sends the verification mail again. */
export function ResendButton({ email, children, ...look }: ButtonProps & { email: string }) {
  const { mutate, isPending, isSuccess, reset } = useResendVerification()
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])
  return (
    <Button {...look} busy={isPending} aria-disabled={isPending || isSuccess} onClick={() => mutate(email)}>
      {isSuccess ? (
        <>
          <MailCheck size={18} aria-hidden="true" /> Email sent
        </>
      ) : (
        children
      )}
    </Button>
  )
}
