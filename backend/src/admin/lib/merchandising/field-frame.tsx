import { Label, Text } from '@medusajs/ui'
import type { ReactNode } from 'react'

interface FieldFrameProps {
  id: string
  label: string
  hint?: string | undefined
  fault?: string | undefined
  /** For fields that a label cannot point at. */
  onLabel?: () => void
  children: ReactNode
}

/** Label, field, and below it what is wrong or what the field is for. */
export function FieldFrame({ id, label, hint, fault, onLabel, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Label
        id={`${id}-label`}
        size="small"
        weight="plus"
        {...(onLabel ? { onClick: onLabel } : { htmlFor: id })}
      >
        {label}
      </Label>
      {children}
      {fault ? (
        <Text id={`${id}-hint`} size="xsmall" role="alert" className="text-ui-fg-error">
          {fault}
        </Text>
      ) : (
        hint && (
          <Text id={`${id}-hint`} size="xsmall" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )
      )}
    </div>
  )
}
