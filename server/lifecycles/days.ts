/** Whether an instant lies on one of the days of a conference, by the calendar of its time zone. */
export const isWithinDays = (
  at: Date,
  { startsAt, endsAt, timeZone }: { startsAt: Date; endsAt: Date; timeZone: string },
): boolean => {
  const day = dayIn(timeZone)
  return day(startsAt) <= day(at) && day(at) <= day(endsAt)
}

/** The calendar day in a time zone, `2026-12-03`. */
export const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (at: Date) => format.format(at)
}
