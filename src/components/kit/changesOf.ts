import type { SaleMeal, SaleTicketType, TicketSale } from '../../contract/ticketSale.ts'
import type { Locale, MessageId } from '../../i18n/locale.ts'
import { formatMoment } from '../../i18n/moments.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { toTheMinuteWithYear } from './formats.ts'

/** Value of one field, in words. */
export interface Line {
  readonly label: MessageId
  readonly text: string
}

export interface Ways {
  readonly locale: Locale
  readonly timeZone: string
  readonly say: (id: MessageId) => string
}

/** The fields of `now` that read otherwise in `before`. */
export const changesOf = (before: readonly Line[], now: readonly Line[]): Line[] =>
  now.filter(({ label, text }) => before.find((line) => line.label === label)?.text !== text)

const momentText = (at: string | null, { locale, timeZone }: Ways) =>
  at === null ? '–' : formatMoment(at, undefined, toTheMinuteWithYear, { locale, timeZone })

export const linesOfType = (type: SaleTicketType, ways: Ways): Line[] => [
  { label: 'sale.field.name', text: type.name },
  { label: 'sale.field.engName', text: type.eng_name },
  { label: 'sale.field.audience', text: ways.say(`sale.audience.${type.audience}`) },
  { label: 'sale.field.capacity', text: type.capacity?.toString() ?? ways.say('sale.count.unlimited') },
  {
    label: 'sale.prices',
    text: type.tiers
      .map(
        ({ name, eng_name, until, amount }) =>
          `${name} / ${eng_name} ${formatMoney(amount, ways.locale)} (${momentText(until, ways)})`,
      )
      .join('; '),
  },
]

export const linesOfMeal = (meal: SaleMeal, ways: Ways): Line[] => [
  { label: 'sale.field.name', text: meal.name },
  { label: 'sale.field.engName', text: meal.eng_name },
  { label: 'sale.field.startsAt', text: momentText(meal.starts_at, ways) },
  { label: 'sale.field.endsAt', text: momentText(meal.ends_at, ways) },
]

export const linesOfWindow = (sale: TicketSale, ways: Ways): Line[] => [
  { label: 'sale.field.opens', text: momentText(sale.registration_opens_at, ways) },
  { label: 'sale.field.closes', text: momentText(sale.registration_closes_at, ways) },
  { label: 'sale.field.refund', text: momentText(sale.refund_until, ways) },
  { label: 'sale.field.certificates', text: momentText(sale.certificates_at, ways) },
]
