/** UK time. */
export const HOURS = [
  { days: 'Monday - Friday', open: '9:00 AM - 6:00 PM' },
  { days: 'Saturday', open: '10:00 AM - 4:00 PM' },
  { days: 'Sunday', open: 'Closed' },
  { days: 'Email support', open: '24/7' },
] as const
