/** A button that takes no press for a moment, since what it decides on has just taken another's place; it looks as it always does. */
export const STILL = {
  'aria-disabled': true,
  className: 'aria-disabled:opacity-100! aria-disabled:pointer-events-auto!',
} as const
