/** @jsxRuntime classic */
import * as React from 'react'

import type { AskedView, MachineView } from '../live/protocol.ts'
import { stateNames } from './names.ts'
import { Reason } from './Reason.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  readonly machine: MachineView
  readonly refusal: AskedView
}

/** A transition that was evaluated and refused. */
export const Refusal = ({ machine, refusal }: Props) => {
  const { say, locale } = useSpeech()
  const { edge, targets, grounds } = refusal
  return (
    <div className="mp-why" data-edge={edge}>
      <p>
        <span className="mp-bad">{say('notTo')}</span>{' '}
        <b>{targets.length === 0 ? say('stays') : `→ ${stateNames(machine, targets, locale)}`}</b>
      </p>
      {grounds.map((ground) => (
        <Reason key={ground.name} machine={machine} ground={ground} />
      ))}
    </div>
  )
}
