import type { Stack } from './stack'

export const scrape = ({ backend }: Stack, authorization?: string) =>
  fetch(`${backend}/metrics`, { headers: authorization ? { authorization } : {} })

/** All that the shop tells Prometheus. */
export const figuresOf = async (stack: Stack) => (await scrape(stack, `Bearer ${stack.metricsToken}`)).text()

/** One figure, by its name with its labels; NaN where it is not told. */
export const figureIn = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1) ?? NaN,
  )
