import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { notifications, type Told } from '../../contract/notifications.ts'
import { lifecycleNotifications } from '../lifecycles/notifications.ts'

/** Events that cause others, which tell the people concerned. */
const throughOthers: Readonly<Record<string, Told>> = {
  'import.apply': 'imported',
  'import.applyRest': 'imported',
  'import.applyQuietly': 'quietly',
  'import.applyRestQuietly': 'quietly',
  'import.undo': 'people',
}

/** Person that an event of a record notifies, for the dialog before it; null: the viewer, whose own it is. */
export const tellsOf = (
  { entity, facts, roles }: Pick<LifecycleRecord, 'entity' | 'facts' | 'roles'>,
  event: string,
): Told | null => {
  // A registration made without a notification is also undone without one.
  if (event === 'import.undo' && 'isQuiet' in facts && facts.isQuiet) return 'nobody'
  const through = throughOthers[event]
  if (through !== undefined) return through
  const entry = lifecycleNotifications[entity][event]
  if (entry === undefined) return null
  if ('attendees' in entry) return 'attendees'
  if ('deciders' in entry) return 'deciders'
  if ('authors' in entry) return 'authors'
  if (roles.every((role) => role === 'owner')) return null
  if ('nobody' in entry) return 'nobody'
  return notifications[entry.owner].byMail ? 'owner' : 'ownerQuietly'
}

/** How many people a sheet notifies of what, for the sentence of `imported`. */
export const toldBy = ({ facts }: Pick<LifecycleRecord, 'facts'>) => {
  const { unpaid, complete } = 'unpaid' in facts ? facts : { unpaid: 0, complete: 0 }
  return { people: unpaid + complete, unpaid, complete }
}
