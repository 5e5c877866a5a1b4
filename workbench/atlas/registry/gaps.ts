import type { Bilingual } from '../../../src/machines/shared/words.ts'
import type { AnyStateMachine } from 'xstate'

import {
  begin,
  declaredEvents,
  guardedTransitionsOf,
  isHandled,
  nodesOf,
  placesOf,
  take,
} from '../../core/walk.ts'
import type { AnyModel } from '../../../src/machines/shared/model.ts'
import type { MachineEntry } from './entry.types.ts'

/**
 * Missing descriptions of an entry's machine, and descriptions without a subject, one sentence each.
 * @param rules numbers of all rules of docs/rules.md
 */
export const gapsOf = (entry: MachineEntry, rules: ReadonlySet<string>): string[] => {
  const { machine } = entry
  const { id } = machine
  return [
    ...textGaps(`${id}: title and purpose`, [entry.title, entry.purpose]),
    ...compare(id, 'state', statesOf(machine), entry.states),
    ...compare(id, 'event', eventsOf(machine), textsOf(entry.events)),
    ...compare(id, 'actor', actorsOf(machine), textsOf(entry.actors)),
    ...compare(id, 'guard', Object.keys(machine.implementations.guards), entry.guards),
    ...compare(id, 'delay', Object.keys(machine.implementations.delays), entry.delays),
    ...(entry.rules.length === 0 ? [`${id} serves no rule`] : []),
    ...entry.rules.filter((rule) => !rules.has(rule)).map((rule) => `${id}: there is no rule ${rule}`),
    ...entry.rules
      .filter((rule, index) => entry.rules.indexOf(rule) !== index)
      .map((rule) => `${id}: ${rule} is named twice`),
  ]
}

/**
 * Files with a machine that is missing from a list of machines.
 * @param modules exports of `src/machines/**\/*.machine.ts`, by file
 */
export const unregistered = (
  modules: Readonly<Record<string, object>>,
  machines: readonly AnyStateMachine[],
): string[] =>
  Object.entries(modules)
    .filter(
      ([, module]) => !Object.values(module).some((value) => machines.includes(value as AnyStateMachine)),
    )
    .map(([file]) => file)

/** Guarded transitions for which the model has no place and event in which the guard passes, or none in which it does not. */
export const oneSidedGuards = (model: AnyModel): string[] => {
  const { machine } = model
  const verdicts = [
    ...model.inputs.flatMap((input) => begin(machine, input).verdicts),
    ...placesOf(model).flatMap(({ input, state }) =>
      model.events
        .filter((event) => isHandled(state, event) || !event.type.startsWith('xstate.'))
        .flatMap((event) => (state.status === 'active' ? take(machine, input, state, event).verdicts : [])),
    ),
  ]
  const seen = new Set(verdicts.map(({ transition, passed }) => `${transition} ${passed}`))
  return guardedTransitionsOf(machine).flatMap((transition) =>
    [true, false]
      .filter((side) => !seen.has(`${transition} ${side}`))
      .map((side) => `${transition} is never ${side}`),
  )
}

/** Every state but the machine itself. */
const statesOf = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .filter((node) => node.parent !== undefined)
    .map((node) => node.id)

/** Answers of actors and delays belong to the actors and delays. */
const eventsOf = (machine: AnyStateMachine) =>
  [...declaredEvents(machine)].filter((type) => !type.startsWith('xstate.'))

const actorsOf = (machine: AnyStateMachine) => [
  ...new Set(nodesOf(machine).flatMap((node) => node.invoke.map(({ src }) => String(src)))),
]

const textsOf = (deeds: MachineEntry['events']) =>
  Object.fromEntries(Object.entries(deeds).map(([name, { says }]) => [name, says]))

const compare = (
  id: string,
  kind: string,
  existing: readonly string[],
  said: Readonly<Record<string, Bilingual>>,
) => [
  ...existing
    .filter((name) => !Object.hasOwn(said, name))
    .map((name) => `${id} says nothing about the ${kind} ${name}`),
  ...Object.keys(said)
    .filter((name) => !existing.includes(name))
    .map((name) => `${id} speaks of the ${kind} ${name}, which it does not have`),
  ...Object.entries(said).flatMap(([name, text]) => textGaps(`${id}: ${kind} ${name}`, [text])),
]

const textGaps = (what: string, texts: readonly Bilingual[]) =>
  texts.flatMap((text) => [
    ...(/\p{Script=Han}/u.test(text['zh-CN']) ? [] : [`${what} has no Chinese text`]),
    ...(/[A-Za-z]/.test(text.en) && !/\p{Script=Han}/u.test(text.en) ? [] : [`${what} has no English text`]),
  ])
