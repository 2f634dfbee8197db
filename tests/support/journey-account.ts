import { expect, type Page } from '@playwright/test'
import { rows } from './database'
import { register, stranger } from './journey-people'
import { journeyStack } from './journey-stack'

const stack = journeyStack()

export const EXPIRED = 'Your session has expired. Please log in again.'

export interface Person {
  firstName: string
  email: string
  password: string
}

/** Registers somebody new, who then stands on the dashboard. */
export async function newcomer(page: Page, firstName: string): Promise<Person> {
  const person = stranger(firstName)
  await page.goto(`${stack.shop}/register`)
  await register(page, person)
  await expect(page.getByRole('heading', { name: `Welcome back, ${firstName}` })).toBeVisible()
  return person
}

/** Fills in the sign-in that is on the page, and sends it. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** The shop ends all sessions of somebody, as the clock would. */
export async function expireSessions(email: string): Promise<void> {
  await rows(
    stack.databaseUrl,
    `update login_session set expires_at = now() - interval '1 minute'
     where customer_id = (select id from customer where email = $1 and has_account)`,
    [email],
  )
}

/** Holds the shop's answers back until so many are there, and answers their statuses. */
export async function answeredTogether(page: Page, url: RegExp, count: number): Promise<number[]> {
  const statuses: number[] = []
  let release: () => void = () => undefined
  const all = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    const response = await route.fetch()
    if (statuses.push(response.status()) === count) release()
    await all
    // The page may have given up the call with the first answer.
    await route.fulfill({ response }).catch(() => undefined)
  })
  return statuses
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

interface TypedAddress {
  name: string
  street: string
  city: string
  postcode: string
}

export async function fillAddress(page: Page, { name, street, city, postcode }: TypedAddress) {
  await page.getByLabel('Address Name').fill(name)
  await page.getByLabel('Street Address').fill(street)
  await page.getByLabel('City').fill(city)
  await page.getByLabel('Postcode').fill(postcode)
}
