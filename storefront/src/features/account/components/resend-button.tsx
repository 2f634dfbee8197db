import type { ButtonProps } from '~/components/ui/button'
import { useResendVerification } from '../api/recovery'
import { MailButton } from './mail-button'

/** Sends the verification mail again. */
export function ResendButton({ email, ...look }: ButtonProps & { email: string }) {
  const mailing = useResendVerification()
  return <MailButton {...look} mailing={mailing} onClick={() => mailing.mutate(email)} />
}
