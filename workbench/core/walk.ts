import { createActor } from 'xstate'
import type {
  AnyActor,
  AnyActorRef,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'

import { chartOf } from './chart/chartOf.ts'
import type { AnyModel } from '../../src/machines/shared/model.ts'
import type { Chart } from './chart/chart.types.ts'
import { createTracer } from './coverage/createTracer.ts'
import type { TraceLine } from './coverage/trace.types.ts'
import { verdictsOf } from './coverage/verdictsOf.ts'
import type { Verdict } from './coverage/verdictsOf.ts'
import { edgeId } from './edgeId.ts'

export interface Step {
  event: AnyEventObject
  /** After the event. */
  state: AnyMachineSnapshot
}

/** A way from the start through one last step that takes the transitions `takes`. */
export interface Walk {
  /** Unique within its machine. */
  name: string
  input: unknown
  start: AnyMachineSnapshot
  /** Empty: the start itself takes the transitions. */
  steps: Step[]
  takes: string[]
}

export interface Outcome {
  state: AnyMachineSnapshot
  takes: string[]
  readonly verdicts: Verdict[]
  /** Step by step. */
  lines: TraceLine[]
}

export interface Place {
  input: unknown
  start: AnyMachineSnapshot
  state: AnyMachineSnapshot
  /** Shortest way from the start. */
  steps: Step[]
}

/** Transitions of a walk from its start to its last step. */
export const transitionsOn = (machine: AnyStateMachine, { input, start, steps }: Walk): Set<string> => {
  const taken = new Set(begin(machine, input).takes)
  let state = start
  for (const step of steps) {
    for (const transition of take(machine, input, state, step.event).takes) taken.add(transition)
    state = step.state
  }
  return taken
}

/** Every reachable snapshot, up to the model's projection, for every input. */
export const placesOf = (model: AnyModel): Place[] =>
  model.inputs.flatMap((input) => {
    const start = begin(model.machine, input).state
    return getShortestPaths(model.machine, {
      input,
      events: [...model.events] as AnyEventObject[],
      filterEvents: (snapshot, event) => isHandled(snapshot, event),
      serializeState: (snapshot) => keyOf(model, snapshot),
      limit: 20_000,
    }).map(({ state, steps }) => ({ input, start, state, steps: steps.slice(1) }))
  })

/** One walk for every transition of the machine: the shortest way to where it is taken, then the event. */
export const walkEveryTransition = (model: AnyModel): Walk[] => {
  const shortest = new Map<string, Walk>()
  const offer = (walk: Walk) => {
    for (const transition of walk.takes) {
      const known = shortest.get(transition)
      if (known === undefined || walk.steps.length < known.steps.length) shortest.set(transition, walk)
    }
  }
  for (const input of model.inputs) {
    const { state, takes } = begin(model.machine, input)
    offer({ name: nameOf([], takes), input, start: state, steps: [], takes })
  }
  for (const { input, start, state, steps } of placesOf(model)) {
    for (const event of model.events) {
      if (!isHandled(state, event)) continue
      const { state: next, takes } = take(model.machine, input, state, event)
      const walked = [...steps, { event, state: next }]
      offer({ name: nameOf(walked, takes), input, start, steps: walked, takes })
    }
  }
  return [...new Set(shortest.values())]
}

/**
 * A small set of walks that together take all transitions, chosen with the longest first: one is left out where others
 * take every transition of its own.
 */
export const walksThatCover = (machine: AnyStateMachine, walks: readonly Walk[]): Walk[] => {
  const missing = new Set(walks.flatMap(({ takes }) => takes))
  return walks
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .filter((walk) => {
      if (!walk.takes.some((transition) => missing.has(transition))) return false
      for (const transition of transitionsOn(machine, walk)) missing.delete(transition)
      return true
    })
}

/** The start of a machine, and the transitions it takes before it first rests. */
export const begin = (machine: AnyStateMachine, input: unknown): Outcome => {
  const lines: TraceLine[] = []
  const trace = createTracer([machine.id], (more) => lines.push(...more))
  const actor = createActor(machine, { input, inspect: trace })
  const state = actor.getSnapshot() as AnyMachineSnapshot
  trace(shown(actor, state))
  return outcomeOf(machine, state, lines)
}

/** Effect of one event on a snapshot: nothing runs, only the machine decides. */
export const take = (
  machine: AnyStateMachine,
  input: unknown,
  state: AnyMachineSnapshot,
  event: AnyEventObject,
): Outcome => {
  const lines: TraceLine[] = []
  const trace = createTracer([machine.id], (more) => lines.push(...more))
  // The lender only lends its system: for the tracer another actor is in `state` and takes the event.
  const other = { getSnapshot: () => state } as AnyActorRef
  trace(shown(other, state))
  lines.length = 0
  const lender = lenderOf(machine, input)
  lender.hear = (inspection) => trace({ ...inspection, actorRef: other })
  const next = machine.transition(state, event, lender.scope) as AnyMachineSnapshot
  lender.hear = nothing
  trace(shown(other, next))
  return outcomeOf(machine, next, lines)
}

interface Lender {
  readonly input: unknown
  readonly scope: AnyActorScope
  /** Called with the machine's decisions. */
  hear: (inspection: InspectionEvent) => void
}

/**
 * An actor at the start of the machine, with a system for transitions to take place in. One for all steps of an input: an actor
 * computes its start when it is made, which takes longer than most steps. It never runs, so no step leaves anything in it.
 */
export const lenderOf = (machine: AnyStateMachine, input: unknown): Lender => {
  const known = lenders.get(machine)
  if (known !== undefined && known.input === input) return known
  let lender: Lender | undefined
  const self = createActor(machine, {
    input,
    inspect: (inspection) => {
      // While it is made it has no name yet.
      if (lender !== undefined && inspection.actorRef === self) lender.hear(inspection)
    },
  })
  lender = { input, scope: scopeOf(self), hear: nothing }
  lenders.set(machine, lender)
  return lender
}
const lenders = new WeakMap<AnyStateMachine, Lender>()

const scopeOf = (self: AnyActor): AnyActorScope => ({
  self,
  system: self.system,
  id: self.id,
  sessionId: self.sessionId,
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: nothing,
})

/** Every transition of a machine: `source|event|index`, where the event of an eventless one is `always`. */
export const transitionsOf = (machine: AnyStateMachine): string[] => allTransitions(machine).map(edgeId)

export const guardedTransitionsOf = (machine: AnyStateMachine): string[] =>
  allTransitions(machine)
    .filter((transition) => transition.guard !== undefined)
    .map(edgeId)

export const declaredEvents = (machine: AnyStateMachine) =>
  new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))

