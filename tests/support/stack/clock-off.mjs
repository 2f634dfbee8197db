/** Loaded into a backend before its own code: its clock is so many milliseconds off (CLOCK_OFF_MS), the database's is not. */
const off = Number(process.env.CLOCK_OFF_MS ?? 0)
const TrueDate = Date
const now = () => TrueDate.now() + off

class ShiftedDate extends TrueDate {
  /** @param {any[]} given */
  constructor(...given) {
    // @ts-expect-error Date takes one to seven arguments; whatever was given goes on as it is.
    super(...(given.length === 0 ? [now()] : given))
  }
  static now() {
    return now()
  }
}
// @ts-expect-error Called without `new`, Date is a function; nobody here does so.
globalThis.Date = ShiftedDate
