/** @jsxRuntime classic */
import * as React from 'react'

import type { Ground } from '../live/explain.types.ts'
import type { MachineView } from '../live/protocol.ts'
import { useSpeech } from './speech.ts'

interface Props {
  readonly machine: MachineView
  /** Ground of a refusal: a condition that did not hold, or held where it must not. */
  readonly ground: Ground
}

/** One guard that decided: its name, its sentence, and the values that it read. */
export const Reason = ({ machine, ground }: Props) => {
  const { say, locale } = useSpeech()
  const { name, held, readings, threw } = ground
  const sentence = machine.guards[name]?.[locale]
  return (
    <div className="mp-reason" data-guard={name}>
      <p>
        <span className="mp-muted">{say('condition')}</span> <code>{name}</code>{' '}
        <b className="mp-bad">{say(held ? 'holdsWrongly' : 'fails')}</b>
      </p>
      {sentence === undefined ? null : (
        <p className="mp-sentence">{locale === 'en' ? `“${sentence}”` : `「${sentence}」`}</p>
      )}
      {threw === null ? null : (
        <p className="mp-bad">
          {say('threw')}
          {threw}
        </p>
      )}
      {readings.length === 0 ? null : (
        <ul className="mp-readings" aria-label={say('readingsOf')}>
          {readings.map(({ path, value }) => (
            <li key={path}>
              <code>
                {path} = <b>{value}</b>
              </code>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
