import { largestInteger } from '../../src/contract/numbers.ts'
import { takeHit } from '../accounts/limits.ts'
import {
  deleteComment,
  editComment,
  isWritten,
  writeComment,
} from '../lifecycles/papers/discussion/comments.ts'
import { closeDiscussion, openDiscussion } from '../lifecycles/papers/discussion/openDiscussion.ts'
import { readDiscussion } from '../lifecycles/papers/discussion/readDiscussion.ts'
import { chairOf, reviewerOf } from '../lifecycles/papers/discussion/takingPart.ts'
import type { FindParticipant, Participant } from '../lifecycles/papers/discussion/takingPart.ts'
import type { Scope } from '../lifecycles/types.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable, MemberCall } from './table.ts'

/** The discussion of a paper: reviewers come to it by their review, chairs by the paper (REV-02). */
export const discussionHandlers = ({ db, engine, now }: Deps) => {
  const personOf = (call: MemberCall) => ({ ...actorOf(call), userId: call.member.userId })
  const read = (find: FindParticipant, call: MemberCall, id: number, before: number | undefined) =>
    engine.read(async (view) => {
      const who = await find(view.tx, personOf(call), id)
      return readDiscussion(view, who, Math.min(before ?? largestInteger, largestInteger))
    })
  /** Does it in the name of who takes part, and answers the discussion as it is then. */
  const act = (
    find: FindParticipant,
    call: MemberCall,
    id: number,
    work: (scope: Scope, who: Participant) => Promise<void>,
  ) =>
    engine.run(async (scope) => {
      const person = personOf(call)
      await work(scope, await find(scope.tx, person, id))
      const who = await find(scope.tx, person, id)
      return readDiscussion({ tx: scope.tx, at: scope.now() }, who, undefined)
    })
  const write = async (
    find: FindParticipant,
    call: MemberCall,
    wish: { readonly id: number; readonly text: string; readonly key: string },
  ) => {
    const { userId } = call.member
    // Before the limit: its refusal would tell an outsider that the discussion exists.
    await find(db, personOf(call), wish.id)
    if (!(await isWritten(db, userId, wish.key))) {
      const wait = await takeHit(db, { key: `discussion:${userId}`, hits: 20, seconds: 600 }, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    }
    return act(find, call, wish.id, (scope, who) => writeComment(scope, who, wish))
  }
  const edit = (
    find: FindParticipant,
    call: MemberCall,
    { id, comment_id, version, text }: { id: number; comment_id: number; version: number; text: string },
  ) => act(find, call, id, (scope, who) => editComment(scope, who, { id: comment_id, version, text }))
  const remove = (
    find: FindParticipant,
    call: MemberCall,
    { id, comment_id, version }: { id: number; comment_id: number; version: number },
  ) => act(find, call, id, (scope, who) => deleteComment(scope, who, { id: comment_id, version }))

  return {
    getDiscussion: ({ id, before }, call) => read(reviewerOf, call, id, before),
    writeComment: (wish, call) => write(reviewerOf, call, wish),
    editComment: (wish, call) => edit(reviewerOf, call, wish),
    deleteComment: (wish, call) => remove(reviewerOf, call, wish),

    getDeskDiscussion: ({ id, before }, call) => read(chairOf, call, id, before),
    openDiscussion: ({ id }, call) => act(chairOf, call, id, openDiscussion),
    closeDiscussion: ({ id }, call) => act(chairOf, call, id, closeDiscussion),
    writeDeskComment: (wish, call) => write(chairOf, call, wish),
    editDeskComment: (wish, call) => edit(chairOf, call, wish),
    deleteDeskComment: (wish, call) => remove(chairOf, call, wish),
  } satisfies Partial<HandlerTable>
}
