export interface Problem {
  status: 400 | 401 | 404 | 429
  error: { message: string; type: string; param: string | null; code: string | null }
}

export const problem = (
  message: string,
  param: string | null,
  code: string,
  status: Problem['status'] = 400,
): Problem => ({ status, error: { message, type: 'invalid_request_error', param, code } })

export const unknownParameter = (name: string): Problem =>
  problem(`Unknown parameter: '${name}'.`, name, 'unknown_parameter')
