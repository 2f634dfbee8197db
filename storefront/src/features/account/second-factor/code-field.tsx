import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { TextField } from '~/components/ui/text-field'

type CodeFieldProps = Omit<ComponentPropsWithoutRef<typeof TextField>, 'label'> & {
  /** One of the recovery codes is asked for, and not the app's. */
  recovery?: boolean
}

/** A code as it is typed or pasted: blanks and dashes in it are for the shop to look past. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { recovery = false, ...rest },
  ref,
) {
  return recovery ? (
    <TextField
      ref={ref}
      key="recovery"
      label="Recovery code"
      hint="One of the ten that you kept when you turned two-step sign-in on. Each is good once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...rest}
    />
  ) : (
    <TextField
      ref={ref}
      key="app"
      label="Six-digit code"
      hint="From your authenticator app. It changes every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...rest}
    />
  )
})
