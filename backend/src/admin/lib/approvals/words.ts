const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

export const inPounds = (pounds: number): string => POUNDS.format(pounds)
export const moment = (iso: string): string => MOMENT.format(new Date(iso))
