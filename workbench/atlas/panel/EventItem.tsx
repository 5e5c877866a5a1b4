/** @jsxRuntime classic */
import * as React from 'react'

import type { EventView, MachineView } from '../live/protocol.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { useSpeech } from './speech.ts'
import { causes } from './texts.ts'
import { Why } from './Why.tsx'

interface Props {
  readonly machine: MachineView
  readonly event: EventView
  readonly onSend: (choice: string) => void
}

/** An event: its cause, its meaning, and the effect of each payload now. */
export const EventItem = ({ machine, event, onSend }: Props) => {
  const { tell } = useSpeech()
  const id = React.useId()
  const [first] = event.choices
  // Where the state does not listen, payloads make no difference.
  const isDeaf = first?.outcome.answer === 'unknown' || first?.outcome.answer === 'over'
  return (
    <li className="mp-event" data-event={event.type}>
      <p className="mp-event-head" id={id}>
        <span className="mp-tag" data-by={event.by}>
          {tell(causes[event.by])}
        </span>{' '}
        <span className="mp-event-says">{tell(event.says)}</span> <code>{tell(event.label)}</code>
      </p>
      {isDeaf ? (
        <Why machine={machine} outcome={first.outcome} />
      ) : (
        <ul className="mp-choices">
          {event.choices.map((choice) => (
            <ChoiceRow
              key={choice.choice}
              machine={machine}
              choice={choice}
              describedBy={id}
              onSend={onSend}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
