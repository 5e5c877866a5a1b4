import type { Bilingual, EventWords } from '../../../src/machines/shared/words.ts'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { eventLabel } from '../../core/chart/labels.ts'
import type { MachineEntry } from '../registry/entry.types.ts'
import { registry } from '../../registry.ts'
import type { Happening, Watch, WatchedActor } from '../watch.ts'
import { choicesFor, payloadOf } from './choices.ts'
import type { Choice } from './choices.ts'
import { explain } from './explain.ts'
import { groupBy } from '../../core/groupBy.ts'
import { toPlain } from './plain.ts'
import type { ActorView, EventView, HappeningView, LiveView, OutcomeView } from './protocol.ts'
import { groundsOf } from './verdict.ts'

/** Everything visible of the running machines now. */
export const viewOf = (
  { storyId, claimed }: Pick<LiveView, 'storyId' | 'claimed'>,
  watch: Watch,
): LiveView => {
  const actors = watch.actors()
  return {
    storyId,
    claimed,
    actors: actors.map((actor) => ({ ...placeAmong(actor, actors), ...actorView(actor, watch.history()) })),
    history: watch.history().map(happeningView),
  }
}

const placeAmong = (
  watched: WatchedActor,
  actors: readonly WatchedActor[],
): Pick<ActorView, 'role' | 'number'> => {
  const alike = actors.filter(({ machine }) => machine === watched.machine)
  if (alike.length === 1) return { role: null, number: null }
  const roleOf = ({ actor }: WatchedActor) => {
    const parent = actors.find((other) => other.actor === actor._parent)
    return parent === undefined ? null : (registry[parent.machine].actors[actor.id]?.says ?? null)
  }
  const role = roleOf(watched)
  const neighbours = alike.filter((other) => roleOf(other) === role)
  return { role, number: neighbours.length === 1 ? null : neighbours.indexOf(watched) + 1 }
}

const actorView = (
  watched: WatchedActor,
  history: readonly Happening[],
): Omit<ActorView, 'role' | 'number'> => {
  const { key, machine, snapshot } = watched
  const choices = choicesFor(watched, registry[machine].model, history)
  return {
    key,
    machine,
    status: snapshot.status,
    active: snapshot._nodes.map(({ id }) => id),
    leaves: leavesOf(snapshot),
    context: JSON.stringify(toPlain(snapshot.context)),
    events: [...groupBy(choices, ({ event }) => event.type)].map(([type, alike]) =>
      eventView(registry[machine], type, alike, snapshot),
    ),
  }
}

const eventView = (
  entry: MachineEntry,
  type: string,
  choices: readonly Choice[],
  snapshot: AnyMachineSnapshot,
): EventView => ({
  type,
  label: labelOf(type),
  ...deedOf(entry, type),
  choices: choices.map(({ id, event, isFromStory }) => ({
    choice: id,
    payload: payloadOf(event),
    isFromStory,
    outcome: outcomeOf(snapshot, event),
  })),
})

const outcomeOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject): OutcomeView => {
  const explanation = explain(snapshot, event)
  return {
    answer: explanation.answer,
    edges: 'edges' in explanation ? explanation.edges : [],
    targets: 'targets' in explanation ? explanation.targets : [],
    knownIn: 'knownIn' in explanation ? explanation.knownIn : [],
    asked: ('asked' in explanation ? explanation.asked : []).map(({ edge, verdict }) => ({
      edge,
      passed: verdict.passed,
      targets: targetsOf(snapshot, edge),
      grounds: groundsOf(verdict),
    })),
  }
}

const targetsOf = (snapshot: AnyMachineSnapshot, edge: string): string[] => {
  const [source, type = '', index] = edge.split('|')
  const node = snapshot._nodes.find(({ id }) => id === source)
  return (node?.transitions.get(type)?.[Number(index)]?.target ?? []).map(({ id }) => id)
}

/** A happening never changes. */
const shown = new WeakMap<Happening, HappeningView>()

const happeningView = (happening: Happening): HappeningView => {
  const known = shown.get(happening)
  if (known !== undefined) return known
  const { index, key, machine, event, before, after, taken } = happening
  const view: HappeningView = {
    index,
    key,
    machine,
    type: event.type,
    label: before === null ? started : labelOf(event.type),
    payload: before === null ? '' : payloadOf(event),
    from: before === null ? null : leavesOf(before),
    to: leavesOf(after),
    edges: taken,
    outcome: before === null ? null : outcomeOf(before, event),
  }
  shown.set(happening, view)
  return view
}

const started: Bilingual = { 'zh-CN': '启动', en: 'started' }

const leavesOf = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id)

/** The source of a delay is the end of its event's type. */
const labelOf = (type: string): Bilingual => {
  const [, source = ''] = /^xstate\.after\.[^.]+\.(.+)$/.exec(type) ?? []
  return {
    'zh-CN': eventLabel({ event: type, source }, 'zh-CN'),
    en: eventLabel({ event: type, source }, 'en'),
  }
}

/** Cause of an event of this type, and the sentence for it; an answer says whether it arrived. */
export const deedOf = ({ events, actors, delays }: MachineEntry, type: string): EventWords => {
  const [, family, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(type) ?? []
  if (family === 'after') return { by: 'clock', says: delays[name] ?? same(name) }
  const deed = events[type] ?? actors[name] ?? { by: 'machine', says: same(type) }
  if (family === undefined) return deed
  return { by: deed.by, says: withEnd(deed.says, family === 'done.actor') }
}

const same = (text: string): Bilingual => ({ 'zh-CN': text, en: text })

const withEnd = (says: Bilingual, isGood: boolean): Bilingual => ({
  'zh-CN': `${says['zh-CN']} —— ${isGood ? '有了结果' : '失败了'}`,
  en: `${says.en} — ${isGood ? 'and it came' : 'and it failed'}`,
})