/** States in which a machine can rest: a node with an unguarded last `always` is only passed through. */
export const leafIds = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .filter((node) => isLeaf(node) && !isTransient(node))
    .map((node) => node.id)

export const tagsOf = (machine: AnyStateMachine) => [
  ...new Set(nodesOf(machine).flatMap((node) => node.tags)),
]

export const activeLeafIds = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.filter(isLeaf).map((node) => node.id)

/** Whether some transition is enabled, also one that neither moves nor acts. */
export const isHandled = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  snapshot.status === 'active' &&
  (snapshot.machine as AnyStateMachine).getTransitionData(snapshot, event).length > 0

/** Equal for snapshots that behave alike. */
export const keyOf = (model: AnyModel, snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, snapshot.status, model.project(snapshot.context as never)])

type Node = AnyMachineSnapshot['_nodes'][number]

/** Inspection event of an actor that has processed an event. */
const shown = (actorRef: AnyActorRef, snapshot: AnyMachineSnapshot): InspectionEvent => ({
  type: '@xstate.snapshot',
  rootId: 'walk',
  actorRef,
  event: { type: 'xstate.init' },
  snapshot,
})

const outcomeOf = (machine: AnyStateMachine, state: AnyMachineSnapshot, lines: TraceLine[]): Outcome => ({
  state,
  takes: lines.flatMap(({ taken }) => taken),
  // Computed on demand.
  get verdicts() {
    return lines.flatMap((line) => verdictsOf(drawn(machine), line))
  },
  lines,
})

const charts = new WeakMap<AnyStateMachine, Chart>()
const drawn = (machine: AnyStateMachine) => {
  const chart = charts.get(machine) ?? chartOf(machine)
  charts.set(machine, chart)
  return chart
}

const allTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

export const nodesOf = (machine: AnyStateMachine): Node[] => [machine.root, ...getStateNodes(machine)]
const isLeaf = (node: Node) => node.type === 'atomic' || node.type === 'final'
const isTransient = (node: Node) => node.always !== undefined && node.always.at(-1)?.guard === undefined

/** Transitions taken together are taken by one walk only, so the name is unique. */
const nameOf = (steps: Step[], takes: string[]) =>
  `${['start', ...steps.map(({ event }) => event.type)].join(' → ')} takes ${takes.join(' and ')}`

const nothing = () => {}
