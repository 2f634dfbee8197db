/** Reads '5-7 business days' or 'next business day'; null where the text says neither. */
export function businessDays(text: string): [number, number] | null {
  if (/next business day/i.test(text)) return [1, 1]
  const match = /(\d{1,2})\s*[-–]\s*(\d{1,2})\s*business days/i.exec(text)
  return match ? [Number(match[1]), Number(match[2])] : null
}
