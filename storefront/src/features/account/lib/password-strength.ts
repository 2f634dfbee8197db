const LONG_ENOUGH = /.{8,}/s

/** Advice, not a rule: 25 points each for length, a small letter, a capital and a digit. */
export function passwordStrength(password: string): {
  score: number
  label: 'Weak' | 'Fair' | 'Good' | 'Strong'
} {
  const score = 25 * [LONG_ENOUGH, /[a-z]/, /[A-Z]/, /\d/].filter((wanted) => wanted.test(password)).length
  return { score, label: score < 25 ? 'Weak' : score < 50 ? 'Fair' : score < 75 ? 'Good' : 'Strong' }
}

export const isShort = (password: string): boolean => !LONG_ENOUGH.test(password)
