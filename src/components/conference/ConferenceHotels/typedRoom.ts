import type { KeptRoom } from '../../../contract/conferenceHotels.ts'
import { inLanguage } from '../../../contract/inLanguage.ts'
import { wallTime } from '../../../contract/wallTimes.ts'
import { typedYuan } from '../../../contract/yuan.ts'
import { formatMoney } from '../../../i18n/numbers.ts'
import { formatMoment } from '../../../i18n/moments.ts'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import type { Line, Ways } from '../../kit/changesOf.ts'
import type { Typed } from '../../kit/typedOf.ts'

/** Texts of a kind of room, in the order of its form. */
export const roomTexts = ['hotel', 'eng_hotel', 'address', 'eng_address', 'room', 'eng_room'] as const
export const roomNotes = ['note', 'eng_note'] as const

/** Initial values of the form's fields; null: a new one. */
export const typedRoom = (room: KeptRoom | null, timeZone: string): Typed => ({
  ...Object.fromEntries([...roomTexts, ...roomNotes].map((name) => [name, room?.[name] ?? ''])),
  price: room === null ? '' : typedYuan(room.price),
  quota: room?.quota.toString() ?? '',
  book_until: room === null || room.book_until === null ? '' : wallTime(room.book_until, timeZone),
  phone: room?.phone ?? '',
})

/** Values of a kind of room, in words. */
export const linesOfRoom = (room: KeptRoom, { locale, timeZone, say }: Ways): Line[] => [
  ...[...roomTexts, ...roomNotes].map((name) => ({
    label: `hotels.field.${name}` as const,
    text: room[name] === '' ? '–' : room[name],
  })),
  { label: 'hotels.field.price', text: formatMoney(room.price, locale) },
  { label: 'hotels.field.quota', text: String(room.quota) },
  {
    label: 'hotels.field.book_until',
    text:
      room.book_until === null
        ? say('hotels.until.none')
        : formatMoment(room.book_until, undefined, toTheMinuteWithYear, { locale, timeZone }),
  },
  { label: 'hotels.field.phone', text: room.phone === '' ? '–' : room.phone },
]

/** Hotel and room names in the reader's language. */
export const roomName = (
  { hotel, eng_hotel, room, eng_room }: Pick<KeptRoom, 'hotel' | 'eng_hotel' | 'room' | 'eng_room'>,
  locale: string,
): string => `${inLanguage(locale, hotel, eng_hotel)} · ${inLanguage(locale, room, eng_room)}`
