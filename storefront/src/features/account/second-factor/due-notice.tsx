import type { SecondFactor } from '@caseloom/contract'
import type { ReactNode } from 'react'
import { Alert } from '~/components/ui/alert'
import { formatDate } from '~/lib/dates'

/** Tells an administrator without two-step sign-in until when the panel opens without. */
export function DueNotice({
  state: { isOn, requiredBy },
  action,
}: {
  state: SecondFactor
  action?: ReactNode
}) {
  if (isOn || requiredBy === null) return null
  const isOver = new Date(requiredBy) <= new Date()
  return (
    <Alert tone="warn" action={action}>
      {isOver
        ? 'Administrators need two-step sign-in: the Admin Panel is closed to you until it is on.'
        : `Administrators need two-step sign-in. From ${formatDate(requiredBy)} the Admin Panel opens with it alone.`}
    </Alert>
  )
}
