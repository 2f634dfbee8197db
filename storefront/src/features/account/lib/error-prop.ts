/** A field's fault as the fields of the design system take it. */
export function errorProp(fault: { message?: string | undefined } | undefined): { error?: string } {
  return fault?.message ? { error: fault.message } : {}
}
