import { setImmediate } from 'node:timers/promises'

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { MessageLanguage } from '../shared/sentences/language.ts'

/** A conference as a calendar shows it, in one language. */
export interface CalendarEntry {
  readonly id: number
  readonly title: string
  readonly subject: string
  readonly venue: string
  readonly place: string
  readonly summary: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly createdAt: Date
  /** Time of the last change of any of this. */
  readonly changedAt: Date
  /** Grows with each such change. */
  readonly revision: number
  readonly isCancelled: boolean
}

export interface CalendarOptions {
  readonly name: string
  readonly language: MessageLanguage
  /** Origin of this site's addresses. */
  readonly origin: string
}

/**
 * Conferences as an iCalendar file. Instants are written in UTC, which every calendar shows in the zone of its reader;
 * what never changes about a conference makes its UID, so that a second import replaces the first. The same conferences
 * make the same bytes; one that was changed or cancelled has a higher SEQUENCE, by which calendars know the newer one. The library folds a text sign by sign, half a millisecond for a conference: other requests are
 * answered in between.
 */
export const calendarOf = async (
  entries: readonly CalendarEntry[],
  options: CalendarOptions,
): Promise<string> => {
  const empty = textOf([], options)
  const end = empty.lastIndexOf(lastLine)
  const events: string[] = []
  for (let at = 0; at < entries.length; at += atOnce) {
    const text = textOf(entries.slice(at, at + atOnce), options)
    events.push(text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf(lastLine)))
    await setImmediate()
  }
  // RFC 5545, 3.1: every line ends in CRLF, the last one too.
  return [empty.slice(0, end), ...events, empty.slice(end).trimEnd(), '\r\n'].join('')
}

/** Conferences that hold the event loop together. */
const atOnce = 50
const lastLine = 'END:VCALENDAR'

const textOf = (entries: readonly CalendarEntry[], { name, language, origin }: CalendarOptions): string => {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: {
      company: 'Symposium',
      product: 'conferences',
      language: language === 'en' ? 'EN' : 'ZH',
    },
    ttl: refreshSeconds,
  })
  for (const entry of entries) {
    calendar.createEvent({
      id: `conference-${entry.id}@symposium`,
      // Calendars that do not show the status say it all the same.
      summary: entry.isCancelled ? `${cancelledMark[language]}${entry.title}` : entry.title,
      start: entry.startsAt,
      end: entry.endsAt,
      // By default it would be the present, and no two answers would be the same.
      stamp: entry.changedAt,
      created: entry.createdAt,
      lastModified: entry.changedAt,
      sequence: entry.revision,
      location: [entry.venue, entry.place].filter((part) => part !== '').join(', '),
      description: entry.summary,
      categories: [{ name: entry.subject }],
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: `${origin}/conferences/${entry.id}`,
    })
  }
  return calendar.toString()
}

const cancelledMark = { zh: '已取消：', en: 'Cancelled: ' } as const

/** How often a subscribed calendar asks again. */
const refreshSeconds = 12 * 3600
