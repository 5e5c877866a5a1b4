/** @jsxRuntime classic */
import * as React from 'react'

import { eventLabel } from '../../core/chart/labels.ts'
import type { ActorView, MachineView } from '../live/protocol.ts'
import { EventItem } from './EventItem.tsx'
import { stateName, stateNames } from './names.ts'
import { useSpeech } from './speech.ts'

interface Props {
  readonly machine: MachineView
  readonly actor: ActorView
  /** Id of a transition. */
  readonly edge: string
  readonly onSend: (choice: string) => void
}

/** Reason that a transition of the chart cannot be taken now. */
export const EdgeSheet = ({ machine, actor, edge, onSend }: Props) => {
  const { say, locale } = useSpeech()
  const drawn = machine.chart.edges.find(({ id }) => id === edge)
  if (drawn === undefined) return null
  const event = actor.events.find(({ type }) => type === drawn.event)
  const where = drawn.targets.length === 0 ? say('stays') : `→ ${stateNames(machine, drawn.targets, locale)}`
  return (
    <React.Fragment>
      <p>
        {stateName(machine, drawn.source, locale)} {where} <code>{eventLabel(drawn, locale)}</code>
      </p>
      {actor.active.includes(drawn.source) ? null : (
        <p className="mp-bad">
          {say('notThere')} <b>{stateName(machine, drawn.source, locale)}</b>
        </p>
      )}
      {event === undefined ? null : (
        <ul className="mp-events">
          <EventItem machine={machine} event={event} onSend={onSend} />
        </ul>
      )}
    </React.Fragment>
  )
}
