import { createActor } from 'xstate'
import type {
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  ContextFrom,
  EventFrom,
  InputFrom,
  InspectionEvent,
} from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'

/** The answer of an invoked actor, as the machine receives it. */
export const done = (actorId: string, output?: unknown) => ({
  type: `xstate.done.actor.${actorId}` as const,
  output,
})
export const failed = (actorId: string, error: unknown) => ({
  type: `xstate.error.actor.${actorId}` as const,
  error,
})
/** `stateId` with the machine's id, e.g. `elapsed('poll', 'scan.watching.resting')`. */
export const elapsed = (delay: string, stateId: string) => ({
  type: `xstate.after.${delay}.${stateId}` as const,
})

type ActorEvent = ReturnType<typeof done> | ReturnType<typeof failed> | ReturnType<typeof elapsed>

export interface Model<M extends AnyStateMachine> {
  machine: M
  /** Each way of starting that an `always` at the start decides by; one for machines without input. */
  inputs: ReadonlyArray<InputFrom<M>>
  /** Every event that the machine declares, with one payload for each side of each guard. */
  events: ReadonlyArray<EventFrom<M> | ActorEvent>
  /** What guards read of the context, bucketed: two snapshots that agree in it and in their value behave alike. */
  project(context: ContextFrom<M>): unknown
}

/** A model whose machine is known by name only. */
export type AnyModel = Omit<Model<AnyStateMachine>, 'project'> & {
  project(context: never): unknown
}

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

/** One evaluated guard: the transition it stands before, and what it said. */
export interface Verdict {
  transition: string
  passed: boolean
}

export interface Outcome {
  state: AnyMachineSnapshot
  takes: string[]
  verdicts: Verdict[]
}

export interface Place {
  input: unknown
  start: AnyMachineSnapshot
  state: AnyMachineSnapshot
  /** Shortest way from the start. */
  steps: Step[]
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

/** The start of a machine, and the transitions it takes before it first rests. */
export const begin = (machine: AnyStateMachine, input: unknown): Outcome => {
  const { microsteps, inspect } = recorder()
  const actor = createActor(machine, { input, inspect })
  return outcomeOf(
    undefined,
    actor.getSnapshot() as AnyMachineSnapshot,
    microsteps.filter((step) => step.actorRef === actor),
  )
}

/** What one event does to a snapshot: nothing runs, only the machine decides. */
export const take = (
  machine: AnyStateMachine,
  input: unknown,
  state: AnyMachineSnapshot,
  event: AnyEventObject,
): Outcome => {
  const { microsteps, inspect } = recorder()
  const self = createActor(machine, { input, inspect })
  microsteps.length = 0
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  const next = machine.transition(state, event, scope) as AnyMachineSnapshot
  return outcomeOf(
    state,
    next,
    microsteps.filter((step) => step.actorRef === self),
  )
}

/** Every transition of a machine: `source|event|index`, where the event of an eventless one is `always`. */
export const transitionsOf = (machine: AnyStateMachine): string[] => allTransitions(machine).map(transitionId)

export const guardedTransitionsOf = (machine: AnyStateMachine): string[] =>
  allTransitions(machine)
    .filter((transition) => transition.guard !== undefined)
    .map(transitionId)

export const declaredEvents = (machine: AnyStateMachine) =>
  new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))

/** States in which a machine can rest: a node whose last `always` has no guard is only passed through. */
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

interface Microstep {
  actorRef: unknown
  event: AnyEventObject
  snapshot: AnyMachineSnapshot
  transitions: AnyTransitionDefinition[]
}

type Node = AnyMachineSnapshot['_nodes'][number]

const recorder = () => {
  const microsteps: Microstep[] = []
  const inspect = (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.microstep') return
    microsteps.push({
      actorRef: inspection.actorRef,
      event: inspection.event,
      snapshot: inspection.snapshot as AnyMachineSnapshot,
      transitions: inspection._transitions as AnyTransitionDefinition[],
    })
  }
  return { microsteps, inspect }
}

const outcomeOf = (
  before: AnyMachineSnapshot | undefined,
  state: AnyMachineSnapshot,
  microsteps: Microstep[],
): Outcome => {
  const takes = microsteps.flatMap(({ transitions }) => transitions.map(transitionId))
  const verdicts: Verdict[] = []
  let present = before
  for (const { event, snapshot, transitions } of microsteps) {
    if (present === undefined) verdicts.push(...transitions.flatMap(askedBefore))
    else {
      const isEventless = transitions.length > 0 && transitions.every((taken) => taken.eventType === '')
      verdicts.push(...verdictsOf(present, isEventless ? '' : event.type, transitions))
    }
    present = snapshot
  }
  if (state.status === 'active') verdicts.push(...verdictsOf(state, '', []))
  return { state, takes, verdicts }
}

/** At the start no snapshot stands before the first `always`: what was taken tells what was asked. */
const askedBefore = (taken: AnyTransitionDefinition): Verdict[] => {
  const candidates = taken.source.always ?? []
  return candidates
    .slice(0, candidates.indexOf(taken) + 1)
    .filter((candidate) => candidate.guard !== undefined)
    .map((candidate) => ({ transition: transitionId(candidate), passed: candidate === taken }))
}

/** Candidates are asked in order until one passes; a parent's only when no child of it moved. */
const verdictsOf = (
  before: AnyMachineSnapshot,
  eventType: string,
  taken: AnyTransitionDefinition[],
): Verdict[] =>
  before._nodes.flatMap((node) => {
    if (taken.some(({ source }) => source !== node && source.id.startsWith(`${node.id}.`))) return []
    const candidates = eventType === '' ? (node.always ?? []) : (node.transitions.get(eventType) ?? [])
    const chosen = candidates.findIndex((candidate) => taken.includes(candidate))
    const asked = chosen === -1 ? candidates : candidates.slice(0, chosen + 1)
    return asked
      .filter((candidate) => candidate.guard !== undefined)
      .map((candidate) => ({ transition: transitionId(candidate), passed: taken.includes(candidate) }))
  })

const allTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** `source|event|index`, as in `transitionsOf`. */
export const transitionId = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id}|${eventType === '' ? 'always' : eventType}|${siblings?.indexOf(transition) ?? -1}`
}

export const nodesOf = (machine: AnyStateMachine): Node[] => [machine.root, ...getStateNodes(machine)]
const isLeaf = (node: Node) => node.type === 'atomic' || node.type === 'final'
const isTransient = (node: Node) => node.always !== undefined && node.always.at(-1)?.guard === undefined

/** Transitions taken together are taken by one walk only, so the name is unique. */
const nameOf = (steps: Step[], takes: string[]) =>
  `${['start', ...steps.map(({ event }) => event.type)].join(' → ')} takes ${takes.join(' and ')}`

const nothing = () => {}
