import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { RebuttalEvent } from './rebuttal.machine.ts'

/** Notifications of the events of `rebuttal` (MSG-01); the owner is the corresponding author. */
export const rebuttalNotifications: EventNotifications<RebuttalEvent> = {
  'rebuttal.open': owner('rebuttalAsked'),
  'rebuttal.submit': owner('rebuttalReceived'),
  'rebuttal.amend': nobody('The author did it; that there is an answer was told.'),
  'rebuttal.lapse': nobody('The date was told when it was asked for, and the review goes on.'),
  'rebuttal.close': nobody('What ends it, a decision or the withdrawal, is told by the paper.'),
}
