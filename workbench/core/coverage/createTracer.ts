import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

import type { TraceLine } from './trace.types.ts'

/**
 * Inspects actors and records the machines with these ids, once for each event that an actor has processed. An
 * actor that was created but never started did nothing.
 *
 * It uses nothing from outside of itself, because its source text is sent into the pages of the built site.
 */
export const createTracer = (
  machines: readonly string[],
  write: (lines: readonly TraceLine[]) => void,
): ((inspection: InspectionEvent) => void) => {
  interface Run {
    nodes: readonly string[]
    snapshot: unknown
    /** Not yet written: the next inspection shows whether the last one rests. */
    readonly lines: Array<{ -readonly [Key in keyof TraceLine]: TraceLine[Key] }>
  }
  const started = new WeakSet<object>()
  const runs = new WeakMap<object, Run>()

  // Sorted, because the same nodes come in another order on another way.
  const idsOf = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => id).sort()
  const initialNodes = (node: AnyStateNode): AnyStateNode[] => {
    if (node.type === 'parallel') return [node, ...Object.values(node.states).flatMap(initialNodes)]
    return node.type === 'compound' ? [node, ...(node.initial.target ?? []).flatMap(initialNodes)] : [node]
  }
  const idOf = (transition: AnyTransitionDefinition) => {
    const { source, eventType } = transition
    const candidates = eventType === '' ? source.always : source.transitions.get(eventType)
    return `${source.id}|${eventType === '' ? 'always' : eventType}|${candidates?.indexOf(transition) ?? -1}`
  }
  const startOf = (machine: string, after: readonly string[], rests: boolean) => {
    return { machine, before: [], event: 'xstate.init', taken: [], after, rests }
  }

  return (inspection) => {
    const { type, actorRef: actor } = inspection
    if (type !== '@xstate.microstep' && type !== '@xstate.snapshot') return
    const snapshot = inspection.snapshot as Partial<AnyMachineSnapshot>
    const { machine, status } = snapshot
    if (machine === undefined || !machines.includes(machine.id)) return
    // Being stopped by a parent is nothing that the machine decided.
    if (status === 'stopped') return void runs.delete(actor)
    const nodes = idsOf(snapshot._nodes ?? [])
    let run = runs.get(actor)

    if (type === '@xstate.snapshot') {
      const first = started.has(actor) ? [] : [startOf(machine.id, nodes, status === 'active')]
      const lines = run?.lines ?? first
      started.add(actor)
      runs.delete(actor)
      if (lines.length > 0) write(lines)
      return
    }

    if (run === undefined) {
      if (started.has(actor)) {
        const present = actor.getSnapshot() as AnyMachineSnapshot
        run = { nodes: idsOf(present._nodes), snapshot: present, lines: [] }
      } else {
        const initial = idsOf(initialNodes(machine.root))
        run = { nodes: initial, snapshot: null, lines: [startOf(machine.id, initial, true)] }
      }
      runs.set(actor, run)
    }
    const taken = inspection._transitions as AnyTransitionDefinition[]
    const isEventless = taken.length > 0 && taken.every(({ eventType }) => eventType === '')
    const last = run.lines.at(-1)
    if (last !== undefined && isEventless) last.rests = false
    run.lines.push({
      machine: machine.id,
      before: run.nodes,
      event: inspection.event.type,
      taken: taken.map(idOf),
      after: nodes,
      // XState does not evaluate again after an eventless step that changed nothing.
      rests: status === 'active' && !(isEventless && snapshot === run.snapshot),
    })
    run.nodes = nodes
    run.snapshot = snapshot
  }
}
