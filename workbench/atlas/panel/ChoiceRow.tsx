/** @jsxRuntime classic */
import * as React from 'react'

import type { ChoiceView, MachineView } from '../live/protocol.ts'
import { stateNames } from './names.ts'
import { useSpeech } from './speech.ts'
import { Why } from './Why.tsx'

interface Props {
  readonly machine: MachineView
  readonly choice: ChoiceView
  /** Id of the element that names the event. */
  readonly describedBy: string
  readonly onSend: (choice: string) => void
}

/** One event with one payload: a button that sends it, or why it cannot come. */
export const ChoiceRow = ({ machine, choice, describedBy, onSend }: Props) => {
  const { say, locale } = useSpeech()
  const { payload, isFromStory, outcome } = choice
  const canBeSent = outcome.answer === 'taken'
  const result =
    outcome.targets.length === 0 ? say('stays') : `→ ${stateNames(machine, outcome.targets, locale)}`
  const label = (
    <span className="mp-payload">
      {isFromStory ? <span className="mp-tag">{say('lastInStory')}</span> : null}
      {payload === '' ? null : <code>{payload}</code>}
    </span>
  )
  return (
    <li className="mp-choice" data-choice={choice.choice} data-answer={outcome.answer}>
      {canBeSent ? (
        <button
          type="button"
          className="mp-send"
          aria-describedby={describedBy}
          onClick={() => onSend(choice.choice)}
        >
          <span className="mp-send-verb">{say('send')}</span>
          {label}
          <span className="mp-result">{result}</span>
        </button>
      ) : (
        label
      )}
      <Why machine={machine} outcome={outcome} />
    </li>
  )
}
