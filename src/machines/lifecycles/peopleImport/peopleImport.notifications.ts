import { nobody } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { PeopleImportEvent } from './peopleImport.machine.ts'

/** Notifications of the events of `peopleImport` (MSG-01). */
export const peopleImportNotifications: EventNotifications<PeopleImportEvent> = {
  'import.map': nobody('Nobody is registered yet.'),
  'import.check': nobody('It takes seconds, and the page on which people wait shows it.'),
  'import.apply': nobody('Each registration tells the person whom it is for.'),
  'import.applyRest': nobody('Each registration tells the person whom it is for.'),
  'import.finish': nobody('It takes minutes at most, and the page on which people wait shows it.'),
  'import.applyQuietly': nobody('The team chose to notify nobody.'),
  'import.applyRestQuietly': nobody('The team chose to notify nobody.'),
  'import.undo': nobody('Each order that is closed tells the person whom it was for.'),
  'import.finishUndo': nobody('It takes minutes at most, and the page on which people wait shows it.'),
  'import.discard': nobody('Nobody was registered.'),
}
