/** Days and months are those of China, for callers anywhere. */
const shift = 8 * 3_600_000

const local = (at: Date) => new Date(at.getTime() + shift)

/** The instant at which the day of `at` began. */
export const dayStart = (at: Date): Date => {
  const day = local(at)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) - shift)
}

/** The instant at which the month of `at` began. */
export const monthStart = (at: Date): Date => {
  const day = local(at)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1) - shift)
}

/** The same day and hour so many months later; where that month has no such day, its last one. */
export const monthsLater = (at: Date, months: number): Date => {
  const day = local(at)
  const later = new Date(day)
  later.setUTCMonth(day.getUTCMonth() + months)
  if (later.getUTCDate() !== day.getUTCDate()) later.setUTCDate(0)
  return new Date(later.getTime() - shift)
}
