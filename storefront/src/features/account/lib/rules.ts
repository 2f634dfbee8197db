import { zodResolver } from '@hookform/resolvers/zod'
import {
  changePasswordForm,
  codeForm,
  correctEmailForm,
  forgotForm,
  loginForm,
  newPasswordForm,
  proofForm,
  provenCodeForm,
  registerForm,
} from './schemas'

/** Loaded once a form is used (see checked-form.ts): the pages are read before anything is checked. */
export const rules = {
  login: zodResolver(loginForm),
  register: zodResolver(registerForm),
  forgot: zodResolver(forgotForm),
  newPassword: zodResolver(newPasswordForm),
  changePassword: zodResolver(changePasswordForm),
  correctEmail: zodResolver(correctEmailForm),
  code: zodResolver(codeForm),
  proof: zodResolver(proofForm),
  provenCode: zodResolver(provenCodeForm),
}
