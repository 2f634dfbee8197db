import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { IconButton } from './icon-button'
import { TextField, type TextFieldProps } from './text-field'

export const PasswordField = forwardRef<HTMLInputElement, Omit<TextFieldProps, 'type' | 'trailing'>>(
  function PasswordField(props, ref) {
    const [shown, setShown] = useState(false)
    return (
      <TextField
        ref={ref}
        type={shown ? 'text' : 'password'}
        trailing={
          <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        }
        {...props}
      />
    )
  },
)
