import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { MealVoucherEvent } from './mealVoucher.machine.ts'

/** Notifications of the events of `mealVoucher` (MSG-01). */
export const mealVoucherNotifications: EventNotifications<MealVoucherEvent> = {
  'meal.share': nobody('The owner did it.'),
  'meal.claim': owner('mealClaimed'),
  'meal.takeBack': nobody('The owner did it.'),
  'meal.scan': nobody('The guest stands at the table.'),
  'meal.expire': nobody('The meal is over.'),
  'meal.revoke': nobody('The refund tells it.'),
}
