import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { CommentEvent } from './comment.machine.ts'

/** Notifications of the events of `comment` (MSG-01); its reporters are notified of the decision separately. */
export const commentNotifications: EventNotifications<CommentEvent> = {
  'comment.edit': nobody('The author did it.'),
  'comment.delete': nobody('The author did it.'),
  'comment.report': nobody('Its author need not know who reports it, and the staff have a queue.'),
  'comment.dismiss': nobody('For its author nothing has changed.'),
  'comment.hide': owner('commentHidden'),
  'comment.restore': owner('commentRestored'),
}
