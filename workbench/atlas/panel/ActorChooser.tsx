/** @jsxRuntime classic */
import * as React from 'react'

import type { ActorView, Machines } from '../live/protocol.ts'
import { actorTitle, stateNames } from './names.ts'
import { useSpeech } from './speech.ts'

interface Props {
  readonly machines: Machines
  readonly actors: readonly ActorView[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/** The machines of the story, side by side. */
export const ActorChooser = ({ machines, actors, chosen, onChoose }: Props) => {
  const { say, locale } = useSpeech()
  const name = React.useId()
  return (
    <fieldset className="mp-actors">
      <legend className="mp-hidden">{say('choose')}</legend>
      {actors.map((actor) => {
        const machine = machines[actor.machine]
        if (machine === undefined) return null
        return (
          <label
            key={actor.key}
            className="mp-actor"
            data-ended={actor.status !== 'active'}
            title={stateNames(machine, actor.leaves, locale)}
          >
            <input
              type="radio"
              className="mp-hidden"
              name={name}
              value={actor.key}
              checked={actor.key === chosen}
              onChange={() => onChoose(actor.key)}
            />
            {actorTitle(machines, actor, locale)}
            {actor.status === 'active' ? null : <span className="mp-hidden"> ({say('ended')})</span>}
          </label>
        )
      })}
    </fieldset>
  )
}
