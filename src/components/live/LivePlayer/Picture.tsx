import { useEffect, useRef } from 'react'

import { Video } from './Picture.styles.ts'

interface Props {
  attach: (element: HTMLVideoElement) => () => void
  label: string
  isOwn?: boolean
  /** Called when the picture begins and when it ends. */
  onBegin?: (hasBegun: boolean) => void
}

/** A picture for as long as it is shown. */
export const Picture = ({ attach, label, isOwn = false, onBegin }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => (video.current === null ? undefined : attach(video.current)), [attach])
  return (
    <Video
      ref={video}
      playsInline
      muted={isOwn}
      $mirrored={isOwn}
      aria-label={label}
      // A stream with sound only plays, too, and has no size.
      onPlaying={({ currentTarget }) => onBegin?.(currentTarget.videoWidth > 0)}
      onResize={({ currentTarget }) => onBegin?.(currentTarget.videoWidth > 0)}
      onEmptied={() => onBegin?.(false)}
    />
  )
}
