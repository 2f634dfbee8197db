import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { TextField } from '~/components/ui/text-field'

type EmailFieldProps = Omit<ComponentPropsWithoutRef<typeof TextField>, 'label'>

/** The address that somebody signs in by, as password managers know it. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(props, ref) {
  return (
    <TextField
      ref={ref}
      label="Email Address"
      type="email"
      inputMode="email"
      autoComplete="username"
      {...props}
    />
  )
})
