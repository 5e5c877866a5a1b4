import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { paperAdapter } from '../entities/paper.ts'
import type { Engine } from '../engine.ts'
import { hold } from '../hold.ts'
import { system } from '../system.ts'
import type { Actor } from '../types.ts'
import { mustChair } from './deskAccess.ts'
import { eachByItself, type ItsResult } from './eachByItself.ts'

interface Batch {
  readonly conferenceId: number
  /** Ids of papers. */
  readonly ids: readonly number[]
  readonly key: string
}

/** Passes each paper on to its review in a transaction of its own. */
export const passAll = (
  { engine }: { engine: Engine },
  actor: Actor & { readonly userId: number },
  { conferenceId, ids, key }: Batch,
  language: MessageLanguage,
): Promise<Array<ItsResult<'passed'>>> =>
  eachByItself(ids, { done: 'passed', language }, (id) =>
    engine.run(async (scope) => {
      // Before any lock: another user's row makes no one wait, and is refused like a missing one.
      await mustChair(scope.tx, actor, id)
      const paper = await hold(scope, paperAdapter, id, system())
      if (paper === null || paper.conferenceId !== conferenceId) throw new Refused('notFound')
      await scope.fire(actor, { entity: 'paper', id, event: { type: 'paper.pass' }, key: `${key}:${id}` })
    }),
  )
