import * as React from 'react'

import type { Locale } from '../../../src/i18n/locale.ts'
import { controlNames } from './chartWords.ts'
import { step } from './useZoom.ts'
import type { Zoom } from './useZoom.ts'

interface Props {
  readonly locale: Locale
  readonly zoom: Zoom
}

/** Smaller, all of it, larger. */
export const ChartControls = ({ locale, zoom }: Props): React.ReactNode => {
  const names = controlNames[locale]
  return (
    <div className="statechart-controls" role="group" aria-label={names.bar}>
      <Control name={names.out} path="M3 8h10" onPress={() => zoom.by(1 / step)} />
      <Control name={names.fit} path="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" onPress={zoom.fit} />
      <Control name={names.in} path="M3 8h10M8 3v10" onPress={() => zoom.by(step)} />
    </div>
  )
}

const Control = ({ name, path, onPress }: { name: string; path: string; onPress: () => void }) => (
  <button type="button" aria-label={name} title={name} onClick={onPress}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
)
