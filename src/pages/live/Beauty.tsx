import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import { BeautyControl } from '../../components/live/LiveTools/BeautyControl.tsx'
import type { BeautyParam, LiveMedia } from '../../contract/room/ports.ts'
import { useToasts } from '../shared/useToasts.ts'

/** LIVE-03. Off by default: it costs the device a copy of every picture. */
export const Beauty = ({ media }: { media: LiveMedia }) => {
  const preferences = useServices().own(livePreferences)
  const { say } = useToasts()
  const [isOn, setOn] = useState(false)
  const [beauty, setBeauty] = useState(() => preferences.beauty())
  if (!media.caps.beauty) return null
  const apply = (wanted: BeautyParam | null) => {
    media.setBeauty(wanted).catch(() => {
      setOn(false)
      say('error', 'player.beauty.failed')
    })
  }
  return (
    <BeautyControl
      isOn={isOn}
      beauty={beauty}
      onSwitch={(wanted) => {
        setOn(wanted)
        apply(wanted ? beauty : null)
      }}
      onChange={(wanted) => {
        setBeauty(wanted)
        preferences.keepBeauty(wanted)
        apply(wanted)
      }}
    />
  )
}
