import type { Entity } from '../../contract/entity.ts'
import type { Role } from '../../contract/roles.ts'
import { notifications, type Told } from '../../contract/notifications.ts'
import { lifecycleNotifications } from '../lifecycles/notifications.ts'

/** Events that cause others, which tell the people concerned. */
const throughOthers: ReadonlySet<string> = new Set(['import.apply', 'import.applyRest', 'import.undo'])

/** Whom an event of a record notifies, for the dialog that asks before it; null: the viewer knows, because it is their own. */
export const tellsOf = (entity: Entity, event: string, roles: readonly Role[]): Told | null => {
  if (throughOthers.has(event)) return 'people'
  const entry = lifecycleNotifications[entity][event]
  if (entry === undefined) return null
  if ('attendees' in entry) return 'attendees'
  if ('deciders' in entry) return 'deciders'
  if ('authors' in entry) return 'authors'
  if (roles.every((role) => role === 'owner')) return null
  if ('nobody' in entry) return 'nobody'
  return notifications[entry.owner].byMail ? 'owner' : 'ownerQuietly'
}
