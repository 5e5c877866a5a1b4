/** @jsxRuntime classic */
import * as React from 'react'

import { groupBy } from '../../core/groupBy.ts'
import type { ActorView, EventView, MachineView } from '../live/protocol.ts'
import { EventItem } from './EventItem.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  readonly machine: MachineView
  readonly actor: ActorView
  readonly onSend: (choice: string) => void
}

/** Every event of a machine: possible now, blocked by a condition, and not listened to by the state. */
export const EventList = ({ machine, actor, onSend }: Props) => {
  const { say } = useSpeech()
  const groups = groupBy(actor.events, possibilityOf)
  const possible = groups.get('possible') ?? []
  const impossible = groups.get('impossible') ?? []
  const unheard = groups.get('unheard') ?? []
  const listOf = (events: readonly EventView[]) => (
    <ul className="mp-events">
      {events.map((event) => (
        <EventItem key={event.type} machine={machine} event={event} onSend={onSend} />
      ))}
    </ul>
  )
  return (
    <React.Fragment>
      <h4 className="mp-h4">{say('possible')}</h4>
      {possible.length === 0 ? <p className="mp-muted">{say('nothingPossible')}</p> : listOf(possible)}
      {impossible.length === 0 ? null : (
        <React.Fragment>
          <h4 className="mp-h4">{say('impossible')}</h4>
          {listOf(impossible)}
        </React.Fragment>
      )}
      {unheard.length === 0 ? null : (
        <details className="mp-unheard">
          <summary>
            {say('unheard')} <span className="mp-count">{unheard.length}</span>
          </summary>
          {listOf(unheard)}
        </details>
      )}
    </React.Fragment>
  )
}

const possibilityOf = ({ choices }: EventView): 'possible' | 'impossible' | 'unheard' => {
  if (choices.some(({ outcome }) => outcome.answer === 'taken')) return 'possible'
  return choices.some(({ outcome }) => outcome.answer === 'refused' || outcome.answer === 'swallowed')
    ? 'impossible'
    : 'unheard'
}
