import {
  changePasswordBody,
  correctEmailBody,
  emailBody,
  emailSchema,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordSchema,
} from '@caseloom/contract'
import { z } from 'zod'

export const loginForm = z.object({
  email: z.string().trim().min(1, 'Please fill in all fields'),
  password: z.string().min(1, 'Please fill in all fields'),
  rememberMe: z.boolean(),
})
export type LoginForm = z.infer<typeof loginForm>

/** Told together with the other faults, not after them. */
const bothTyped = z.object({ password: z.string(), confirmPassword: z.string() })
const MISMATCH = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: ({ value }: { value: unknown }) => bothTyped.safeParse(value).success,
}
const match = (form: { password: string; confirmPassword: string }) =>
  form.confirmPassword === '' || form.password === form.confirmPassword

export const registerForm = z
  .object({
    firstName: z
      .string()
      .trim()
      .min(1, 'First name is required')
      .max(60, 'A first name can have 60 characters at most'),
    lastName: z
      .string()
      .trim()
      .min(1, 'Last name is required')
      .max(59, 'A last name can have 59 characters at most'),
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: z.string().min(1, 'Please confirm your password'),
    agreeToTerms: z.boolean().refine((agreed) => agreed, 'You must agree to the terms and conditions'),
    subscribeToNewsletter: z.boolean(),
  })
  .refine(match, MISMATCH)
export type RegisterForm = z.infer<typeof registerForm>

const code = z.string().trim().min(1, 'Please enter the code').max(80, 'This is not one of our codes')
/** As it is: blanks at a password's ends are part of it. */
const proof = z.string().min(1, 'Please fill this in').max(PASSWORD_MAX)
export const codeForm = z.object({ code })
export type CodeForm = z.infer<typeof codeForm>
export const proofForm = z.object({ proof })
export type ProofForm = z.infer<typeof proofForm>
export const provenCodeForm = z.object({ proof, code })
export type ProvenCodeForm = z.infer<typeof provenCodeForm>

export const forgotForm = emailBody
export type ForgotForm = z.infer<typeof forgotForm>

export const correctEmailForm = correctEmailBody
export type CorrectEmailForm = z.infer<typeof correctEmailForm>

const filled = z.string().min(1, 'Please fill in all fields')
/** How short one chosen by a mailed link may be is a setting of the shop's, which answers by itself what is wrong. */
const anyLength = filled.max(200, 'Password must be at most 200 characters')
const chosen = anyLength.min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters long`)

export const newPasswordForm = z
  .object({ password: anyLength, confirmPassword: filled })
  .refine(match, MISMATCH)
export type NewPasswordForm = z.infer<typeof newPasswordForm>

export const changePasswordForm = z
  .object({
    currentPassword: changePasswordBody.shape.currentPassword,
    password: chosen,
    confirmPassword: filled,
  })
  .refine(match, MISMATCH)
export type ChangePasswordForm = z.infer<typeof changePasswordForm>
