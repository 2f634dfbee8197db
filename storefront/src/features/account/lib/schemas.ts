import { emailSchema, passwordSchema } from '@caseloom/contract'
import { z } from 'zod'

const email = z.string().trim().min(1, 'Email is required').pipe(emailSchema)

export const loginForm = z.object({
  email: z.string().trim().min(1, 'Please fill in all fields'),
  password: z.string().min(1, 'Please fill in all fields'),
  rememberMe: z.boolean(),
})
export type LoginForm = z.infer<typeof loginForm>

export const registerForm = z
  .object({
    firstName: z.string().trim().min(1, 'First name is required').max(60),
    lastName: z.string().trim().min(1, 'Last name is required').max(59),
    email,
    password: passwordSchema,
    confirmPassword: z.string().min(1, 'Please confirm your password'),
    agreeToTerms: z.boolean().refine((agreed) => agreed, 'You must agree to the terms and conditions'),
    subscribeToNewsletter: z.boolean(),
  })
  .refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Told together with the other faults, not after them.
    when: ({ value }) =>
      z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  })
export type RegisterForm = z.infer<typeof registerForm>
