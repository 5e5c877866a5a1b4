/** @jsxRuntime classic */
import * as React from 'react'

import type { Mode } from '../../../src/theme/tokens.ts'
import { parseOrigin, phoneAddress, rootOf, workshopAddress } from './addresses.ts'
import { CopyField } from './CopyField.tsx'
import { QrPicture } from './QrPicture.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  readonly storyId: string
  /** Theme of the story. */
  readonly theme: Mode
}

const originKey = 'storybook-statechart-origin'

/** The address of the present view, and a code that opens it on a phone. */
export const Share = ({ storyId, theme }: Props) => {
  const { say, locale } = useSpeech()
  const id = React.useId()
  const [typed, setTyped] = React.useState(() => localStorage.getItem(originKey) ?? window.location.origin)
  const origin = parseOrigin(typed)
  const root = `${origin ?? window.location.origin}${rootOf(window.location.pathname)}`
  const shown = { storyId, locale, theme }
  const forPhone = phoneAddress(root, shown)
  const type = (text: string) => {
    setTyped(text)
    if (parseOrigin(text) === window.location.origin) localStorage.removeItem(originKey)
    else if (parseOrigin(text) !== null) localStorage.setItem(originKey, text)
  }
  return (
    <div className="mp-share">
      <QrPicture text={forPhone} label={`${say('qrCode')}: ${forPhone}`} />
      <div className="mp-share-fields">
        <p className="mp-hint">{say('shareHint')}</p>
        <div className="mp-field">
          <label htmlFor={id}>{say('origin')}</label>
          <input
            id={id}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-invalid={origin === null}
            aria-describedby={`${id}-hint`}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <p id={`${id}-hint`} className={origin === null ? 'mp-hint mp-bad' : 'mp-hint'}>
            {say(origin === null ? 'originWrong' : 'originHint')}
          </p>
        </div>
        <CopyField label={say('phoneAddress')} value={forPhone} />
        <CopyField label={say('workshopAddress')} value={workshopAddress(root, shown)} />
      </div>
    </div>
  )
}
