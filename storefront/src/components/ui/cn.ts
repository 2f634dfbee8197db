import { clsx, type ClassValue } from 'clsx'

/** Joins class names. Later ones do not override earlier ones: pass margins and widths, not looks. */
export const cn = (...values: ClassValue[]) => clsx(values)
