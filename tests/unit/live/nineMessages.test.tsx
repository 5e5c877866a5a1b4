import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import all from 'virtual:messages/all'
import { describe, expect, it } from 'vitest'

import { HandPanel } from '../../../src/components/live/Live/HandPanel.tsx'
import { HubNotice } from '../../../src/components/live/Live/HubNotice.tsx'
import { MutePanel } from '../../../src/components/live/Live/MutePanel.tsx'
import { Composer } from '../../../src/components/live/LiveChat/Composer.tsx'
import { OutgoingLine } from '../../../src/components/live/LiveChat/OutgoingLine.tsx'
import { PlayCover } from '../../../src/components/live/LivePlayer/PlayCover.tsx'
import { CaptureControls } from '../../../src/components/live/LiveTools/CaptureControls.tsx'
import { ScreenControl } from '../../../src/components/live/LiveTools/ScreenControl.tsx'
import { failure } from '../../../src/contract/failure.ts'
import { liveMessages } from '../../../src/contract/room/ports.ts'
import type { LiveMessage } from '../../../src/contract/room/ports.ts'
import { locales } from '../../../src/i18n/locale.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { MessagesProvider } from '../../../src/i18n/MessagesProvider.tsx'

const nothing = () => {}
const refused = (reason: string) =>
  failure('refused', `server says ${reason}`, { reason, field: null, retry_after: null })

/** Places that show each of the nine. */
const shownBy: Record<LiveMessage, readonly ReactElement[]> = {
  enter: [
    <PlayCover
      key="line"
      view="failed"
      status="loading"
      fault="timeout"
      host=""
      isHostLost={false}
      onPlay={nothing}
      onRetry={nothing}
    />,
    <HubNotice
      key="room"
      why="failed"
      failure={null}
      rehearsed={null}
      conferenceId={null}
      onRetry={nothing}
    />,
  ],
  publish: [
    <CaptureControls
      key="device"
      kind="camera"
      view="failed"
      isBusy={false}
      fault="denied"
      devices={[]}
      deviceId={null}
      onOpen={nothing}
      onClose={nothing}
      onMute={nothing}
      onUnmute={nothing}
      onChoose={nothing}
    />,
  ],
  mic: [<Hand key="device" mediaFault="denied" />, <Hand key="room" reason="seatTaken" />],
  screen: [
    <ScreenControl
      key="screen"
      view="failed"
      isBusy={false}
      fault="denied"
      onShare={nothing}
      onStop={nothing}
    />,
  ],
  chatInit: [<Composer key="chat" bar="failed" onSend={nothing} onRetry={nothing} onLogin={nothing} />],
  send: [<Unsent key="line" reason="messageTooLong" />],
  banned: [<Unsent key="all" reason="mutedGroup" />, <Unsent key="one" reason="mutedMember" />],
  removed: [
    <HubNotice
      key="room"
      why="removed"
      failure={null}
      rehearsed={null}
      conferenceId={null}
      onRetry={nothing}
    />,
    <Composer key="chat" bar="removed" onSend={nothing} onRetry={nothing} onLogin={nothing} />,
  ],
  modification: [
    <MutePanel
      key="command"
      isGroupMuted={false}
      isMemberMuted={false}
      mayMute
      busy={false}
      failure={refused('epochStale')}
      onSet={nothing}
    />,
  ],
}

describe('the nine messages of a live room', () => {
  it.each(locales.flatMap((locale) => liveMessages.map((name) => [locale, name] as const)))(
    '[LIVE-07] in %s, "%s" has a text of its own and is shown',
    (locale, name) => {
      const text = textOf(locale, name)
      expect(text).not.toBe('')
      const others = liveMessages.filter((other) => other !== name).map((other) => textOf(locale, other))
      expect(others).not.toContain(text)
      expect(shownBy[name]).not.toEqual([])
      for (const place of shownBy[name]) expect(markup(locale, place)).toContain(text)
    },
  )

  it('[LIVE-07] there are nine', () => {
    expect(liveMessages).toHaveLength(9)
  })
})

const messagesOf = (locale: Locale) => Object.assign({}, ...Object.values(all[locale] ?? {}))

/** As it is in markup. */
const textOf = (locale: Locale, name: LiveMessage): string => {
  const [part] = messagesOf(locale)[`live.failed.${name}`] as ReadonlyArray<{ value: string }>
  return part?.value ?? ''
}

const markup = (locale: Locale, place: ReactElement) =>
  renderToString(
    <MessagesProvider locale={locale} messages={messagesOf(locale)}>
      {place}
    </MessagesProvider>,
  )

function Hand({ mediaFault = null, reason }: { mediaFault?: 'denied' | null; reason?: string }) {
  return (
    <HandPanel
      status="idle"
      mayRaise
      expiresAt={null}
      now={Date.now}
      failure={reason === undefined ? null : refused(reason)}
      mediaFault={mediaFault}
      isOver={false}
      isTakenDown={false}
      isRecorded={false}
      microphones={[]}
      microphone={null}
      onMicrophone={nothing}
      onCommand={nothing}
    />
  )
}

function Unsent({ reason }: { reason: string }) {
  return (
    <OutgoingLine
      text="?"
      failure={refused(reason)}
      canResend={false}
      onResend={nothing}
      onDiscard={nothing}
    />
  )
}
