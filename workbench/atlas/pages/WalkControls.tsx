import type { PlayerEvent } from '../replay/player.machine.ts'
import type { WalkStatus } from '../replay/stageNews.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Controls, Press } from './WalkPage.styles.ts'
import { walkWords } from './walkWords.ts'

interface Props {
  readonly status: WalkStatus
  readonly total: number
  readonly slowness: number
  readonly locale: Locale
  readonly onEvent: (event: PlayerEvent) => void
}

/** Play, pause and single steps. Buttons that do nothing now stay where the keyboard is. */
export const WalkControls = ({ status, total, slowness, locale, onEvent }: Props) => {
  const { phase, at, isPlaying } = status
  const rests = phase === 'resting'
  const isPlayingNow = isPlaying && (phase === 'acting' || phase === 'opening')
  const button = (type: 'restart' | 'back' | 'step', isPossible: boolean, sign: string) => (
    <Press
      type="button"
      aria-disabled={!isPossible}
      aria-label={walkWords[type][locale]}
      title={walkWords[type][locale]}
      onClick={() => {
        if (isPossible) onEvent({ type })
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </Press>
  )
  const main = isPlayingNow ? 'pause' : at === total && rests && total > 0 ? 'restart' : 'play'
  return (
    <Controls>
      {button('back', (rests || phase === 'failed') && at > 0, 'M7 5h2v14H7zM19 5v14l-9-7z')}
      <Press
        type="button"
        $isMain
        aria-disabled={main === 'play' && !(rests && at < total)}
        onClick={() => {
          if (main !== 'play' || (rests && at < total)) onEvent({ type: main })
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mainSigns[main]} />
        </svg>
        {walkWords[main][locale]}
      </Press>
      {button('step', rests && at < total, 'M5 5l9 7-9 7zM15 5h2v14h-2z')}
      <select
        aria-label={walkWords.pace[locale]}
        value={slowness}
        onChange={({ target }) => onEvent({ type: 'pace', slowness: Number(target.value) })}
      >
        <option value={1}>{walkWords.fast[locale]}</option>
        <option value={4}>{walkWords.slow[locale]}</option>
      </select>
    </Controls>
  )
}

const mainSigns = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  restart: 'M12 5V1L6.5 6 12 11V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z',
} as const
