/** @jsxRuntime classic */
import * as React from 'react'

import type { MachineView, OutcomeView } from '../live/protocol.ts'
import { stateNames } from './names.ts'
import { Refusal } from './Refusal.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  readonly machine: MachineView
  readonly outcome: OutcomeView
}

/** Reason that an event does not lead where it could: the state, or the guards with the values they read. */
export const Why = ({ machine, outcome }: Props) => {
  const { say, locale } = useSpeech()
  const { answer, knownIn, asked } = outcome
  if (answer === 'over') return <p className="mp-why">{say('over')}</p>
  if (answer === 'unknown') {
    return (
      <p className="mp-why">
        {say('knownIn')}
        <b>{stateNames(machine, knownIn, locale)}</b>
      </p>
    )
  }
  const refusals = asked.filter(({ passed }) => !passed)
  return (
    <React.Fragment>
      {answer === 'swallowed' ? <p className="mp-why">{say('swallowed')}</p> : null}
      {refusals.map((refusal) => (
        <Refusal key={refusal.edge} machine={machine} refusal={refusal} />
      ))}
    </React.Fragment>
  )
}
