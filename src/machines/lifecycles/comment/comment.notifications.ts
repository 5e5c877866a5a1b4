import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { CommentEvent } from './comment.machine.ts'

/** Whom the events of `comment` tell what (MSG-01); those who reported it are told what became of it beside this. */
export const commentNotifications: EventNotifications<CommentEvent> = {
  'comment.edit': nobody('The author did it.'),
  'comment.delete': nobody('The author did it.'),
  'comment.report': nobody('Its author need not know who reports it, and the staff have a queue.'),
  'comment.dismiss': nobody('For its author nothing has changed.'),
  'comment.hide': owner('commentHidden'),
  'comment.restore': owner('commentRestored'),
}
