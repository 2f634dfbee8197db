import type { UseMutationResult } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Button, type ButtonProps } from '~/components/ui/button'

/** A mail takes a moment to arrive; asking at once for another only fills the inbox. */
const PAUSE_MS = 30_000

interface MailButtonProps extends ButtonProps {
  mailing: Pick<UseMutationResult, 'isPending' | 'isSuccess' | 'reset'>
}

/** Sends a mail, says so for a while, and can then be asked for another. */
export function MailButton({ mailing: { isPending, isSuccess, reset }, children, ...look }: MailButtonProps) {
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])
  return (
    <Button {...look} busy={isPending} aria-disabled={isPending || isSuccess}>
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
