import type { User } from '@caseloom/contract'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { PasswordField } from '~/components/ui/password-field'
import { TextField } from '~/components/ui/text-field'
import { HiddenUsername } from '../components/hidden-username'

type ProofFieldProps = Omit<ComponentPropsWithoutRef<typeof TextField>, 'label' | 'type' | 'trailing'> & {
  user: User
}

/** Asks for what only the owner of the account knows: its password, or, where it has none, the address once more. */
export const ProofField = forwardRef<HTMLInputElement, ProofFieldProps>(function ProofField(
  { user: { email, hasPassword }, ...rest },
  ref,
) {
  return hasPassword ? (
    <>
      <HiddenUsername email={email} />
      <PasswordField ref={ref} label="Your password" autoComplete="current-password" required {...rest} />
    </>
  ) : (
    <TextField
      ref={ref}
      label="Your email address"
      hint={`Type ${email} to confirm.`}
      type="email"
      autoComplete="off"
      required
      {...rest}
    />
  )
})
