import type { SaleMeal, SaleTicketType, TicketSale } from '../../contract/ticketSale.ts'
import { typedYuan } from '../../contract/yuan.ts'
import { typedInstant, wallTime } from '../../contract/wallTimes.ts'

/** Values of a form's fields, by their names. */
export type Typed = Readonly<Record<string, string>>

const typedTime = (at: string | null, timeZone: string) => (at === null ? '' : wallTime(at, timeZone))

/** Null: a new one. */
export const typedType = (type: SaleTicketType | null, timeZone: string): Typed => ({
  name: type?.name ?? '',
  eng_name: type?.eng_name ?? '',
  audience: type?.audience ?? 'anyone',
  capacity: type?.capacity?.toString() ?? '',
  ...Object.fromEntries(
    (type?.tiers ?? [{ name: '', eng_name: '', until: null, amount: null }]).flatMap((tier, at) => [
      [`tiers.${at}.name`, tier.name],
      [`tiers.${at}.eng_name`, tier.eng_name],
      [`tiers.${at}.until`, typedTime(tier.until, timeZone)],
      [`tiers.${at}.amount`, tier.amount === null ? '' : typedYuan(tier.amount)],
    ]),
  ),
})

export const typedWindow = (sale: TicketSale): Typed => ({
  registration_opens_at: typedTime(sale.registration_opens_at, sale.time_zone),
  registration_closes_at: typedTime(sale.registration_closes_at, sale.time_zone),
  refund_until: typedTime(sale.refund_until, sale.time_zone),
  certificates_at: typedTime(sale.certificates_at, sale.time_zone),
})

export const typedMeal = (meal: SaleMeal | null, timeZone: string): Typed => ({
  name: meal?.name ?? '',
  eng_name: meal?.eng_name ?? '',
  starts_at: typedTime(meal?.starts_at ?? null, timeZone),
  ends_at: typedTime(meal?.ends_at ?? null, timeZone),
})

/** Untouched times keep their seconds: the input has minutes only. */
export const instantsOf = (timeZone: string, kept: ReadonlyArray<string | null>) => {
  const known = new Map(kept.flatMap((at) => (at === null ? [] : [[wallTime(at, timeZone), at] as const])))
  return (wall: string) => known.get(wall) ?? typedInstant(wall, timeZone)
}
