import { activeLeafIds, begin, isHandled, nodesOf, placesOf, take } from '../../core/walk.ts'
import type { AnyModel } from '../../../src/machines/shared/model.ts'
import type { Place } from '../../core/walk.ts'
import type { MachineEntry } from './entry.types.ts'

export interface Findings {
  /** States that no path of the model enters, by id. */
  readonly unreachable: readonly string[]
  /** States in which a machine can rest, that are no end, and that no event of the model leaves, by id. */
  readonly deadEnds: readonly string[]
}

/** States the model does not reach, and states it does not leave; excuses are ignored here. */
export const findingsOf = (model: AnyModel): Findings => {
  const places = placesOf(model)
  const entered = enteredStates(model, places)
  const left = leftStates(model, places)
  const states = nodesOf(model.machine).filter((node) => node.parent !== undefined)
  return {
    unreachable: states.map(({ id }) => id).filter((id) => !entered.has(id)),
    deadEnds: states
      .filter((node) => node.type === 'atomic' && entered.has(node.id) && !left.has(node.id))
      .map(({ id }) => id),
  }
}

/** One sentence for each finding without an excuse, and for each excuse without a finding. */
export const faultsOf = ({ model, excused }: Pick<MachineEntry, 'model' | 'excused'>): string[] => {
  const { unreachable, deadEnds } = findingsOf(model)
  return [
    ...compare(unreachable, excused?.unreachable, 'is never reached'),
    ...compare(deadEnds, excused?.deadEnd, 'is no end, but nothing leaves it'),
  ]
}

const compare = (found: readonly string[], excuses: object = {}, fault: string) => [
  ...found.filter((id) => !Object.hasOwn(excuses, id)).map((id) => `${id} ${fault}`),
  ...Object.keys(excuses)
    .filter((id) => !found.includes(id))
    .map((id) => `${id} is excused, although it is not true that it ${fault}`),
]

/** Resting states of a path, and states passed on the way: the sources of its transitions. */
const enteredStates = (model: AnyModel, places: readonly Place[]): ReadonlySet<string> => {
  const { machine } = model
  const entered = new Set(places.flatMap(({ state }) => state._nodes.map((node) => node.id)))
  const pass = (takes: readonly string[]) => {
    for (const transition of takes) entered.add(transition.slice(0, transition.indexOf('|')))
  }
  for (const input of model.inputs) pass(begin(machine, input).takes)
  for (const { input, state } of places) {
    for (const event of model.events) {
      if (isHandled(state, event)) pass(take(machine, input, state, event).takes)
    }
  }
  return entered
}

const leftStates = (model: AnyModel, places: readonly Place[]): ReadonlySet<string> => {
  const left = new Set<string>()
  // A transient state is left by itself.
  for (const node of nodesOf(model.machine))
    if (node.always?.at(-1)?.guard === undefined && node.always) left.add(node.id)
  for (const { input, state } of places) {
    for (const event of model.events) {
      if (!isHandled(state, event)) continue
      const next = take(model.machine, input, state, event).state
      const active = new Set(activeLeafIds(next))
      for (const leaf of activeLeafIds(state)) if (!active.has(leaf)) left.add(leaf)
    }
  }
  return left
}
