import type { AnyTransitionDefinition } from 'xstate'

/** `<source id>|<event type or `always`>|<index among the candidates>`: the id of a chart's edge. */
export const edgeId = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition
  const candidates = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id}|${eventType === '' ? 'always' : eventType}|${candidates?.indexOf(transition) ?? -1}`
}
