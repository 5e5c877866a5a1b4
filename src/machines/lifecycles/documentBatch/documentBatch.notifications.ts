import { nobody } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { DocumentBatchEvent } from './documentBatch.machine.ts'

/** Notifications of the events of `documentBatch` (MSG-01). */
export const documentBatchNotifications: EventNotifications<DocumentBatchEvent> = {
  'batch.generate': nobody('Nobody outside the team gets anything yet.'),
  'batch.finish': nobody('It takes about a minute, and the page on which people wait shows it.'),
  'batch.issue': nobody('Each certificate was announced when it was earned.'),
  'batch.discard': nobody('Nobody outside the team knew of it.'),
}
