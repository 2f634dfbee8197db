import type { ReactNode } from 'react'
import { Alert } from '~/components/ui/alert'

interface FormFaultProps {
  /** What is wrong with the form as a whole, if anything. */
  says: string | null
  tone?: 'bad' | 'warn'
  /** What can be done about it. */
  children?: ReactNode
}

export function FormFault({ says, tone = 'bad', children }: FormFaultProps) {
  if (!says) return null
  return (
    <Alert tone={tone} reveal>
      {says}
      {children}
    </Alert>
  )
}
