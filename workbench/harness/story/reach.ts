import { begin, isHandled, take } from '../../core/walk.ts'
import type { Step, Walk } from '../../core/walk.ts'
import type { StatePath } from '../../atlas/registry/statePath.ts'
import { walkPath } from '../../atlas/replay/walkPath.ts'
import type { machines, MachineId } from '../../../src/machines/registry.ts'
import type { AnyModel } from '../../../src/machines/shared/model.ts'
import { models } from '../../registry.ts'
import type { AnyEventObject, InputFrom } from 'xstate'
import { pageActions } from '../stage/pageActions.ts'
import { perform } from '../stage/perform.ts'
import { playing } from './playing.ts'
import type { Page } from './playing.ts'

type IdOf<State extends StatePath> = State extends `${infer Id extends MachineId}.${string}` ? Id : never

interface Way<Id extends MachineId> {
  /** Goes there first. */
  readonly via?: StatePath
  /** Goes on by these events: types of the model's events, or events with payloads of their own. */
  readonly by?: readonly (string | AnyEventObject)[]
  /** Starts with this input instead of the model's. */
  readonly input?: InputFrom<(typeof machines)[Id]>
  /** Visitor's actions once the state is reached. */
  readonly act?: (page: Page) => unknown
}

type AnyWay = Omit<Way<MachineId>, 'input'> & { readonly input?: unknown }

/**
 * A story of one state: its machine's shortest walk there, on the real page. The state must be a literal, because
 * the index reads it from the source (`workbench/preview/storiesIn.ts`).
 */
export const reach = <State extends StatePath>(state: State, way: Way<IdOf<State>> = {}) => ({
  parameters: { state },
  play: playing(async (harness, context) => {
    const id = state.split('.')[0] as MachineId
    const walk = walkTo(id, state, way)
    const { stage, act } = await perform(id, walk, harness)
    for (const step of walk.steps) await act(step)
    await way.act?.({ ...context, ...pageActions(stage), stage, network: harness.network })
    harness.letGoOnTouch()
  }),
})

const walkTo = (id: MachineId, state: string, { by, via, input }: AnyWay): Walk => {
  const model = models[id]
  if (input !== undefined || (by !== undefined && via === undefined)) {
    const given = input ?? model.inputs[0]
    const { state: start } = begin(model.machine, given)
    return goOn({ name: '', input: given, start, steps: [], takes: [] }, by ?? [], model)
  }
  const path = walkPath({
    machine: id,
    ...(by === undefined ? { from: via, to: state } : { to: via ?? state }),
  })
  if (path === null || path.startsOver) throw new Error(`Nothing leads to ${state}`)
  const { approach, steps, ...rest } = path
  return goOn({ ...rest, name: '', steps: [...approach, ...steps], takes: [] }, by ?? [], model)
}

const goOn = (walk: Walk, by: readonly (string | AnyEventObject)[], model: AnyModel): Walk => {
  const steps: Step[] = [...walk.steps]
  for (const wanted of by) {
    const before = steps.at(-1)?.state ?? walk.start
    const event =
      typeof wanted !== 'string'
        ? wanted
        : (model.events as readonly AnyEventObject[]).find(
            (one) => one.type === wanted && isHandled(before, one),
          )
    if (event === undefined) throw new Error(`The model has no event ${String(wanted)} for this state`)
    steps.push({ event, state: take(model.machine, walk.input, before, event).state })
  }
  return { ...walk, steps }
}
