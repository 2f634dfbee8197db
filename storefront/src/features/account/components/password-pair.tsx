import { PasswordField } from '~/components/ui/password-field'
import type { TextFieldProps } from '~/components/ui/text-field'
import { StrengthMeter } from './strength-meter'

type Field = Omit<TextFieldProps, 'label' | 'type' | 'trailing'> & { ref: React.Ref<HTMLInputElement> }

/** A new password with its strength, and the same once more. */
export function PasswordPair({
  labels: [label, again],
  typed,
  password,
  confirm,
}: {
  labels: [label: string, again: string]
  typed: string
  password: Field
  confirm: Field
}) {
  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          label={label}
          autoComplete="new-password"
          hint="At least 8 characters. A few words you remember make a good one."
          {...password}
        />
        <StrengthMeter password={typed} />
      </div>
      <PasswordField label={again} autoComplete="new-password" {...confirm} />
    </>
  )
}
