import { FormattedMessage, useIntl } from 'react-intl'

import { Group, Option, Why } from './StreamSwitch.styles.ts'
import type { Line } from './LivePlayer.types.ts'

export interface StreamSwitchProps {
  line: Line | null
  /** Lines that this browser and the room have; with one there is nothing to switch. */
  choices: readonly Line[]
  /** A member on stage has rtc. */
  isForced: boolean
  /** A guest is on stage; the cdn line shows the guest only in place of the host. */
  hasGuest: boolean
  /** Reason that it is not the chosen line. */
  reason: 'rtcFull' | 'weak' | 'mediaDown' | 'noH264' | 'codec' | null
  onChoose: (line: Line) => void
}

/** Line that carries the picture (LIVE-02). */
export const StreamSwitch = ({ line, choices, isForced, hasGuest, reason, onChoose }: StreamSwitchProps) => {
  const { formatMessage } = useIntl()
  const isGuestUnseen = hasGuest && line === 'cdn' && choices.includes('rtc')
  const why =
    reason === null
      ? (lack(line, choices) ?? (isGuestUnseen ? 'player.line.guest' : null))
      : (`player.why.${reason}` as const)
  return (
    <>
      {choices.length > 1 && (
        <Group role="group" aria-label={formatMessage({ id: 'player.line' })}>
          {choices.map((one) => (
            <Option
              key={one}
              type="button"
              aria-pressed={one === line}
              aria-disabled={isForced || undefined}
              title={formatMessage({ id: isForced ? 'player.line.forced' : `player.line.${one}.hint` })}
              onClick={isForced ? undefined : () => onChoose(one)}
            >
              <FormattedMessage id={`player.line.${one}`} />
            </Option>
          ))}
        </Group>
      )}
      {why !== null && (
        <Why role="status">
          <FormattedMessage id={why} />
        </Why>
      )}
    </>
  )
}

/** A browser without the cdn line sees only some lives: it depends on what their hosts send. One without rtc sees them later. */
const lack = (line: Line | null, choices: readonly Line[]) => {
  if (line === 'rtc' && !choices.includes('cdn')) return 'live.remedy.noH264'
  return line === 'cdn' && !choices.includes('rtc') ? 'player.why.noRtc' : null
}
