import type { AnyStateMachine } from 'xstate'

import { commonWords } from '../../../src/machines/shared/commonWords.ts'
import type { Words } from '../../../src/machines/shared/words.ts'
import { nodesOf } from '../../core/walk.ts'

/** `own`, and the common words for the names of `machine` that `own` leaves out. */
export const wordsOf = (machine: AnyStateMachine, own: Words): Words => {
  const nodes = nodesOf(machine)
  const { guards, delays } = machine.implementations
  const invoked = nodes.flatMap((node) => node.invoke.map(({ src }) => String(src)))
  return {
    ...own,
    states: { ...stateWords(nodes.filter((node) => node.parent !== undefined)), ...own.states },
    events: { ...pick(commonWords.events, machine.events), ...own.events },
    actors: { ...pick(commonWords.actors, invoked), ...own.actors },
    delays: { ...pick(commonWords.delays, Object.keys(delays)), ...own.delays },
    guards: { ...pick(commonWords.guards, Object.keys(guards)), ...own.guards },
  }
}

const stateWords = (nodes: ReturnType<typeof nodesOf>) =>
  Object.fromEntries(
    nodes.flatMap(({ id, key }) => {
      const text = commonWords.states[key]
      return text === undefined ? [] : [[id, text]]
    }),
  )

const pick = <Value>(common: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(common).filter(([name]) => names.includes(name)))
